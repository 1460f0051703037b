import styles from './fact-line.module.css';

/** Short facts in a line, separated by dots; nothing if there are none. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    // Safari drops the role of a list without markers.
    <ul role="list" className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
