import { z } from 'zod';
import { idSchema } from './identifier';
import { listSchema, pageSizes } from './list';
import { locales } from './locale';
import { thumbsSchema } from './picture';

/** Largest upload in bytes. */
export const maximumUploadBytes = 50 * 1024 * 1024;

const textsSchema = z.partialRecord(z.enum(locales), z.string());

/** A file of the media library as editors see it, with both languages. */
export const mediaFileSchema = z.looseObject({
  id: idSchema,
  /** `media:7` */
  reference: z.string(),
  folder: z.string(),
  filename: z.string(),
  url: z.string(),
  type: z.string(),
  size: z.int().min(0),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  alt: textsSchema,
  description: textsSchema,
  decorative: z.boolean(),
  copyright: z.string(),
  /** Per cent from the left and the top. */
  focal_x: z.int().min(0).max(100),
  focal_y: z.int().min(0).max(100),
  thumbs: thumbsSchema,
  revision: z.int().min(0),
  created_at: z.string(),
  updated_at: z.string(),
});

/** Answer of an upload. `duplicate` says that the library already held the same bytes, in this file. */
export const uploadAnswerSchema = mediaFileSchema.extend({ duplicate: z.boolean() });

/** Answer of `GET /{locale}/pageeditor-api/media`: a page of the files, and the names of all folders. */
export const mediaListSchema = listSchema(mediaFileSchema).extend({ folders: z.array(z.string()) });

/** What stands beside `file` in a multipart upload. */
export const uploadFieldsSchema = z.object({
  folder: z.string().max(200).default(''),
  alt_de: z.string().max(400).optional(),
  alt_en: z.string().max(400).optional(),
  decorative: z.enum(['true', 'false']).default('false'),
  copyright: z.string().max(200).default(''),
});

/** Body of `POST /{locale}/pageeditor-api/media/from-address`: where the picture is. */
export const pictureAddressSchema = z.object({ url: z.url({ protocol: /^https?$/ }).max(4000) });

/** Query of `GET /{locale}/pageeditor-api/media`; `type` is a MIME type or its first half (`image`); answers a list and `folders`. */
export const mediaQuerySchema = z.looseObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(pageSizes.media.max).default(pageSizes.media.default),
  q: z.string().max(200).optional(),
  folder: z.string().max(200).optional(),
  type: z.string().max(80).optional(),
});

/** Crop of a picture, as fractions of its width and height; it makes a new file. */
export const cropSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().min(0.01).max(1),
  height: z.number().min(0.01).max(1),
});

export type MediaFile = z.infer<typeof mediaFileSchema>;
export type MediaQuery = z.infer<typeof mediaQuerySchema>;
export type Crop = z.infer<typeof cropSchema>;
