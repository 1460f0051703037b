import { parse } from 'postcss';

/**
 * What a page must contain for a selector to apply: class names, and one part of each choice (`:is`, `:where`).
 * @typedef {{ names: readonly string[], choices: readonly (readonly Needs[])[] }} Needs
 */

/**
 * A parsed piece of a style sheet: text for every page, a rule with its selectors, or a group of pieces.
 * @typedef {{ text: string } | { selectors: readonly { text: string, needs: Needs }[], body: string } | { head: string, inside: readonly Piece[] }} Piece
 */

/** @type {Map<string, readonly Piece[]>} There are few style sheets, and they never change while the server runs. */
const known = new Map();

/**
 * The rules of a style sheet that a page uses, in order: those whose class names all occur in the page. Rules for attributes and states
 * stay with their classes, so that states set by scripts look as they should.
 * @param {string} name Address of the style sheet, under which it is kept parsed.
 * @param {string} styles Its text.
 * @param {ReadonlySet<string>} classNames Class names in the page.
 * @returns {string}
 */
export function pickUsedStyles(name, styles, classNames) {
  let pieces = known.get(name);
  if (pieces === undefined) {
    pieces = readPieces(parse(withAbsoluteAddresses(styles, name)));
    known.set(name, pieces);
  }
  return pick(pieces, classNames);
}

/**
 * Fonts and pictures are addressed relative to their style sheet, but the page is elsewhere.
 * @param {string} styles
 * @param {string} address
 */
function withAbsoluteAddresses(styles, address) {
  return styles.replace(
    /url\((["']?)(?!data:|\/|#|[a-z]+:)([^)"']+)\1\)/g,
    (_whole, quote, file) => `url(${quote}${new URL(file, `http://localhost${address}`).pathname}${quote})`,
  );
}

/**
 * @param {readonly Piece[]} pieces
 * @param {ReadonlySet<string>} classNames
 * @returns {string}
 */
function pick(pieces, classNames) {
  let text = '';
  for (const piece of pieces) {
    if ('text' in piece) text += piece.text;
    else if ('selectors' in piece) {
      const selectors = piece.selectors.filter(({ needs }) => areMet(needs, classNames));
      if (selectors.length > 0) text += `${selectors.map((each) => each.text).join(',')}${piece.body}`;
    } else {
      const inside = pick(piece.inside, classNames);
      if (inside !== '') text += `${piece.head}{${inside}}`;
    }
  }
  return text;
}

/**
 * @param {Needs} needs
 * @param {ReadonlySet<string>} classNames
 * @returns {boolean}
 */
function areMet({ names, choices }, classNames) {
  return (
    names.every((name) => classNames.has(name)) &&
    choices.every((parts) => parts.some((part) => areMet(part, classNames)))
  );
}

/**
 * @param {import('postcss').Container<import('postcss').ChildNode>} container
 * @returns {Piece[]}
 */
function readPieces(container) {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.map((text) => ({ text, needs: readNeeds(text) }));
      return [{ selectors, body: `{${bodyOf(node)}}` }];
    }
    return node.type === 'atrule' ? [readAtRule(node)] : [];
  });
}

/**
 * Groups (`@media`, `@layer` …) with their used rules; everything else (fonts, key frames, properties) completely.
 * @param {import('postcss').AtRule} rule
 * @returns {Piece}
 */
function readAtRule(rule) {
  const isGroup = /^(?:media|supports|layer|container|scope|starting-style)$/.test(rule.name);
  if (isGroup && rule.nodes !== undefined)
    return { head: `@${rule.name} ${rule.params}`, inside: readPieces(rule) };
  return { text: `${rule.toString()}${rule.nodes === undefined ? ';' : ''}` };
}

/** @param {import('postcss').Rule} rule */
function bodyOf(rule) {
  return rule.nodes.map((node) => node.toString()).join(';');
}

/**
 * @param {string} selector
 * @returns {Needs}
 */
function readNeeds(selector) {
  // Classes in `:not()` need not occur.
  const wanted = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  const choice = /:(?:is|where)\(/.exec(wanted);
  if (choice) {
    // Of several alternatives one is enough; builds also shorten selectors this way.
    const { parts, end } = readList(wanted, choice.index + choice[0].length);
    const around = readNeeds(`${wanted.slice(0, choice.index)} ${wanted.slice(end)}`);
    return { names: around.names, choices: [...around.choices, parts.map(readNeeds)] };
  }
  const names = [...wanted.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
  return { names, choices: [] };
}

/**
 * The selectors of a list in brackets, and the position after it.
 * @param {string} text
 * @param {number} start The position after the opening bracket.
 */
function readList(text, start) {
  const parts = [''];
  let depth = 1;
  let at = start;
  for (; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0) break;
    if (letter === ',' && depth === 1) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return { parts, end: at + 1 };
}
