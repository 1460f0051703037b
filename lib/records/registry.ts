// Written by `npm run registries` from the list in lib/contract/admin.ts.
import type { AdminResource } from '@/lib/contract/admin';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { articles } from './articles';
import { downloadDirectories } from './download-directories';
import { events } from './events';
import { genres } from './genres';
import { media } from './media';
import { navigation } from './navigation';
import { pages } from './pages';
import { productions } from './productions';
import { redirects } from './redirects';
import { sections } from './sections';
import { settings } from './settings';
import { subscribers } from './subscribers';
import { users } from './users';
import { venues } from './venues';

/** The definition of everything that the admin keeps. */
export const recordDefinitions = {
  pages,
  articles,
  sections,
  media,
  events,
  genres,
  productions,
  venues,
  settings,
  navigation,
  redirects,
  'download-directories': downloadDirectories,
  subscribers,
  users,
} as const satisfies { [Resource in AdminResource]: RecordDefinition & { resource: Resource } };
