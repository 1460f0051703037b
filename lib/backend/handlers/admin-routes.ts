import { z } from 'zod';
import {
  administratorResources,
  adminListQuerySchema,
  type AdminResource,
  deleteQuerySchema,
  recordBodySchema,
} from '@/lib/contract/admin';
import { recordIdSchema } from '@/lib/contract/identifier';
import { isAdminResource } from '@/lib/records/definitions';
import type { Account } from '../accounts/session';
import { writeOnce } from '../http/write-once';
import { endpoint } from '../http/endpoint';
import { listAnswer } from '../http/list-answer';
import { ProblemError } from '../kernel/problem';
import { getRepository } from '../admin/repository';
import type { Repository } from '../admin/repository-port';

/** A method of a route, as Next calls it. */
export type Route = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;

const resourceSchema = z.string().refine(isAdminResource);
const collectionParams = z.object({ resource: resourceSchema });
const recordParams = z.object({ resource: resourceSchema, id: recordIdSchema });

/** Index of a resource in stored form, for editors. */
export const indexRoute: Route = endpoint({
  access: 'editor',
  params: collectionParams,
  query: adminListQuerySchema,
  handle: async ({ request, params, query, locale, user }) => {
    const list = await repositoryFor(params.resource, user).list(query, query.locale ?? locale);
    return listAnswer(request, list, query);
  },
});

/** Creates a record; 201 with it. */
export const createRoute: Route = endpoint({
  access: 'editor',
  params: collectionParams,
  body: recordBodySchema,
  handle: ({ request, params, body, user }) => {
    const repository = repositoryFor(params.resource, user);
    return writeOnce({ request, user, body }, async (tx) => ({
      status: 201,
      answer: await repository.create(tx, body),
    }));
  },
});

/** One record in stored form. */
export const showRoute: Route = endpoint({
  access: 'editor',
  params: recordParams,
  handle: async ({ params, user }) => repositoryFor(params.resource, user).get(params.id),
});

/** Changes the given fields of a record and answers with it; 409 with `theirs` if `revision` is old. */
export const updateRoute: Route = endpoint({
  access: 'editor',
  params: recordParams,
  body: recordBodySchema,
  handle: ({ request, params, body, user }) => {
    const repository = repositoryFor(params.resource, user);
    return writeOnce({ request, user, body }, async (tx) => ({
      answer: await repository.update(tx, params.id, body),
    }));
  },
});

/** Deletes a record; 409 with `used_by` while something uses it, unless `?force=true`. */
export const deleteRoute: Route = endpoint({
  access: 'editor',
  params: recordParams,
  query: deleteQuerySchema,
  handle: async ({ params, query, locale, user }) =>
    repositoryFor(params.resource, user).remove(params.id, {
      force: query.force === 'true',
      locale,
      caller: user,
    }),
});

/** The methods of `/api/{resource}` for resources with a public answer: `?view=admin` asks for the stored form. */
export function collectionRoutes(resource: AdminResource, publicRoute: Route): { GET: Route; POST: Route } {
  return {
    GET: (request, context) =>
      (isAdminView(request) ? forResource(indexRoute, resource) : publicRoute)(request, context),
    POST: forResource(createRoute, resource),
  };
}

/** The methods of `/api/{resource}/{id}` for resources with a public answer. */
export function recordRoutes(
  resource: AdminResource,
  publicRoute: Route,
): { GET: Route; POST: Route; DELETE: Route } {
  return {
    GET: (request, context) =>
      (isAdminView(request) ? forResource(showRoute, resource) : publicRoute)(request, context),
    POST: forResource(updateRoute, resource),
    DELETE: forResource(deleteRoute, resource),
  };
}

function isAdminView(request: Request): boolean {
  return new URL(request.url).searchParams.get('view') === 'admin';
}

function forResource(route: Route, resource: AdminResource): Route {
  return (request, context) =>
    // Next gives no params to a route without a dynamic part.
    route(request, { params: Promise.resolve(context.params).then((params) => ({ ...params, resource })) });
}

function repositoryFor(resource: AdminResource, user: Account): Repository {
  if (administratorResources.includes(resource) && user.role !== 'admin') throw new ProblemError('forbidden');
  return getRepository(resource);
}
