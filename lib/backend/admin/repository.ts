import type { AdminResource } from '@/lib/contract/admin';
import { isRecordResource } from '@/lib/records/definitions';
import { deleteMedia, getMedia, listMedia, updateMediaIn } from './media';
import { presentMedia } from '../media/present';
import { subscriberRepository } from './subscribers';
import { ProblemError } from '../kernel/problem';
import { userRepository } from './users';
import { getRecord, listRecords } from '../records/find';
import { idOf } from '../rows/ids';
import type { Repository } from './repository-port';
import { tellDeleted } from '../documents/live-rooms';
import { createRecordIn, deleteRecord, updateRecordIn } from '../records/write';

const mediaRepository: Repository = {
  list: listMedia,
  get: async (id) => presentMedia(await getMedia(idOf(id))),
  // Files are created by upload (`/{locale}/pageeditor-api/media`).
  create: async () => {
    throw new ProblemError('invalid', 'records.not_by_hand');
  },
  update: (tx, id, input) => updateMediaIn(tx, idOf(id), input),
  remove: (id, options) => deleteMedia(idOf(id), options),
};

/** The repository of a resource. */
export function getRepository(resource: AdminResource): Repository {
  if (isRecordResource(resource)) {
    return {
      list: (query, locale) => listRecords(resource, query, locale),
      get: (id) => getRecord(resource, idOf(id)),
      create: (tx, input) => createRecordIn(tx, resource, input),
      update: (tx, id, input) => updateRecordIn(tx, resource, idOf(id), input),
      remove: async (id, options) => {
        await deleteRecord(resource, idOf(id), options);
        tellDeleted(idOf(id));
      },
    };
  }
  return { media: mediaRepository, subscribers: subscriberRepository, users: userRepository }[resource];
}
