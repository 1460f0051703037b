'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import hidden from '@/components/ui/visually-hidden.module.css';
import { closePanel } from '@/lib/client/editor-store';
import { clock, formatWallClock } from '@/lib/i18n/formats';
import { pageEvent } from '@/lib/site';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { focusLastPlace } from '../last-place';
import { SidePanel } from '../side-panel';
import { openPreview } from './open-preview';
import styles from './preview-panel.module.css';
import { useSavedDrafts } from './use-saved-drafts';

/** Windows that visitors look at the page in, in CSS pixels. */
const devices = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 960 },
} as const;

type Device = keyof typeof devices;

const deviceNames = ['phone', 'tablet', 'desktop'] as const satisfies readonly Device[];

function close(): void {
  closePanel();
  focusLastPlace();
}

/**
 * The draft beside the page as visitors would see it on a phone, a tablet or a desktop. It follows what is saved: the newer draft is
 * loaded out of sight, and takes the place of the one before when it is there, scrolled to the same position.
 */
export function PreviewPanel() {
  const t = useTranslations('editor.previewPanel');
  const { session } = useEditing();
  const panel = useRef<HTMLElement>(null);
  const [device, setDevice] = useState<Device>('phone');

  // As in the other panels, and back from there with Escape.
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, []);

  return (
    <SidePanel
      ref={panel}
      title={t('title')}
      close={t('close')}
      onClose={close}
      wide={device === 'phone' ? 'phone' : 'half'}
    >
      <div className={styles.head}>
        <fieldset className={controls.options}>
          <legend className={hidden.hidden}>{t('device')}</legend>
          {deviceNames.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="preview-device"
                checked={device === name}
                onChange={() => setDevice(name)}
              />
              {t(name)}
            </label>
          ))}
        </fieldset>
        <Button size="small" onClick={() => openPreview(session)}>
          {t('window')}
        </Button>
      </div>
      <Frames device={device} />
    </SidePanel>
  );
}

/** The draft that is shown and, above it and unseen, a newer one on its way. */
function Frames({ device }: { device: Device }) {
  const t = useTranslations('editor.previewPanel');
  const locale = useLocale();
  const { session } = useEditing();
  const saved = useSavedDrafts(session);
  const [back, setBack] = useState(0);
  /** A draft that is wanted again is loaded as a new one is. */
  const newest = saved + back;
  const [shown, setShown] = useState(0);
  const [time, setTime] = useState('');
  const [isElsewhere, setElsewhere] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const present = useRef<HTMLIFrameElement>(null);
  const { scale, ...size } = useScale(stage, device);

  function takeOver(frame: HTMLIFrameElement, number: number): void {
    const page = frame.contentDocument;
    // What the browser says of a page that it cannot have is not ours to read: the former one stays.
    if (page === null) return;
    const follow = () => {
      if (frame.isConnected) setElsewhere(!isDraft(page.location));
    };
    follow();
    page.addEventListener(pageEvent, follow);
    page.defaultView?.addEventListener('keydown', (event) => leaveByEscape(event, page));
    if (number !== newest || number === shown) return;
    const before = present.current;
    if (!isElsewhere)
      page.defaultView?.scrollTo({ top: before?.contentWindow?.scrollY ?? 0, behavior: 'instant' });
    const hadFocus = before !== null && document.activeElement === before;
    present.current = frame;
    flushSync(() => {
      setShown(number);
      setTime(formatWallClock(new Date().toISOString(), locale, clock));
    });
    if (hadFocus) frame.focus({ preventScroll: true });
  }

  return (
    <>
      <p role="status" className={controls.hint}>
        {isElsewhere ? t('elsewhere') : shown === 0 ? t('loading') : t('updated', { time })}
      </p>
      {isElsewhere && (
        <Button size="small" onClick={() => setBack(back + 1)}>
          {t('back')}
        </Button>
      )}
      <div ref={stage} className={styles.stage} aria-busy={shown !== newest}>
        <div
          className={styles.window}
          style={{ inlineSize: size.width * scale, blockSize: size.height * scale }}
        >
          {[...new Set([shown, newest])]
            .filter((number) => number > 0)
            .map((number) => (
              <Frame
                key={number}
                title={t('frame', { device: t(device) })}
                isComing={number !== shown}
                {...size}
                scale={scale}
                onLoad={(frame) => takeOver(frame, number)}
              />
            ))}
        </div>
      </div>
    </>
  );
}

interface FrameProps {
  title: string;
  isComing: boolean;
  width: number;
  height: number;
  scale: number;
  onLoad: (frame: HTMLIFrameElement) => void;
}

/** One draft in a window of its own. It stays where it was loaded, also when the page gets another address. */
function Frame({ title, isComing, width, height, scale, onLoad }: FrameProps) {
  const [address] = useState(() => `${location.pathname}?v=draft`);
  return (
    <iframe
      className={styles.frame}
      title={title}
      src={address}
      data-coming={isComing ? '' : undefined}
      style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      onLoad={({ currentTarget }) => onLoad(currentTarget)}
    />
  );
}

/** Whether a frame still shows the draft of this page, and not where a link has led. */
function isDraft({ pathname, search }: Location): boolean {
  return pathname === location.pathname && new URLSearchParams(search).get('v') === 'draft';
}

/** Escape within the page closes the panel, unless something of the page is open that it closes. */
function leaveByEscape(event: KeyboardEvent, page: Document): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (page.querySelector('dialog[open], :popover-open') === null) close();
}

/** The size of a device's window, and how much smaller it is shown to fit; what is left of its height is shown. */
function useScale(
  stage: RefObject<HTMLElement | null>,
  device: Device,
): { width: number; height: number; scale: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  const { width, height } = devices[device];
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  return { width, scale, height: room.height === 0 ? height : Math.min(height, room.height / scale) };
}
