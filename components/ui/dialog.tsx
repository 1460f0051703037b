'use client';

import { Dialog as Radix } from 'radix-ui';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string | undefined;
  closeLabel: string;
  size?: 'small' | 'medium' | 'large';
  /** Actions at the lower edge; they stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Keeps the dialog open when a person presses outside, if something typed would be lost. */
  keepOnOutsidePress?: boolean;
  /** Sets the focus when it closes and nothing else has it, instead of returning it; false if that is left to it. */
  onCloseFocus?: (() => boolean) | undefined;
  /** Called when it closes and the element focused before is gone. */
  onFocusLost?: (() => void) | undefined;
  /** For reading: the focus starts at its text, which the arrow keys scroll. */
  readable?: boolean;
  children: ReactNode;
}

/** Where something is filled in. */
const fields = 'input, select, textarea, [contenteditable="true"]';

/**
 * Tells that what it is in has gone, before any other event. Radix does so a task later, and only knows its own trigger: a key that was
 * pressed meanwhile would be lost, and the focus be taken from what it has opened.
 */
function WhenGone({ tell: told }: { tell: () => void }) {
  const tell = useEffectEvent(told);
  useLayoutEffect(() => () => queueMicrotask(() => tell()), []);
  return null;
}

/** A modal dialog: keeps the focus inside, closes by Escape, returns the focus. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  size = 'medium',
  footer,
  keepOnOutsidePress = false,
  onCloseFocus,
  onFocusLost,
  readable = false,
  children,
}: DialogProps) {
  const opener = useRef<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);

  function returnFocus(): void {
    // React's strict mode takes parts away and puts them back; and whoever is somewhere else by now stays there.
    if (body.current !== null || document.activeElement !== document.body) return;
    if (onCloseFocus?.()) return;
    opener.current?.focus({ preventScroll: true });
    if (document.activeElement === document.body) onFocusLost?.();
  }

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={styles.overlay}
          // A press beside a dialog that stays open would take the focus out of it.
          onMouseDown={keepOnOutsidePress ? (event) => event.preventDefault() : undefined}
        />
        <Radix.Content
          className={styles.dialog}
          data-size={size}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
            // A form starts with the focus in what it was opened for, or else in its first field, instead of the close button.
            const find = (selector: string) => body.current?.querySelector<HTMLElement>(selector);
            const field = readable
              ? body.current
              : (find(`[data-first-focus] :is(${fields}, button), [data-first-focus][tabindex]`) ??
                find(`:is(${fields})`));
            if (!field) return;
            event.preventDefault();
            field.focus();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            const { target } = event;
            // The choices of a field close before the dialog does.
            if (target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]'))
              event.preventDefault();
          }}
          onInteractOutside={(event) => {
            const { target } = event;
            // What is above every dialog, such as a message being closed, is not outside this one.
            const isAbove = target instanceof Element && target.closest('[data-above-dialogs]') !== null;
            if (keepOnOutsidePress || isAbove) event.preventDefault();
          }}
        >
          <WhenGone tell={returnFocus} />
          <header className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<CloseIcon />} />
            </Radix.Close>
          </header>
          {description ? (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          ) : null}
          <div
            ref={body}
            className={styles.body}
            {...(readable ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
          >
            {children}
          </div>
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
