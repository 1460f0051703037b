import type { ComponentType } from 'react';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { RecordCreate } from './form/record-create';
import { RecordEdit } from './form/record-edit';
import { RecordList } from './list/record-list';
import { MediaEdit } from './media/media-edit';
import { MediaLibrary } from './media/media-library';
import { NavigationEdit } from './special/navigation-edit';
import { NavigationList } from './special/navigation-list';
import { SubscriberList } from './special/subscriber-list';
import { UserCreate } from './special/user-create';
import { UserEdit } from './special/user-edit';

interface Screens {
  list: ComponentType;
  edit: ComponentType;
  create?: ComponentType;
}

/** Screens of resources that are kept in a way of their own; whatever is missing is generated from the definition. */
const special: Record<string, Partial<Screens>> = {
  media: { list: MediaLibrary, edit: MediaEdit },
  navigation: { list: NavigationList, edit: NavigationEdit },
  subscribers: { list: SubscriberList },
  users: { create: UserCreate, edit: UserEdit },
};

/** Resources whose records come into being elsewhere: by upload, by subscription, with the site. */
const notCreatedHere = new Set(['media', 'navigation', 'subscribers']);

/** List and forms of a resource, generated from its definition unless it has its own. */
export function resourceScreens(definition: RecordDefinition): Screens {
  const own = special[definition.resource] ?? {};
  return {
    list: own.list ?? (() => <RecordList definition={definition} />),
    edit: own.edit ?? (() => <RecordEdit definition={definition} />),
    ...(notCreatedHere.has(definition.resource)
      ? {}
      : { create: own.create ?? (() => <RecordCreate definition={definition} />) }),
  };
}
