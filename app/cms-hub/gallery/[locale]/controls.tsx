'use client';

import { Button, buttonClass } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/text-field';
import type { HubMessages } from '@/components/admin/hub-messages';
import styles from './gallery.module.css';

/** The variants of each shape: the slanted one is the public site's, which deletes nothing. */
const shapes = [
  { shape: 'slant', variants: ['primary', 'secondary'] },
  { shape: 'plain', variants: ['primary', 'secondary', 'quiet', 'danger'] },
] as const;

/** Controls in states that cannot be reached by hand alone. */
export function Controls({ words }: { words: HubMessages['gallery'] }) {
  return (
    <div className={styles.controls}>
      {shapes.map(({ shape, variants }) => (
        <div key={shape} className={styles.row}>
          {variants.map((variant) => (
            <Button key={variant} shape={shape} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button shape={shape} variant="primary" busy>
            {words.busy}
          </Button>
          <Button shape={shape} variant="primary" disabled>
            {words.disabled}
          </Button>
          <a href="#controls" className={buttonClass({ shape })}>
            {words.link}
          </a>
        </div>
      ))}
      <div className={styles.row}>
        <TextField label={words.field_label} hint={words.field_hint} />
        <TextField label={words.field_label} error={words.field_error} />
        <TextField label={words.field_label} defaultValue={words.specimen} disabled />
        <Checkbox label={words.field_label} defaultChecked />
      </div>
    </div>
  );
}
