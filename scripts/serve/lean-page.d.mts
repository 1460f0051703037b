export interface LeanPage {
  html: string;
  /** What the framework's scripts need to know of the page, as a script. */
  data: string;
  /** Its name, by its content and by that of the page. */
  dataName: string;
  /** Of the inline scripts that stay, as a content security policy names them. */
  hashes: string[];
  hasEmbeds: boolean;
}

/** Where the data of pages are served. */
export const dataFolder: string;

/** Whether data, named by their addresses, are those of the same page. */
export function isSamePage(one: string, other: string): boolean;

/** Milliseconds after loading until scripts are loaded without any sign of interest. */
export const patience: number;

/** A page made lean, or null for what is not understood. */
export function makeLean(html: string, readStyles: (href: string) => string | null): LeanPage | null;

/** The policy of a lean page. */
export function tightenPolicy(policy: string, page: Pick<LeanPage, 'hashes' | 'hasEmbeds'>): string;
