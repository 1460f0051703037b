import type { FoldProps } from './view';

/** As visitors open it, also without script. */
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
