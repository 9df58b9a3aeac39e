import { HeadRow } from './head-row.tsx';
import styles from './sak-table.module.css';
import { columns } from './columns.tsx';

/** How many lines each column of the eight rows pretends to have; repeats unevenly, as real rows do. */
const ROWS = Array.from({ length: 8 }, (_, index) => index);
const linesOf = (id: string | undefined, row: number): number => {
  if (id === 'favoritt') return 1;
  if (id === 'tema') return (row % 3) + 1;
  if (id === 'avgjorelse' || id === 'avsagt') return row % 3 === 0 ? 1 : 0;
  return id === 'sakstype' || id === 'tiltale' ? 1 : 2;
};

/** The real head with eight rows of bars, while a search is under way. */
export function SkeletonTable() {
  return (
    <div className={styles.wrapper} aria-hidden>
      <table className={styles.table} role="presentation">
        <thead>
          <HeadRow />
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row} className={styles.row}>
              {columns.map(({ id }) => (
                <td key={id} data-column={id}>
                  {Array.from({ length: linesOf(id, row) }, (_, line) => (
                    <span key={line} className={styles.bar} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
