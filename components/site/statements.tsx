import type { Statement } from './structured-data';

/** Structured data for search engines. No text can end the element: `<` is escaped as JSON allows. */
export function Statements({ of }: { of: readonly (Statement | null)[] }) {
  return of.flatMap((statement, index) =>
    statement === null ? (
      []
    ) : (
      <script
        key={index}
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(statement).replaceAll('<', '\\u003c') }}
      />
    ),
  );
}
