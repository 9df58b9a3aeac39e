import { describeDetaljer, type Detalj } from '#domain/revisjon-detaljer.ts';
import type { RevisjonRad } from '#contract/admin/revisjon.ts';
import { Empty } from '#web/sak/empty.tsx';
import styles from './revisjon.module.css';

/** More characters than this are folded away: a search may have found a thousand cases. */
const FOLD_AFTER = 140;

/** What else a row tells, in words. */
export function Detaljer({ detaljer }: Pick<RevisjonRad, 'detaljer'>) {
  const lines = describeDetaljer(detaljer);
  if (lines.length === 0) return <Empty />;
  const length = lines.reduce((sum, { navn, verdi }) => sum + navn.length + verdi.length, 0);
  if (length <= FOLD_AFTER) return <Lines lines={lines} />;
  return (
    <details>
      <summary className={styles.summary}>{summaryOf(lines)}</summary>
      <Lines lines={lines} />
    </details>
  );
}

function Lines({ lines }: { readonly lines: readonly Detalj[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ navn, verdi }, index) => (
        <li key={index}>
          <span className={styles.term}>{navn}:</span> {verdi}
        </li>
      ))}
    </ul>
  );
}

/** `Vis detaljer: Kategori, Fra dato, Til dato …` */
function summaryOf(lines: readonly Detalj[]): string {
  const names = [...new Set(lines.map(({ navn }) => navn))];
  return `Vis detaljer: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}`;
}
