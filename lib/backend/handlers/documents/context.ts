import { z } from 'zod';
import { type ContentType, idParameterSchema } from '@/lib/contract/identifier';
import { type Locale, localeSchema } from '@/lib/contract/locale';
import { type ModuleKind, moduleKindSchema } from '@/lib/contract/module';
import type { Account } from '../../accounts/session';
import { ProblemError } from '../../kernel/problem';

/** The part of an endpoint's context that writes need. */
export interface WriteContext<Params, Body> {
  request: Request;
  params: Params;
  body: Body;
  locale: Locale;
  user: Account;
}

/** `[locale]/pageeditor-api/…` */
export const localeParams = z.object({ locale: localeSchema });

/** `[locale]/pageeditor-api/[module]` */
export const kindParams = localeParams.extend({ module: z.string().max(40) });

/** `[locale]/pageeditor-api/[module]/[id]` */
export const moduleParams = kindParams.extend({ id: idParameterSchema });

export type KindParams = z.infer<typeof kindParams>;
export type ModuleParams = z.infer<typeof moduleParams>;

/** The kind in a path. Throws `invalid` for an unknown one. */
export function readKind(name: string): ModuleKind {
  const parsed = moduleKindSchema.safeParse(name);
  if (parsed.success) return parsed.data;
  throw new ProblemError('invalid', 'documents.unknown_kind', {
    fields: { model: 'documents.unknown_kind' },
  });
}

/** The document that a body names, or null if it names none. Throws `invalid` if it is named incompletely. */
export function readDocumentKey(body: {
  content_type?: ContentType | null | undefined;
  object_id?: number | null | undefined;
}): { content_type: ContentType; object_id: number } | null {
  const { content_type = null, object_id = null } = body;
  if (content_type === null && object_id === null) return null;
  if (content_type === null) throw missing('content_type');
  if (object_id === null) throw missing('object_id');
  return { content_type, object_id };
}

/** A 400 for a missing field. */
export function missing(field: string): ProblemError {
  return new ProblemError('invalid', undefined, { fields: { [field]: 'fields.required' } });
}
