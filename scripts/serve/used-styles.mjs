import { parse } from 'postcss';

/**
 * What a page has to have for a selector to matter: some class names, and of each choice (`:is`, `:where`) one of its parts.
 * @typedef {{ names: readonly string[], choices: readonly (readonly Needs[])[] }} Needs
 */

/**
 * A piece of a style sheet, read once: text that every page gets, a rule with its selectors, or a group with what is in it.
 * @typedef {{ text: string } | { selectors: readonly { text: string, needs: Needs }[], body: string } | { head: string, inside: readonly Piece[] }} Piece
 */

/** @type {Map<string, readonly Piece[]>} Style sheets are few and never change while the server runs. */
const known = new Map();

/**
 * The rules of a style sheet that a page uses, in their order: those all of whose class names stand in the page. Rules for attributes and
 * states stay with the classes that they need, so what a script only marks looks as it should.
 * @param {string} name Address of the style sheet, under which it is kept parsed.
 * @param {string} styles Its text.
 * @param {ReadonlySet<string>} classNames Class names that stand in the page.
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
 * Fonts and pictures are named relative to their style sheet, which the page is not.
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
 * Groups (`@media`, `@layer` …) with what is used of them; everything else (fonts, key frames, properties) whole.
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
  // What must not be there is no reason to leave a rule out.
  const wanted = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  const choice = /:(?:is|where)\(/.exec(wanted);
  if (choice) {
    // Of several one is enough, which is also how selectors are written shorter by a build.
    const { parts, end } = readList(wanted, choice.index + choice[0].length);
    const around = readNeeds(`${wanted.slice(0, choice.index)} ${wanted.slice(end)}`);
    return { names: around.names, choices: [...around.choices, parts.map(readNeeds)] };
  }
  const names = [...wanted.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
  return { names, choices: [] };
}

/**
 * The selectors of a list in brackets, and where the text goes on behind it.
 * @param {string} text
 * @param {number} start Behind the bracket that opens.
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
