import { moduleDefinitions } from '@/components/modules/definitions';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Conflict } from '@/lib/client/save-state';
import { findModule } from '@/lib/client/sections';
import { newOperationKey } from '@/lib/client/tab-history';
import type { Copy, Orphan } from '@/lib/pagebuilder/copy/copy';
import { discard, keepMine, keepTheirs, remake, reopen } from '@/lib/pagebuilder/copy/decide';
import { perform } from '@/lib/pagebuilder/copy/perform';
import type { Tools } from '@/lib/pagebuilder/copy/rebase';
import type { EditingSession } from './editing-session';
import { isTypedInPlace, listFields } from './module-rules';
import { makeSection } from './operations-of-page';
import type { Steps } from './steps';

const tools: Tools = { definitions: moduleDefinitions, newKey: newOperationKey };

/**
 * Resolves conflicts of two people in the same block; nothing is lost either way. Only the values that a conflict is handed over
 * with are decided: those of another language may be decided otherwise.
 */
export class Conflicts {
  constructor(
    private readonly session: EditingSession,
    private readonly steps: Steps,
  ) {}

  /** In favour of what was typed here. A block that was deleted meanwhile is made anew, in all its languages. */
  keepMine(conflict: Conflict): void {
    const { session } = this;
    const orphan = this.findOrphan(conflict);
    if (orphan) this.recreate(orphan);
    else {
      session.decide(this.settle(conflict, (copy, each) => keepMine(copy, each, tools)));
      this.lead(conflict);
    }
    void session.flush();
  }

  /** In favour of what is on the server. What was typed here is in no version and no step of the document: the next undo brings it back. */
  takeTheirs(conflict: Conflict): void {
    const { session } = this;
    const { copy } = session;
    const orphan = this.findOrphan(conflict);
    const after = orphan ? discard(copy, orphan) : this.settle(conflict, keepTheirs);
    session.decide(after);
    if (!orphan) this.lead(conflict);
    if (after === copy) return;
    const takeBack = this.steps.noteUndoable(() => {
      const opened = reopen(session.copy, { before: copy, after }, tools);
      if (opened !== null) session.decide(opened);
      return Promise.resolve(opened !== null);
    });
    const action = { label: session.say('alert.undo'), act: () => void takeBack() };
    session.tell('success', session.say('alert.mineGone'), { action });
  }

  /**
   * The button that has decided is gone: the caret goes on in the text that was decided, or the focus at the block if it was another value,
   * or is not on the page. While another language waits, it stays there.
   */
  private lead({ id, values }: Conflict): void {
    const { conflicts } = useEditorStore.getState();
    if (conflicts.some((each) => each.id === id)) return;
    const { name = '', locale = this.session.locale } = values.at(-1) ?? {};
    const model = findModule(this.session.sections, id)?.model ?? '';
    const [, field] = listFields(model).find(([each]) => each === name) ?? [];
    const isText = field !== undefined && isTypedInPlace(field) && locale === this.session.locale;
    useEditorStore.setState({
      focus: isText ? { id, field: name, caret: 'end' } : { id, field: false },
    });
  }

  private settle(
    { id, values }: Conflict,
    decide: (copy: Copy, conflict: Copy['conflicts'][number]) => Copy,
  ): Copy {
    const { copy, identities } = this.session;
    const treeId = identities.toTreeId(id);
    const isMeant = ({ field, target, locale }: Copy['conflicts'][number]) =>
      values.some((value) => value.name === (field ?? target) && value.locale === locale);
    return copy.conflicts.filter((each) => each.id === treeId && isMeant(each)).reduce(decide, copy);
  }

  private findOrphan({ id }: Conflict): Orphan | undefined {
    const { copy, identities } = this.session;
    return copy.orphans.find(({ node }) => node.id === identities.toTreeId(id));
  }

  /** Where it stood, or, if that is gone as well, in the first section, which is made if there is none. */
  private recreate(orphan: Orphan): void {
    const { session } = this;
    let { copy } = session;
    let made = remake(copy, orphan, tools);
    if (made === null) {
      const parent = copy.shown.sections[0]?.id ?? session.sync.takeNodeId();
      copy = session.copy;
      if (copy.shown.sections.length === 0) {
        const operation = {
          ...{ type: 'insert' as const, node: makeSection(parent, 0, 1) },
          place: { parent: null, column: 0, order: 0 },
        };
        copy = perform(copy, operation, false, tools) ?? copy;
      }
      made = remake(copy, orphan, tools, { parent, column: 0, order: Number.MAX_SAFE_INTEGER });
    }
    if (made === null) return;
    session.decide(made);
    const { node } = orphan;
    useEditorStore.setState({ focus: { id: session.identities.toEditorId(node.id), field: true } });
  }
}
