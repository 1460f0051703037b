/** The rules of a style sheet that a page with these class names uses, in their order. */
export function pickUsedStyles(address: string, styles: string, classNames: ReadonlySet<string>): string;
