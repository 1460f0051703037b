'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/components/ui/class-names';
import { useEditorStore } from '@/lib/client/editor-store';
import { useEditing } from '../editing-context';
import { isSaving } from '../keys/is-saving';
import { loadAhead } from '../prefetch';
import { tellPasteFailed } from '../pasting';
import field from '../text/editable-field.module.css';
import { FieldEditor } from '../text/field-editor';
import { hasPageSettings } from './has-page-settings';
import { findPageRecord, isTextName, nameText, useKnownPageRecord, type TextName } from './known-page-record';
import { PageTextWriting } from './page-text-writing';
import styles from './page-texts.module.css';

loadAhead(() => import('./page-record'));

/** An element of the page's opening, which the server has rendered, and the text of the page's record in it. */
interface Place {
  element: HTMLElement;
  name: TextName;
}

/**
 * Title and headline of a page, or the first words of an article, event or artwork, written in its opening. They belong to its record and
 * not to its sections, so they are saved as in the page's panel: at once, for everybody.
 */
export function PageTexts() {
  const isOffered = useEditorStore(
    // Beside another page there is no opening.
    (state) => hasPageSettings(state) && state.panel !== 'languages',
  );
  return isOffered && <WrittenTexts />;
}

function WrittenTexts() {
  return usePlaces().map(({ element, name }) =>
    createPortal(<WrittenText {...{ element, name }} />, element, name),
  );
}

/** The places of such texts; where there is no headline any more, the title takes its place. */
function usePlaces(): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useLayoutEffect(() => {
    const find = () => {
      const found = findPlaces();
      setPlaces((before) => (isSame(before, found) ? before : found));
    };
    find();
    const opening = document.querySelector('[data-page-text]')?.closest('header');
    if (!opening) return;
    const observer = new MutationObserver(find);
    observer.observe(opening, { subtree: true, childList: true, attributeFilter: ['data-page-text'] });
    return () => observer.disconnect();
  }, []);
  return places;
}

function findPlaces(): Place[] {
  return [...document.querySelectorAll<HTMLElement>('[data-page-text]')].flatMap((element) => {
    const name = element.dataset.pageText;
    return isTextName(name) ? [{ element, name }] : [];
  });
}

function isSame(one: readonly Place[], other: readonly Place[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ element, name }, index) => element === other[index]?.element && name === other[index]?.name)
  );
}

/** The text in an element of its own beside the server's, which is not shown meanwhile: so React may go on rendering that. */
function WrittenText({ element, name }: Place) {
  const t = useTranslations('editor');
  const { session, steps } = useEditing();
  const router = useRouter();
  const { locale } = session;
  const host = useRef<HTMLSpanElement>(null);
  const editor = useRef<FieldEditor>(null);
  const record = useKnownPageRecord((state) => findPageRecord(session, state));
  const label = nameText(session, name);
  const hasLines = name === 'teaser';
  const placeholder = t('block.placeholder', { field: label });

  useLayoutEffect(() => {
    const { current: written } = host;
    if (written === null) return;
    const writing = new PageTextWriting(
      session,
      { name, locale },
      { refresh: () => router.refresh(), note: (takeBack) => steps.noteUndoable(takeBack) },
    );
    const shown = [...element.children]
      .filter((child) => child !== written)
      .map((child) => child.textContent);
    // Without what keeps words together on the page.
    const original = shown.join('').replaceAll('\u2060', '');
    const made = new FieldEditor(written, {
      value: findPageRecord(session)?.read({ name, locale }) ?? original,
      isRich: false,
      isMultiline: hasLines,
      placeholder,
      locale,
      attributes: {
        class: classNames(field.text, styles.text),
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': String(hasLines),
      },
      // As visitors see it.
      hyphenClass: name === 'subtitle' ? styles.unbroken : undefined,
      onChange: (text) => writing.write(text),
      onFocus: () => writing.prepare(),
      onBlur: () => {
        // Not when only the window is left.
        if (document.activeElement !== written) void writing.save();
      },
      onPaste: (pasted, _editor, { refuseLong }) => refuseLong(pasted, session),
      onPasteFailed: (isText) => tellPasteFailed(session, isText),
      onKey: (event, text) => {
        const { key } = event;
        if (isSaving(event)) {
          // The blocks are saved by it as well.
          void writing.save();
          return false;
        }
        if (key !== 'Escape' && key !== 'Enter') return false;
        if (key === 'Escape') {
          writing.takeBack();
          made.show(findPageRecord(session)?.read({ name, locale }) ?? original);
        } else if (hasLines) text.commands.insertContent({ type: 'hardBreak' });
        else void writing.save();
        event.preventDefault();
        return true;
      },
    });
    editor.current = made;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('mousedown', (event) => made.focusBeside(event), { signal });
    window.addEventListener('beforeunload', (event) => writing.isUnsaved && event.preventDefault(), {
      signal,
    });
    if (styles.written !== undefined) element.classList.add(styles.written);
    return () => {
      // Left by a key that closes the editor or opens the other page.
      if (document.activeElement === written) void writing.save();
      listening.abort();
      if (styles.written !== undefined) element.classList.remove(styles.written);
      editor.current = null;
      made.destroy();
    };
  }, [element, name, session, steps, locale, label, hasLines, placeholder, router]);

  // What the panel says, and what the server has made of it.
  useEffect(() => {
    if (record === null) return;
    const show = () => editor.current?.show(record.read({ name, locale }));
    show();
    return record.state.subscribe(show);
  }, [record, name, locale]);

  return <span ref={host} />;
}
