'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore, useTranslate } from 'ra-core';
import { Button } from '@/components/ui/button';
import type { Setup } from '@/lib/contract/setup';
import { useInterfaceLocale } from '../use-interface-locale';
import { refreshSite } from '../use-site';
import styles from './first-steps.module.css';
import { HomeStep, LegalStep, NavigationStep } from './part-steps';
import { doneSteps, readSetup, steps, type Step } from './setup-api';
import { SettingsStep } from './settings-step';

const nothing: string[] = [];

/** Welcomes the first editor of an empty site and guides through the setup; gone once it is complete. */
export function FirstSteps() {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const queries = useQueryClient();
  const [skipped, setSkipped] = useStore('setup.skipped', nothing);
  const [isHidden, setHidden] = useStore('setup.hidden', false);
  const { data } = useQuery({
    queryKey: ['setup', locale],
    queryFn: ({ signal }) => readSetup(locale, signal),
    retry: 1,
    staleTime: 0,
  });
  if (data === undefined || isHidden) return null;
  const done = doneSteps(data, skipped);
  if (done.size === steps.length) return null;
  const current = steps.find((step) => !done.has(step));

  function proceed() {
    refreshSite();
    void queries.invalidateQueries();
  }

  return (
    <section className={styles.setup} aria-labelledby="first-steps">
      <div className={styles.head}>
        <h2 id="first-steps">{translate('admin.setup.title')}</h2>
        <p role="status" data-tabular>
          {translate('admin.setup.progress', { done: done.size, total: steps.length })}
        </p>
        <Button variant="quiet" size="small" onClick={() => setHidden(true)}>
          {translate('admin.setup.hide')}
        </Button>
      </div>
      <p className={styles.lead}>{translate('admin.setup.lead')}</p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            {/* The key opens the next step when one is done. */}
            <details key={String(step === current)} name="first-steps" open={step === current}>
              <summary>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span>{translate(`admin.setup.steps.${step}.title`)}</span>
                {done.has(step) && <span className={styles.done}>{translate('admin.setup.done')}</span>}
              </summary>
              <div className={styles.body}>
                <p>{translate(`admin.setup.steps.${step}.lead`)}</p>
                <StepBody
                  step={step}
                  setup={data}
                  onDone={proceed}
                  onSkip={() => setSkipped([...skipped, step])}
                />
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepBodyProps {
  step: Step;
  setup: Setup;
  onDone: () => void;
  onSkip: () => void;
}

function StepBody({ step, setup, onDone, onSkip }: StepBodyProps) {
  switch (step) {
    case 'name':
      return <SettingsStep fields={['name']} id={setup.settings} onDone={onDone} />;
    case 'texts':
      return (
        <SettingsStep
          fields={['slogan', 'description']}
          id={setup.settings}
          onDone={onDone}
          onSkip={onSkip}
        />
      );
    case 'dates':
      return (
        <SettingsStep
          fields={['date_start', 'date_end']}
          id={setup.settings}
          onDone={onDone}
          onSkip={onSkip}
        />
      );
    case 'home':
      return <HomeStep setup={setup} onDone={onDone} />;
    case 'navigation':
      return <NavigationStep setup={setup} onDone={onDone} />;
    case 'legal':
      return <LegalStep setup={setup} onDone={onDone} />;
  }
}
