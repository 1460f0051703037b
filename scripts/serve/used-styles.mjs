import { parse } from 'postcss';

/** @type {Map<string, import('postcss').Root>} There are few style sheets, and they never change while the server runs. */
const parsed = new Map();

/**
 * The rules of a style sheet that a page uses, in order: those whose class names all occur in the page. Rules for attributes and states
 * stay with their classes, so that states set by scripts look as they should.
 * @param {string} name Address of the style sheet, under which it is kept parsed.
 * @param {string} styles Its text.
 * @param {ReadonlySet<string>} classNames Class names in the page.
 * @returns {string}
 */
export function pickUsedStyles(name, styles, classNames) {
  let root = parsed.get(name);
  if (root === undefined) {
    root = parse(withAbsoluteAddresses(styles, name));
    parsed.set(name, root);
  }
  return pick(root, classNames);
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
 * @param {import('postcss').Container<import('postcss').ChildNode>} container
 * @param {ReadonlySet<string>} classNames
 * @returns {string}
 */
function pick(container, classNames) {
  let text = '';
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => isUsed(selector, classNames));
      if (selectors.length > 0) text += `${selectors.join(',')}{${bodyOf(node)}}`;
    } else if (node.type === 'atrule') text += pickAtRule(node, classNames);
  }
  return text;
}

/**
 * Groups (`@media`, `@layer` …) with their used rules; everything else (fonts, key frames, properties) completely.
 * @param {import('postcss').AtRule} rule
 * @param {ReadonlySet<string>} classNames
 */
function pickAtRule(rule, classNames) {
  const isGroup = /^(?:media|supports|layer|container|scope|starting-style)$/.test(rule.name);
  if (!isGroup || rule.nodes === undefined) return `${rule.toString()}${rule.nodes === undefined ? ';' : ''}`;
  const inside = pick(rule, classNames);
  return inside === '' ? '' : `@${rule.name} ${rule.params}{${inside}}`;
}

/** @param {import('postcss').Rule} rule */
function bodyOf(rule) {
  return rule.nodes.map((node) => node.toString()).join(';');
}

/**
 * @param {string} selector
 * @param {ReadonlySet<string>} classNames
 * @returns {boolean}
 */
function isUsed(selector, classNames) {
  // Classes in `:not()` need not occur.
  const wanted = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  const choice = /:(?:is|where)\(/.exec(wanted);
  if (choice) {
    // Of several alternatives one is enough; builds also shorten selectors this way.
    const { parts, end } = readList(wanted, choice.index + choice[0].length);
    const around = `${wanted.slice(0, choice.index)} ${wanted.slice(end)}`;
    return isUsed(around, classNames) && parts.some((part) => isUsed(part, classNames));
  }
  return [...wanted.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].every(([, name = '']) => classNames.has(name));
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
