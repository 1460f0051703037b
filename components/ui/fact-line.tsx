import { classNames } from './class-names';
import styles from './fact-line.module.css';

/** Short facts in a line, separated by dots; nothing if there are none. */
export function FactLine({ facts, className }: { facts: readonly string[]; className?: string | undefined }) {
  if (facts.length === 0) return null;
  return (
    // Safari drops the role of a list without markers.
    <ul role="list" className={classNames(styles.facts, className)}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
