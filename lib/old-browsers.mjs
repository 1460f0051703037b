// Which browsers can show the site (spec §1). What decides is the popover, of which menu and dialogs are made; what is older lacks more.

/** Engines with the version that they need; the first that a browser names counts. Others build upon these and name them too. */
const engines = [
  { sign: /\b(?:MSIE |Trident\/)(\d+)/, version: Infinity },
  { sign: /\bEdge\/(\d+)/, version: Infinity },
  // Everything on an iPhone is drawn by the system's own engine, whatever its name.
  { sign: /\b(?:iPhone|iPad|iPod)\b.*? OS (\d+)_/, version: 17 },
  { sign: /\bFirefox\/(\d+)/, version: 125 },
  { sign: /\b(?:Chrome|Chromium)\/(\d+)/, version: 114 },
  { sign: /\bVersion\/(\d+)(?:\.\d+)* (?:Mobile\/\w+ )?Safari\//, version: 17 },
  { sign: /\bOpera[/ ](\d+)/, version: Infinity },
];

/** They say that they are a browser, often an old one, and read only. */
const readers =
  /bot\b|crawl|spider|slurp|preview|lighthouse|facebookexternalhit|archiver|headless|monitor|validator/i;

export const oldestBrowsers = [
  { name: 'Chrome', version: 114 },
  { name: 'Edge', version: 114 },
  { name: 'Firefox', version: 125 },
  { name: 'Safari', version: 17 },
];

/** @type {Map<string, boolean>} Few browsers make most of the visits. */
const known = new Map();
const most = 500;

/** @param {string | undefined} userAgent */
export function isTooOld(userAgent) {
  if (userAgent === undefined || userAgent.length > 500) return false;
  const before = known.get(userAgent);
  if (before !== undefined) return before;
  const verdict = judge(userAgent);
  if (known.size >= most) known.clear();
  known.set(userAgent, verdict);
  return verdict;
}

/** @param {string} userAgent */
function judge(userAgent) {
  if (readers.test(userAgent)) return false;
  for (const { sign, version } of engines) {
    const found = sign.exec(userAgent)?.[1];
    if (found !== undefined) return Number(found) < version;
  }
  return false;
}
