import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/**
 * What Google's rules for rich results say against the statements of a page, errors and warnings alike, as an independent validator reads them out
 * of its HTML. It knows the rules of breadcrumbs, organisations, pictures and offers; those of events and articles stand in `schema-org.ts`.
 */
export async function findRichResultFaults(path: string, html: string): Promise<string[]> {
  const found = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
  const issues = await new Validator().validate(found);
  return issues.map(
    ({ severity, rootType, issueMessage, fieldNames = [] }) =>
      `${path}: ${severity} in ${rootType}: ${issueMessage} (${fieldNames.join(', ')})`,
  );
}
