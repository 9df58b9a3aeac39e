import { messages } from '#domain/messages.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './results.module.css';

/** No hits: the spec's words, three ways on, and a way back (design notes §6). */
export function NoResults({ onReset }: { readonly onReset: () => void }) {
  return (
    <section className={styles.empty}>
      <h2 className={styles.heading}>{messages.search.empty}</h2>
      <ul>
        <li>Sjekk stavemåten, eller bruk færre ord.</li>
        <li>Utvid perioden, eller velg «Alle domstoler».</li>
        <li>Fjern anførselstegn for å søke på enkeltord.</li>
      </ul>
      <Button variant="secondary" size="small" onPress={onReset}>
        Nullstill søket
      </Button>
    </section>
  );
}
