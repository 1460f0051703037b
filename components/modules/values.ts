import { pictureColourSchema, pictureSchema, thumbsSchema, type Thumb } from '@/lib/contract/picture';
import type { ContentKind, Module } from '@/lib/contract/module';
import { isShownAs, type ShownFile } from '@/lib/pagebuilder/shown-files';
import type { FieldName, ModuleOf, TextName } from './view';

/** A property of a module, which a foreign backend may fill with anything. */
function valueAt(module: Module, key: string): unknown {
  return module[key];
}

/** A text of a module of any kind, or a value derived from a field, such as its resolved address; `''` if there is none. */
export function textAt(module: Module | null, key: string): string {
  const value = module?.[key];
  return typeof value === 'string' ? value : '';
}

/** A text of a module, `''` if there is none. */
export function readText<Kind extends ContentKind>(module: ModuleOf<Kind>, name: TextName<Kind>): string {
  return textAt(module, name);
}

/** A switch of a module; anything but `true` is off. */
export function readFlag<Kind extends ContentKind>(
  module: ModuleOf<Kind>,
  name: FieldName<Kind, 'boolean'>,
): boolean {
  return valueAt(module, name) === true;
}

/** An option of a module; the first one if the value is none of them, since a foreign backend may send anything. */
export function readOption<Kind extends ContentKind, Option extends string | number>(
  module: ModuleOf<Kind>,
  name: FieldName<Kind, 'select'>,
  field: { options: readonly Option[]; default: Option },
): Option {
  const value = valueAt(module, name);
  return field.options.find((option) => option === value) ?? field.default;
}

/**
 * The target of a module's link: `<name>_url`, resolved by the backend, else `<name>` itself if it is an address. Only paths, anchors,
 * web, mail and phone addresses are allowed; null for everything else.
 */
export function findAddress<Kind extends ContentKind>(
  module: ModuleOf<Kind>,
  name: FieldName<Kind, 'link'>,
): string | null {
  const address = textAt(module, `${name}_url`) || textAt(module, name);
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address) ? address : null;
}

/** The address of the film of the media library that a module shows, or of its captions; null if there is none, or if its file is none. */
export function findShownFile(
  module: ModuleOf<'video'> | ModuleOf<'videoitem'>,
  name: ShownFile,
): string | null {
  const address = findAddress(module, name);
  return address !== null && isShownAs(name, address) ? address : null;
}

/** A picture of a module, in the form that its view needs. */
export interface ModulePictureFile {
  url: string;
  /** Alternative text; empty for a decorative picture. */
  text: string;
  copyright: string;
  width?: number;
  height?: number;
  focal_point?: { x: number; y: number };
  colour?: string;
  thumbs: Record<string, Thumb>;
}

const focalPointSchema = pictureSchema.shape.focal_point;

/**
 * A picture of a module, from `<name>_url`, `<name>_alt`, `<name>_copyright`, `<name>_width`, `<name>_height`, `<name>_focal_point`,
 * `<name>_colour` and `thumbs`; a base backend sends only the first and the last (spec §3). Null if there is no picture.
 */
export function findPicture<Kind extends ContentKind>(
  module: ModuleOf<Kind>,
  name: FieldName<Kind, 'image'>,
): ModulePictureFile | null {
  const url = textAt(module, `${name}_url`);
  if (url === '') return null;
  const thumbs = thumbsSchema.safeParse(valueAt(module, 'thumbs'));
  const focalPoint = focalPointSchema.safeParse(valueAt(module, `${name}_focal_point`) ?? undefined).data;
  const colour = pictureColourSchema.safeParse(valueAt(module, `${name}_colour`)).data;
  const width = valueAt(module, `${name}_width`);
  const height = valueAt(module, `${name}_height`);
  return {
    url,
    text: textAt(module, `${name}_alt`),
    copyright: textAt(module, `${name}_copyright`),
    ...(typeof width === 'number' && typeof height === 'number' ? { width, height } : {}),
    ...(focalPoint ? { focal_point: focalPoint } : {}),
    ...(colour ? { colour } : {}),
    thumbs: thumbs.success ? thumbs.data : {},
  };
}
