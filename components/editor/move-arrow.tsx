const paths = { up: 'M8 14V2M3 7l5-5 5 5', down: 'M8 2v12M3 9l5 5 5-5' } as const;

/** The sign of a button that moves blocks. */
export function MoveArrow({ direction }: { direction: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[direction]} />
    </svg>
  );
}
