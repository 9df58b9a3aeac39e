import styles from './list-table.module.css';

const ROWS = Array.from({ length: 8 }, (_, index) => index);

/** Eight rows of bars under the real head, after a moment (design notes §6). */
export function SkeletonRows({ columns }: { readonly columns: number }) {
  return (
    <tbody role="rowgroup" aria-hidden className={styles.skeleton}>
      {ROWS.map((row) => (
        <tr key={row} role="row" className={styles.row}>
          {Array.from({ length: columns }, (_, column) => (
            <td key={column} role="cell" data-card="plain">
              <span className={styles.bar} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
