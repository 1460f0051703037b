// The browsers that can show the site (spec §1). The popover decides, which menu and dialogs are made of; older browsers lack more.

/** Engines and the version they need. The first one that a browser names counts, since browsers also name the engines they are built on. */
const engines = [
  { sign: /\b(?:MSIE |Trident\/)(\d+)/, version: Infinity },
  { sign: /\bEdge\/(\d+)/, version: Infinity },
  // Every browser on an iPhone uses the system's own engine.
  { sign: /\b(?:iPhone|iPad|iPod)\b.*? OS (\d+)_/, version: 17 },
  { sign: /\bFirefox\/(\d+)/, version: 125 },
  { sign: /\b(?:Chrome|Chromium)\/(\d+)/, version: 114 },
  { sign: /\bVersion\/(\d+)(?:\.\d+)* (?:Mobile\/\w+ )?Safari\//, version: 17 },
  { sign: /\bOpera[/ ](\d+)/, version: Infinity },
];

/** Crawlers and tools that name a browser, often an old one, and only read. */
const readers =
  /bot\b|crawl|spider|slurp|preview|lighthouse|facebookexternalhit|archiver|headless|monitor|validator/i;

export const oldestBrowsers = [
  { name: 'Chrome', version: 114 },
  { name: 'Edge', version: 114 },
  { name: 'Firefox', version: 125 },
  { name: 'Safari', version: 17 },
];

/** @type {Map<string, boolean>} A few browsers make most of the visits. */
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
