'use client';

import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'ra-core';
import { homeMap } from '@/components/map/home-map';
import { MapFrame } from '@/components/map/map-frame';
import type { MapSettings } from '@/components/map/map-settings';
import { buttonClass } from '@/components/ui/button';
import type { CoordinatesField } from '@/lib/pagebuilder/fields';
import controls from '../controls.module.css';
import { useInterfaceLocale } from '../use-interface-locale';
import styles from './coordinates-input.module.css';
import { FieldNotes } from './field-frame';
import frame from './field-frame.module.css';
import type { InputProps } from './input-props';
import { useFormField } from './use-form-field';

interface Coordinates {
  latitude: number | null;
  longitude: number | null;
}

const parts = ['latitude', 'longitude'] as const;
const bounds = { latitude: 90, longitude: 180 } as const;

/** A precision of a tenth of a metre is enough. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** A place, chosen on the map or typed as two numbers. */
export function CoordinatesInput({ source, label, help }: InputProps<CoordinatesField>) {
  const translate = useTranslate();
  const { id, value, onChange, onBlur, inputRef, problem } = useFormField<Coordinates>(source);
  const settings = useMap();
  const locale = useInterfaceLocale();
  const { latitude = null, longitude = null } = value ?? {};
  const marks = useMemo(
    () =>
      latitude === null || longitude === null
        ? []
        : [{ id: 1, number: '', name: label, url: '', colour: 'yellow', latitude, longitude }],
    [latitude, longitude, label],
  );
  const set = (next: Coordinates) =>
    onChange(next.latitude === null && next.longitude === null ? null : next);
  const text = (name: string) => translate(`admin.map.${name}`);
  return (
    <div className={frame.field} role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={frame.label}>
        {label}
      </p>
      <div className={styles.numbers}>
        {parts.map((part, index) => (
          <label key={part}>
            <span>{text(part)}</span>
            <input
              type="number"
              step="any"
              min={-bounds[part]}
              max={bounds[part]}
              className={controls.input}
              ref={index === 0 ? inputRef : undefined}
              value={(part === 'latitude' ? latitude : longitude) ?? ''}
              aria-invalid={problem !== null}
              onBlur={onBlur}
              onChange={(event) =>
                set({
                  latitude,
                  longitude,
                  [part]: event.target.value === '' ? null : event.target.valueAsNumber,
                })
              }
            />
          </label>
        ))}
        {value && (
          <button type="button" className={buttonClass({ size: 'small' })} onClick={() => onChange(null)}>
            {text('clear')}
          </button>
        )}
      </div>
      {settings && (
        <div className={styles.map}>
          <MapFrame
            locale={locale}
            settings={settings}
            labels={{
              map: text('pick'),
              zoomIn: text('zoom_in'),
              zoomOut: text('zoom_out'),
              works: '{count}',
              cluster: '{names}',
              mark: '{name}',
              you: '',
              ask: '',
              allow: '',
              failed: text('failed'),
              ctrl: text('ctrl'),
              command: text('command'),
              fingers: text('fingers'),
            }}
            marks={marks}
            chosen={null}
            isQuiet
            onPick={(place) =>
              set({ latitude: rounded(place.latitude), longitude: rounded(place.longitude) })
            }
          >
            {null}
          </MapFrame>
        </div>
      )}
      <FieldNotes help={help} problem={problem} />
    </div>
  );
}

/**
 * The map to choose on: this installation's archive, or the demo's town. The page comes from the build, which knows no settings, so it
 * asks.
 */
function useMap(): MapSettings | null {
  const [settings, setSettings] = useState<MapSettings | null>(null);
  useEffect(() => {
    let isGone = false;
    const use = (tiles: string) => {
      if (!isGone) setSettings({ tiles, style: null, styleHost: null, ways: null, overview: null });
    };
    fetch('/api/map-tiles', { method: 'HEAD' }).then(
      ({ status }) => use(status === 404 ? homeMap.tiles : '/api/map-tiles'),
      () => use(homeMap.tiles),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return settings;
}
