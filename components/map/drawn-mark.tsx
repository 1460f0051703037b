'use client';

import { createContext, useContext, type CSSProperties, type ReactNode } from 'react';

/** The ids of the marks that the drawn map shows; null for all of them. */
export const ShownMarks = createContext<ReadonlySet<number> | null>(null);

interface DrawnMarkProps {
  id: number;
  style: CSSProperties;
  children: ReactNode;
}

/** A mark on the drawn map, as far as it is shown there: what is around the map may filter them, also where no script runs. */
export function DrawnMark({ id, style, children }: DrawnMarkProps) {
  const shown = useContext(ShownMarks);
  return (
    <li style={style} hidden={shown !== null && !shown.has(id)}>
      {children}
    </li>
  );
}
