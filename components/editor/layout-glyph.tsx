/** A drawing of a section's columns, in twelfths. */
export function LayoutGlyph({ columns }: { columns: readonly number[] }) {
  let start = 0;
  return (
    <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true" fill="currentColor">
      {columns.map((width, index) => {
        const x = start * 2;
        start += width;
        return <rect key={index} x={x} y="0" width={width * 2 - (start < 12 ? 1.5 : 0)} height="12" />;
      })}
    </svg>
  );
}
