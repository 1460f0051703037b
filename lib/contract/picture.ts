import { z } from 'zod';

/** One rendition of a picture. Widths and heights are in CSS pixels of the file. */
export const thumbSchema = z.looseObject({
  url: z.string(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  type: z.string().optional(),
});

/** Renditions by name. A backend may send a bare URL for one; it is read as `{url}`. */
export const thumbsSchema = z.record(
  z.string(),
  z.union([z.string().transform((url) => ({ url })), thumbSchema]),
);

export const pictureColourSchema = z.string().regex(/^#[0-9a-f]{6}$/);

/** A picture resolved for one language: file, alternative text (empty when decorative), rights, renditions. */
export const pictureSchema = z.looseObject({
  id: z.int().positive(),
  url: z.string(),
  text: z.string().default(''),
  description: z.string().default(''),
  copyright: z.string().default(''),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  focal_point: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
  /** Its main colour as `#rrggbb`, which fills its place until it has loaded. Absent for a transparent picture. */
  colour: pictureColourSchema.optional(),
  thumbs: thumbsSchema.default({}),
});

export type Thumb = z.infer<typeof thumbSchema>;
export type Thumbs = z.infer<typeof thumbsSchema>;
export type Picture = z.infer<typeof pictureSchema>;
