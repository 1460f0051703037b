import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** What dragging blocks needs, in one piece that is loaded by `dragging.ts`. */
export const dragLibrary = { combine, draggable, dropTargetForElements, monitorForElements };
