'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type CSSProperties, type MouseEvent, type SyntheticEvent } from 'react';
import { SectionsView } from '@/components/modules/section-view';
import type { LiveLists } from '@/components/modules/view';
import { openSettings, useEditorStore, useShownSections } from '@/lib/client/editor-store';
import { markDocument } from '@/components/ui/mark-document';
import { nextPaint } from '@/lib/client/next-paint';
import { pageEvent } from '@/lib/site';
import { AddSection } from './add-section';
import { BlockFrame } from './block-frame';
import styles from './canvas.module.css';
import { ColumnFrame } from './column-frame';
import { EditableFold } from './editable-fold';
import { bringNextNear } from './far-mark';
import { dragByFinger } from './finger-drag';
import { Placed } from './placed';
import { EditableField } from '../text/editable-field';
import { useEditing } from '../editing-context';
import { SectionFrame } from './section-frame';
import { UnknownBlock } from './unknown-block';
import { useDropMonitor } from './use-drop-monitor';
import { later } from '../later';
import { prepareHandling } from '../prefetch';
import { useBlockPaste } from '../several/use-block-paste';
import { useFileDrop } from './use-file-drop';
import { useSelection } from './use-selection';

const SeveralBar = later(async () => (await import('../several/several-bar')).SeveralBar);

/** The canvas stands in the place of what visitors see, and leaves it again: what watches parts of the page watches others now. */
function sayPageChanged(): () => void {
  const say = () => document.dispatchEvent(new CustomEvent(pageEvent));
  say();
  return () => void nextPaint().then(say);
}

interface CanvasProps {
  live: LiveLists | undefined;
  isAboveList?: boolean | undefined;
}

/** The draft in place of the sections: the site's own views, with editable texts. */
export function Canvas({ live, isAboveList = false }: CanvasProps) {
  const t = useTranslations('editor.canvas');
  const words = useTranslations('editor');
  const editing = useEditing();
  const { session } = editing;
  const sections = useShownSections();
  const canvas = useRef<HTMLDivElement>(null);
  const hasSelection = useEditorStore((state) => state.selected !== null);
  const isMarked = useEditorStore((state) => Object.keys(state.marks).length > 0);
  const isBeside = useEditorStore((state) => state.panel === 'languages');
  const hasChosen = useEditorStore((state) => state.chosen.length > 0);
  useEffect(() => markDocument('edited'), []);
  useEffect(sayPageChanged, []);
  useEffect(() => (canvas.current === null ? undefined : dragByFinger(canvas.current)), []);
  useDropMonitor();
  useSelection(canvas);
  useFileDrop(canvas);
  useBlockPaste();

  /** Whoever comes near a handle may drag it, or copy its block. */
  function nearHandle({ target }: SyntheticEvent): void {
    if (target instanceof Element && target.closest('[data-handle]') !== null) void prepareHandling(editing);
  }

  return (
    <>
      <div
        ref={canvas}
        className={styles.canvas}
        data-editing=""
        data-has-selection={hasSelection || undefined}
        data-marked={isMarked || undefined}
        role={isBeside ? 'region' : 'group'}
        aria-label={
          isBeside ? words('beside.page', { language: words(`language.${session.locale}`) }) : t('label')
        }
        onPointerOver={nearHandle}
        onFocus={(event) => {
          nearHandle(event);
          bringNextNear(event);
        }}
        onClickCapture={stayOnPage}
        onClick={changePicture}
        style={{ '--placeholder-label': JSON.stringify(t('fill')) } as CSSProperties}
      >
        {sections.length === 0 && (
          <div className={styles.empty} data-above-list={isAboveList || undefined}>
            {!isAboveList && <p>{t('empty')}</p>}
            <AddSection order={0} shown />
          </div>
        )}
        <SectionsView
          sections={sections}
          locale={session.locale}
          Field={EditableField}
          Fold={EditableFold}
          Frame={BlockFrame}
          SectionFrame={SectionFrame}
          ColumnFrame={ColumnFrame}
          Unknown={UnknownBlock}
          Placed={Placed}
          {...(live && { live })}
        />
      </div>
      {hasChosen && <SeveralBar />}
    </>
  );
}

/** A link on the page is there to be written in, not to be followed. */
function stayOnPage(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('[data-editor-layer]')) return;
  if (target.closest('a')) event.preventDefault();
}

/** A press on a picture, or on the place of one, opens the choice of pictures. */
function changePicture({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('[data-editor-layer], [data-placed], button') !== null)
    return;
  const field = target.closest<HTMLElement>('[data-field]:not([contenteditable])');
  const block = field?.closest<HTMLElement>('[data-block]');
  if (field && block) openSettings(Number(block.dataset.block), field.dataset.field);
}
