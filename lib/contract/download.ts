import { z } from 'zod';
import { idSchema } from './identifier';
import { urlsSchema } from './page';
import { pictureSchema } from './picture';

/** One press file: its address, name, type, size in bytes, rights, and a preview if it is a picture. */
export const downloadFileSchema = z.looseObject({
  id: idSchema,
  title: z.string().default(''),
  filename: z.string(),
  url: z.string(),
  type: z.string().default(''),
  size: z.int().min(0).default(0),
  copyright: z.string().default(''),
  image_obj: pictureSchema.nullable().default(null),
});

/** A directory of press files in one language; `slug` is the `{name}` of its address (spec §2), `zip_url` holds all files. */
export const downloadDirectorySchema = z.looseObject({
  id: idSchema,
  name: z.string(),
  slug: z.string().default(''),
  url: z.string().default(''),
  urls: urlsSchema.default({}),
  description: z.string().default(''),
  licence: z.string().default(''),
  files: z.array(downloadFileSchema).default([]),
  zip_url: z.string().nullable().default(null),
});

export const downloadDirectoryListSchema = z.array(downloadDirectorySchema);

export type DownloadFile = z.infer<typeof downloadFileSchema>;
export type DownloadDirectory = z.infer<typeof downloadDirectorySchema>;
