'use client';

import { buttonClass } from '@/components/ui/button';

/** Opens the browser's dialog for printing; the label is its content. */
export function PrintButton({ children }: { children: string }) {
  return (
    <button
      type="button"
      data-needs-script=""
      className={buttonClass({ shape: 'slant' })}
      onClick={() => print()}
    >
      {children}
    </button>
  );
}
