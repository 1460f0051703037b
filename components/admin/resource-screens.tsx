import type { ComponentType } from 'react';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { RecordCreate } from './form/record-create';
import { RecordEdit } from './form/record-edit';
import { RecordList } from './list/record-list';
import { MediaEdit } from './media/media-edit';
import { MediaLibrary } from './media/media-library';
import { SingleEdit, SingleList } from './special/single-record';
import { SubscriberList } from './special/subscriber-list';
import { UserCreate } from './special/user-create';
import { UserEdit } from './special/user-edit';

interface Screens {
  list: ComponentType;
  edit: ComponentType;
  create?: ComponentType;
}

/** Screens of resources that need their own; all others are generated from the definition. */
const special: Record<string, Partial<Screens>> = {
  media: { list: MediaLibrary, edit: MediaEdit },
  subscribers: { list: SubscriberList },
  users: { create: UserCreate, edit: UserEdit },
};

/** Resources whose records are created elsewhere: by upload, or by subscription. */
const createdElsewhere = new Set(['media', 'subscribers']);

/** List and forms of a resource, generated from its definition unless it has its own. */
export function resourceScreens(definition: RecordDefinition): Screens {
  const own = special[definition.resource] ?? singleScreens(definition) ?? {};
  return {
    list: own.list ?? (() => <RecordList definition={definition} />),
    edit: own.edit ?? (() => <RecordEdit definition={definition} />),
    ...(definition.single || createdElsewhere.has(definition.resource)
      ? {}
      : { create: own.create ?? (() => <RecordCreate definition={definition} />) }),
  };
}

function singleScreens(definition: RecordDefinition): Partial<Screens> | null {
  if (!definition.single) return null;
  return {
    list: () => <SingleList definition={definition} />,
    edit: () => <SingleEdit definition={definition} />,
  };
}
