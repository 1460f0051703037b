import { HtmlValidate } from 'html-validate';

/** The recommended rules, without those of taste that the framework's output does not follow. */
const checker = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'no-inline-style': 'off', 'require-sri': 'off', 'long-title': 'off' },
});

/** What an independent checker finds wrong with a page, each fault with the address of the page. */
export async function findHtmlFaults(path: string, html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector ?? ''})`);
}
