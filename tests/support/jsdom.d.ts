/** The part of the package that tests use; it brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options: { contentType: string });
    readonly window: { document: Document };
  }
}
