import type { Statement } from './structured-data';

/** Statements for search engines. A text cannot end the element that they stand in: `<` is written as JSON allows to. */
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
