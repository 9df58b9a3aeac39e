import type { Tabell as Numbers } from '#domain/statistikk-tabell.ts';
import { classNames } from '#web/ui/class-names.ts';
import tabell from '#web/dekning/tabell.module.css';
import styles from './statistikk.module.css';

interface Props {
  readonly labelledBy: string;
  readonly tabell: Numbers;
  /** The length of a bar beside each row, of 1; null: none. */
  readonly stolper?: readonly (number | null)[];
}

/** The numbers as a table; in a narrow window it scrolls sideways. */
export function Tabell({ labelledBy, tabell: { kolonner, rader }, stolper }: Props) {
  return (
    // It may be scrolled by the keyboard.
    <div className={tabell.scroll} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table
        className={classNames(tabell.tabell, styles.tabell)}
        aria-labelledby={labelledBy}
        data-bars={stolper !== undefined}
      >
        <thead>
          <tr>
            {kolonner.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {stolper && <td aria-hidden />}
          </tr>
        </thead>
        <tbody>
          {rader.map(([head, ...cells], nr) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={kolonner[at + 1]}>{cell}</td>
              ))}
              {stolper && <Bar of={stolper[nr] ?? null} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The number stands beside it. */
function Bar({ of }: { readonly of: number | null }) {
  return (
    <td aria-hidden className={styles.barCell}>
      {of !== null && <span className={styles.bar} style={{ width: `${of * 100}%` }} />}
    </td>
  );
}
