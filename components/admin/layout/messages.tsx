'use client';

import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'ra-core';
import { IconButton } from '@/components/ui/icon-button';
import { CloseIcon } from '@/components/ui/icons';
import { alertDuration } from '@/lib/site';
import styles from './messages.module.css';

/**
 * Messages at the upper edge, since the lower one belongs to the form's save button. The newest message is shown until its time is over
 * (spec §9), longer while the pointer or the focus is on it.
 */
export function Messages() {
  const { notifications, resetNotifications } = useNotificationContext();
  const [isHeld, setHeld] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  /** What had the focus before the message. */
  const before = useRef<Element | null>(null);
  const newest = notifications.at(-1);
  const isProblem = newest?.type === 'error' || newest?.type === 'warning';

  const expire = useEffectEvent(resetNotifications);

  useEffect(() => {
    if (newest === undefined || isHeld) return;
    const timer = setTimeout(() => expire(), alertDuration);
    return () => clearTimeout(timer);
  }, [newest, isHeld]);

  function hold({ currentTarget, relatedTarget }: FocusEvent) {
    setHeld(true);
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  }

  function close() {
    // The button is removed with the focus and the pointer on it, unless the browser does not focus what is pressed.
    const { activeElement } = document;
    const screen = document.getElementById('admin-content');
    const next = before.current?.isConnected === true ? before.current : screen;
    const isLost = activeElement === document.body || place.current?.contains(activeElement) === true;
    if (isLost && next instanceof HTMLElement) next.focus({ preventScroll: true });
    before.current = null;
    setHeld(false);
    resetNotifications();
  }

  return (
    <div
      ref={place}
      className={styles.place}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={hold}
      onBlur={() => setHeld(false)}
    >
      {/* Both stand there before there is a message, so that screen readers hear it come. */}
      <div role="status">
        {newest !== undefined && !isProblem && <Message message={newest} onClose={close} />}
      </div>
      <div role="alert">
        {newest !== undefined && isProblem && <Message message={newest} onClose={close} isProblem />}
      </div>
    </div>
  );
}

interface MessageProps {
  message: NotificationPayload;
  onClose: () => void;
  isProblem?: boolean;
}

function Message({ message: { message, notificationOptions }, onClose, isProblem = false }: MessageProps) {
  const translate = useTranslate();
  const values: Record<string, unknown> = { ...notificationOptions?.messageArgs };
  return (
    <div className={isProblem ? styles.problem : styles.message}>
      <div>{typeof message === 'string' ? translate(message, { _: message, ...values }) : message}</div>
      <IconButton label={translate('ra.action.close')} icon={<CloseIcon />} onClick={onClose} />
    </div>
  );
}
