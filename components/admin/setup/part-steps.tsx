'use client';

import { useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { pagePath } from '@/lib/contract/paths';
import type { Setup, SetupPart } from '@/lib/contract/setup';
import { describeError } from '../describe-error';
import { useInterfaceLocale } from '../use-interface-locale';
import styles from './first-steps.module.css';
import { makePart } from './setup-api';

interface PartStepProps {
  setup: Setup;
  onDone: () => void;
}

/** Runs an action once at a time, and reports a failure. */
function useAction(action: () => Promise<unknown>, onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    try {
      await action();
      onDone();
    } catch (error) {
      notify(describeError(error, translate), { type: 'error' });
    }
    setBusy(false);
  }
  return { isBusy, run: () => void run() };
}

function MakePart({ part, onDone }: { part: SetupPart; onDone: () => void }) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const { isBusy, run } = useAction(() => makePart(locale, part), onDone);
  return (
    <div className={styles.actions}>
      <Button variant="primary" busy={isBusy} onClick={run}>
        {translate(`admin.setup.steps.${part}.action`)}
      </Button>
    </div>
  );
}

/** The home page: created, then written in place, where publishing also puts it online. */
export function HomeStep({ setup, onDone }: PartStepProps) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  if (setup.home === null) return <MakePart part="home" onDone={onDone} />;
  return (
    <div className={styles.actions}>
      <a className={buttonClass({ variant: 'primary' })} href={`${pagePath(locale, '')}?edit`}>
        {translate('admin.setup.steps.home.edit')}
      </a>
    </div>
  );
}

/** Menu and footer, created here and continued in their form. */
export function NavigationStep({ setup, onDone }: PartStepProps) {
  const translate = useTranslate();
  if (setup.navigation === null) return <MakePart part="navigation" onDone={onDone} />;
  return (
    <Link to={`/navigation/${setup.navigation}`}>
      {translate('resources.navigation.name', { smart_count: 1 })}
    </Link>
  );
}

/** The legally required pages: first as drafts, then each with its steps to going online. */
export function LegalStep({ setup, onDone }: PartStepProps) {
  const translate = useTranslate();
  if (setup.settings === null) return <p>{translate('admin.setup.needs_name')}</p>;
  return (
    <>
      {!setup.has_legal && <MakePart part="legal" onDone={onDone} />}
      <ul className={styles.pages}>
        {setup.legal.map(({ id, title, is_online, url }) => (
          <li key={id}>
            <a href={`${url}?edit`}>{title}</a>
            {!is_online && <span>{translate('admin.setup.steps.legal.offline')}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
