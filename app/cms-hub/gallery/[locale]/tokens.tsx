import { fillIn, type HubMessages } from '@/components/admin/hub-messages';
import { contrast } from '@/components/ui/contrast';
import { paletteColours } from '@/lib/site';
import { coloursOf, pixelsAt, type DesignTokens, resolveToken, type Tokens } from '../design-tokens';
import styles from './gallery.module.css';

interface TokenProps {
  tokens: DesignTokens;
  words: HubMessages['gallery'];
}

/** Text colours that are shown on the fields of the palette. */
const letters = ['ink', 'ink-soft', 'error'];

/** Contrasts from which a pair is legible as text of any size, and as large text (WCAG 2.2, 1.4.3). */
const enough = { body: 4.5, large: 3 } as const;

/** The palette as the site's stripes. */
export function PaletteBand() {
  return (
    <div className={styles.band} aria-hidden="true">
      {paletteColours.map((name) => (
        <i key={name} style={{ background: `var(--color-${name})` }} />
      ))}
    </div>
  );
}

/** Every colour with its value. */
export function Swatches({ tokens }: Pick<TokenProps, 'tokens'>) {
  return (
    <ul role="list" className={styles.swatches}>
      {coloursOf(tokens.standard).map(({ name, value }) => (
        <li key={name}>
          <i style={{ background: value }} aria-hidden="true" />
          <b>{name}</b>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}

/** Every text colour on every field that carries it, with their contrast, in the standard and the high-contrast setting. */
export function Pairs({ tokens, words }: TokenProps) {
  const themes = [
    { name: words.standard, colours: valuesOf(tokens.standard) },
    { name: words.more_contrast, colours: valuesOf(tokens.moreContrast) },
  ];
  return themes.map(({ name, colours }) => (
    <div key={name} className={styles.scroller} role="region" aria-label={name} tabIndex={0}>
      <table className={styles.pairs}>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            {letters.map((letter) => (
              <th key={letter} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...paletteColours, 'field'].map((field) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              {letters.map((letter) => {
                const ratio = contrast(colours.get(letter) ?? '', colours.get(field) ?? '');
                const grade = ratio >= enough.body ? 'body' : ratio >= enough.large ? 'large' : 'none';
                return (
                  <td key={letter} data-grade={grade} style={{ background: colours.get(field) }}>
                    <span aria-hidden="true" style={{ color: colours.get(letter) }}>
                      {grade === 'body' ? 'Aa' : '\u00a0'}
                    </span>
                    {ratio.toFixed(1)} <small>{words[grade]}</small>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ));
}

function valuesOf(tokens: Tokens): Map<string, string> {
  return new Map(coloursOf(tokens).map(({ name, value }) => [name, value]));
}

/** Every type size, set in itself, with its pixels in three window widths; other names of a size are left out. */
export function TypeSizes({ tokens, words }: TokenProps) {
  const sizes = [...tokens.standard]
    .filter(([name, value]) => /^(?:text|headline)-/.test(name) && !value.startsWith('var('))
    .map(([name]) => name);
  return (
    <dl className={styles.sizes}>
      {sizes.map((name) => {
        const value = resolveToken(tokens.standard, name);
        const [phone, desk, wide] = [390, 1280, 1920].map((width) => {
          const pixels = pixelsAt(value, width);
          return pixels === null ? '?' : String(Math.round(pixels));
        });
        return (
          <div key={name} data-headline={name.startsWith('headline') || undefined}>
            <dt>
              <b>{name}</b>
              <span>{fillIn(words.sizes, { phone: phone ?? '', desk: desk ?? '', wide: wide ?? '' })}</span>
            </dt>
            <dd style={{ fontSize: `var(--${name})` }}>{words.specimen}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The spacing scale, drawn to size. */
export function Spaces({ tokens }: Pick<TokenProps, 'tokens'>) {
  const spaces = [...tokens.standard.keys()].filter((name) => /^(?:space|grid|line|target)/.test(name));
  return (
    <dl className={styles.spaces}>
      {spaces.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {pixelsAt(resolveToken(tokens.standard, name), 1280) !== null && (
              <i style={{ width: `var(--${name})` }} aria-hidden="true" />
            )}
            <code>{tokens.standard.get(name)}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
