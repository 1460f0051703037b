/** A drawing of a section's columns, in twelfths. */
export function LayoutGlyph({ columns }: { columns: readonly number[] }) {
  return (
    <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true" fill="currentColor">
      {columns.map((width, index) => {
        const start = columns.slice(0, index).reduce((sum, before) => sum + before, 0);
        const gap = start + width < 12 ? 1.5 : 0;
        return <rect key={index} x={start * 2} y="0" width={width * 2 - gap} height="12" />;
      })}
    </svg>
  );
}
