import { Spinner } from '#web/ui/spinner.tsx';
import styles from './loading-page.module.css';

/** Shown only when the first answer takes its time: before that, nothing flickers. */
export function LoadingPage() {
  return (
    <main className={styles.wait}>
      <Spinner label="Laster siden" />
    </main>
  );
}
