'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import { asksForEditMode } from '@/lib/client/edit-flag';
import { readHint } from '@/lib/client/editor-hint';
import { watchErrors } from '@/lib/client/error-watch';
import { watchFiles } from '@/lib/client/lost-files';
import { isPlainPress } from '@/lib/client/plain-press';
import { pageEvent } from '@/lib/site';
import { carryPicture, putDownPicture } from './carried-picture';
import { closeCurtain, openCurtain } from './page-curtain';
import { findTarget, scrollToHashWhenReady, scrollToTarget } from './hash-scroll';
import { followToday } from './follow-today';
import { headerAtTop, headerState } from './header-scroll';
import { findHeld, holdInPlace, type HeldLink } from './held-link';
import { keepPlace } from './keep-place';
import type { LightboxWords } from './lightbox';
import { findSlideLink } from './lightbox-slides';
import { sayUnreachable, startWorker, tellVisit, watchNetwork } from './offline';
import { nameOf, rememberName } from './page-names';
import { followParts } from './page-parts';
import { prefetchLink, prefetchWhenIdle, readAddress } from './prefetch-links';
import type { SignInWords } from './sign-in-offer';
import { closeMenu, isBesideMenuEntries, keepFocusInMenu, tidySubmenus } from './site-menu';

const root = () => document.documentElement;

interface SiteBehaviourProps {
  lightbox: LightboxWords;
  signIn: SignInWords;
  /** Message for content that cannot be loaded without a network. */
  unreachable: string;
}

/**
 * Everything that the visitor's browser does beyond HTML and CSS, in one small component without markup of its own, which watches the
 * document without delaying it. All of it is an enhancement; links, menu and pages work without script.
 */
export function SiteBehaviour({ lightbox, signIn, unreachable }: SiteBehaviourProps) {
  const router = useRouter();
  const pathname = usePathname();

  const [isLoading, startLoading] = useTransition();
  const [isLeaving, startLeaving] = useTransition();
  const awaited = useRef('');
  const shown = useRef(pathname);
  /** Whether the page comes by the browser's history, which brings back where one was on it. */
  const comesBack = useRef(false);
  /** Whether it is the page with which the document was loaded. */
  const isFirst = useRef(true);
  const held = useRef<HeldLink | null>(null);

  useEffect(watchErrors, []);
  useEffect(watchFiles, []);
  useEffect(watchNetwork, []);
  useEffect(startWorker, []);

  useEffect(() => {
    shown.current = pathname;
    if (isLeaving) return;
    rememberName(pathname, document.querySelector('h1')?.textContent.trim() ?? '');
    putDownPicture();
    openCurtain();
    // Also where only the query is another: the page is the same, and is to show what its address says now.
    document.dispatchEvent(new CustomEvent(pageEvent));
  }, [isLeaving, pathname]);

  useEffect(() => (isLeaving ? undefined : followParts()), [isLeaving, pathname]);

  // Before the paint: content that disappears above a filter (the next three events) must not move the filter.
  useLayoutEffect(() => {
    if (isLoading) return;
    holdInPlace(held.current);
    held.current = null;
  }, [isLoading]);

  useEffect(() => {
    root().toggleAttribute('data-loading', isLoading);
    if (isLoading) return;
    // The content loaded into the page starts here; keyboard users continue from it.
    findTarget(awaited.current)?.focus({ preventScroll: true });
    awaited.current = '';
    // New buttons show their state.
    document.dispatchEvent(new CustomEvent(pageEvent));
  }, [isLoading]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // If somebody has scrolled while this was loading, they have scrolled down.
    let last = 0;
    let header = headerAtTop;

    const onScroll = () => {
      const state = headerState(scrollY, last, innerHeight, header);
      if (!state) return;
      last = scrollY;
      header = state;
      root().toggleAttribute('data-scrolled', state.isScrolled);
      root().toggleAttribute('data-header-hidden', state.isHidden);
      root().toggleAttribute('data-header-returned', state.hasReturned);
    };

    const onClick = (event: MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (target && isBesideMenuEntries(target)) closeMenu();
      const link = target?.closest('a');
      if (!link || event.defaultPrevented || !isPlainPress(event)) return;
      if (link.hasAttribute('data-lightbox')) {
        event.preventDefault();
        enlarge(link, lightbox);
        return;
      }
      const followed = readAddress(link);
      if (followed === null) return;
      // Who edits goes to the page as it is.
      const language = readHint() === null ? link.hreflang : '';
      const address = keepPlace({ address: followed, language }, location.href);
      const url = new URL(address, location.href);
      const isHere = url.pathname === location.pathname && url.search === location.search;
      const anchor = isHere && url.hash !== '' ? findTarget(url.hash) : null;
      if (isHere && url.hash !== '' && !anchor) return;
      event.preventDefault();
      closeMenu();
      if (anchor) {
        if (location.hash !== url.hash && anchor.id !== 'top') history.pushState(history.state, '', url.hash);
        scrollToTarget(anchor);
        return;
      }
      if (link.hasAttribute('data-in-place')) loadInPlace(link, address, url.hash);
      else leaveFor(link, address, { pathname: url.pathname, isHere });
    };

    const loadInPlace = (link: HTMLAnchorElement, address: string, hash: string): void => {
      if (!navigator.onLine) {
        sayUnreachable(link, unreachable);
        return;
      }
      awaited.current = hash;
      if (hash === '') held.current = findHeld(link);
      startLoading(() => router.push(address, { scroll: false }));
    };

    const leaveFor = (
      link: HTMLAnchorElement,
      address: string,
      { pathname, isHere }: { pathname: string; isHere: boolean },
    ): void => {
      // The editor goes back to where one was on the page, in its other language.
      const scroll = !link.hasAttribute('data-other-language');
      const go = () => startLeaving(() => router.push(address, { scroll }));
      const drawCurtain = () => closeCurtain(link.textContent.trim(), pathname);
      if (isHere || readHint() !== null) go();
      else if (!carryPicture(link, go, drawCurtain)) {
        drawCurtain();
        go();
      }
    };

    const prefetch = ({ target }: Event) => prefetchLink(target, (address) => router.prefetch(address));

    // Also on the way back; addresses that differ only in their query are the same page.
    const onBack = () => {
      const { pathname } = location;
      comesBack.current = pathname !== shown.current;
      // Two quick steps may end where they began.
      if (!comesBack.current) openCurtain();
      else if (readHint() === null) closeCurtain(nameOf(pathname), pathname);
    };

    addEventListener('popstate', onBack, { signal });
    addEventListener('scroll', onScroll, { passive: true, signal });
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('pointerover', prefetch, { passive: true, signal });
    document.addEventListener('focusin', prefetch, { signal });
    document.addEventListener('keydown', keepFocusInMenu, { signal });
    // It does not bubble.
    document.addEventListener('toggle', tidySubmenus, { capture: true, signal });
    onScroll();
    return () => stop.abort();
  }, [router, lightbox, unreachable]);

  useEffect(() => {
    const visit = window.setTimeout(tellVisit, 1500);
    const stopScrolling = comesBack.current ? undefined : scrollToHashWhenReady(isFirst.current);
    comesBack.current = false;
    isFirst.current = false;
    followToday();
    const picture = findSlideLink(location.hash);
    if (picture) enlarge(picture, lightbox);
    if (asksForEditMode() && readHint() === null)
      void import('./sign-in-offer').then(({ offerSignIn }) => offerSignIn(signIn));
    const clock = window.setInterval(() => followToday(), 60_000);
    // Nothing competes with the editor, which is just opening.
    const stopIdle = asksForEditMode() ? undefined : prefetchWhenIdle((address) => router.prefetch(address));
    return () => {
      window.clearTimeout(visit);
      stopScrolling?.();
      window.clearInterval(clock);
      stopIdle?.();
    };
  }, [router, pathname, lightbox, signIn]);

  return null;
}

/** If the code cannot be loaded, the link leads to the picture as it does without script. */
function enlarge(link: HTMLAnchorElement, words: LightboxWords): void {
  import('./lightbox').then(
    ({ openLightbox }) => openLightbox(link, words),
    () => location.assign(link.href),
  );
}
