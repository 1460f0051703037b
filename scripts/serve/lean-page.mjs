import crypto from 'node:crypto';
import { hintCookie } from '../../lib/hint-cookie.mjs';
import { fetchLate, makeRoom } from './late-scripts.mjs';
import { layOutInTurn } from './rows-in-turn.mjs';
import { pickUsedStyles } from './used-styles.mjs';

/** The same as in lib/site.ts, which belongs to the application. */
const reloadGuard = 60_000;
/** Milliseconds after loading until scripts are loaded without any sign of interest. */
export const patience = 5000;

const lateScript = [
  `(${fetchLate.toString()})(${JSON.stringify(hintCookie)},${patience},${reloadGuard});`,
  `(${layOutInTurn.toString()})()`,
].join('');

const firstScript = `(${makeRoom.toString()})(${JSON.stringify(hintCookie)})`;

/** Attribute of an element that is useless without the page's scripts, which are then loaded at once. */
const urgentMark = ' data-scripts-now=""';

/** Folder from which the data of pages are served, named by their content and by that of their page. */
export const dataFolder = '/page-data/';

/**
 * Whether data are those of the same page: the framework may write down the same in another order each time that it renders it.
 * @param {string} one Address of data.
 * @param {string} other
 */
export function isSamePage(one, other) {
  return one.split('-').at(-1) === other.split('-').at(-1);
}

/** @typedef {import('./lean-page.mjs').LeanPage} LeanPage */

/**
 * A rendered page made lean: it contains the styles that it uses, and the framework's scripts and its data are removed to be loaded late.
 * Null for a page of unknown structure, which is better served as it is.
 * @param {string} html
 * @param {(href: string) => string | null} readStyles The text of one of the site's style sheets.
 * @returns {LeanPage | null}
 */
export function makeLean(html, readStyles) {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (headEnd === -1 || bodyEnd === -1) return null;
  /** @type {string[]} */
  const chunks = [];
  /** @type {string[]} */
  const data = [];
  /** @type {string[]} */
  const sheets = [];
  /** @type {string[]} */
  const hashes = [];
  let isUnderstood = true;

  const stripped = html
    .replace(
      /<script([^>]*)>([\s\S]*?)<\/script>/g,
      (whole, /** @type {string} */ attributes, /** @type {string} */ text) => {
        const source = /\ssrc="([^"]*)"/.exec(attributes)?.[1];
        if (/\stype="application\/(?:ld\+)?json"/.test(attributes)) return whole;
        if (source === undefined) {
          // Small scripts of ours that have to run at once stay in place.
          if (/\sdata-at-once\b/.test(attributes)) {
            hashes.push(hashOf(text));
            return whole;
          }
          if (!/self\.__next_f|globalThis\["TURBOPACK"\]|^\(?self\.__next/.test(text)) isUnderstood = false;
          data.push(text);
          return '';
        }
        if (!source.startsWith('/_next/')) {
          isUnderstood = false;
          return whole;
        }
        // For browsers without modules, which are told that they are too old (spec §1).
        if (!/\bnoModule\b/i.test(attributes) && !chunks.includes(source)) chunks.push(source);
        return '';
      },
    )
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<link rel="stylesheet" href="([^"]*)"[^>]*>/g, (_whole, /** @type {string} */ href) => {
      sheets.push(href);
      return '';
    });
  if (!isUnderstood || data.length === 0 || chunks.length === 0 || sheets.length === 0) return null;

  const classNames = namesIn(stripped);
  let styles = '';
  for (const href of sheets) {
    const text = readStyles(href);
    if (text === null) return null;
    styles += pickUsedStyles(href, text, classNames);
  }
  // Font rules stay when the whole sheets replace the rest: a font that is declared again is loaded again, and text would jump.
  /** @type {string[]} */
  const fonts = [];
  const rules = styles.replace(/@font-face\s*\{[^}]*\}/g, (face) => {
    fonts.push(face);
    return '';
  });
  const dataText = data.join(';\n');
  const dataName = `${digest(dataText).slice(0, 24)}-${digest(inOneOrder(stripped)).slice(0, 24)}.js`;
  const late = [
    `<script data-styles="${sheets.join(' ')}" data-data="${dataFolder}${dataName}" data-chunks="${chunks.join(' ')}"`,
    `${html.includes(urgentMark) ? ' data-now=""' : ''}>${lateScript}</script>`,
  ].join('');
  const end = stripped.lastIndexOf('</body>');
  return {
    html: `${stripped.slice(0, end)}${late}${stripped.slice(end)}`.replace(
      '</head>',
      () =>
        `<style data-used="">${rules.replaceAll('</', '<\\/')}</style><style>${fonts.join('')}</style><script>${firstScript}</script></head>`,
    ),
    data: dataText,
    dataName,
    hashes: [...hashes, hashOf(firstScript), hashOf(lateScript)],
    hasEmbeds: /\sdata-embed(?:[\s=>])/.test(stripped),
  };
}

/**
 * The class names in a page.
 * @param {string} html
 */
function namesIn(html) {
  const names = new Set();
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of value.split(/\s+/)) names.add(name);
  }
  return names;
}

/**
 * A page with its head sorted: React writes what belongs there in the order in which it comes upon it, which is not the same each time.
 * @param {string} html
 */
function inOneOrder(html) {
  const end = html.indexOf('</head>');
  return `${html.slice(0, end).split('<').sort().join('<')}${html.slice(end)}`;
}

/** @param {string} text */
function digest(text) {
  return crypto.createHash('sha256').update(text).digest('hex');
}

/**
 * The name of an inline script in a content security policy.
 * @param {string} text
 */
function hashOf(text) {
  return `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy of a lean page: only its own inline scripts, and frames of other sites only if it has embeds.
 * @param {string} policy
 * @param {Pick<LeanPage, 'hashes' | 'hasEmbeds'>} page
 */
export function tightenPolicy(policy, { hashes, hasEmbeds }) {
  const scripts = policy.replace(/(script-src 'self')( 'unsafe-inline')?/, `$1 ${hashes.join(' ')}`);
  return hasEmbeds ? scripts : scripts.replace(/frame-src [^;]*/, "frame-src 'self'");
}
