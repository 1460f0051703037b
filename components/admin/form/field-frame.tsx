'use client';

import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import styles from './field-frame.module.css';

interface FieldFrameProps {
  id: string;
  label: string;
  /** Language shown beside the label, for one of several. */
  language?: string | undefined;
  help?: string | undefined;
  problem: string | null;
  isRequired?: boolean;
  /** Shown below the control, such as a count of characters. */
  note?: ReactNode;
  children: ReactNode;
}

/** Label, control, help and error of one input. The control refers to them by `describedBy`. */
export function FieldFrame({
  id,
  label,
  language,
  help,
  problem,
  isRequired = false,
  note,
  children,
}: FieldFrameProps) {
  const translate = useTranslate();
  return (
    <div className={styles.field}>
      <label htmlFor={id} id={`${id}-label`} className={styles.label}>
        {label}
        {language !== undefined && <span className={styles.language}> {language}</span>}
        {isRequired && (
          <span className={styles.required}>
            {' '}
            {translate(language === undefined ? 'admin.form.required' : 'admin.form.required_one')}
          </span>
        )}
      </label>
      {children}
      {note}
      <FieldNotes id={id} help={help} problem={problem} />
    </div>
  );
}

interface FieldNotesProps {
  /** Of the control that names them through `describedBy`. */
  id?: string;
  help: string | undefined;
  problem: string | null;
}

/** Help and error of one input, or of a group of them. */
export function FieldNotes({ id, help, problem }: FieldNotesProps) {
  return (
    <>
      {help !== undefined && (
        <p id={id && `${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {problem !== null && (
        <p id={id && `${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}

/** The ids of the descriptions of a frame's control, for `aria-describedby`. */
export function describedBy(
  id: string,
  help: string | undefined,
  problem: string | null,
): string | undefined {
  const ids = [help === undefined ? null : `${id}-help`, problem === null ? null : `${id}-problem`];
  return ids.filter((each) => each !== null).join(' ') || undefined;
}
