import { later } from '../later';

/** What stands where a block refers to a stand-alone section. It asks for the section, so it comes with the query client. */
export const Placed = later(async () => (await import('./editable-placed')).EditablePlaced);
