import type { FoldProps } from './view';

/** A fold for visitors, which works without script. */
export function PlainFold({ className, head, headClassName, signClassName, children }: FoldProps) {
  return (
    <details className={className}>
      <summary className={headClassName}>
        {head}
        <span className={signClassName} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
