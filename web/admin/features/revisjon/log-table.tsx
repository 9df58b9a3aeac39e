import type { RevisjonRad } from '#contract/admin/revisjon.ts';
import { samle } from '#domain/revisjon-samling.ts';
import { revisjonMessages } from '#domain/revisjon.ts';
import { osloDay, type Day } from '#domain/time.ts';
import { serverNow } from '#web/api/client.ts';
import { formatDayInWords, formatLongDay } from '#web/format.ts';
import table from '#web/table/table.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { LogRow } from './log-row.tsx';
import styles from './revisjon.module.css';
import { t } from './texts.ts';

interface Props {
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  /** Newest first; undefined while they are fetched for the first time. */
  readonly rows: readonly RevisjonRad[] | undefined;
  /** The old rows stand while new ones are fetched. */
  readonly isBusy: boolean;
  /** Somebody was asked for: a column says on which side of each event they are. */
  readonly withSide?: boolean;
  /** There are rows before the first of these, and after the last. */
  readonly cut: { readonly before: boolean; readonly after: boolean };
}

const COLUMNS = [t.timeColumn, t.person, t.role, t.what] as const;
const WITH_SIDE = [t.timeColumn, t.person, t.role, t.side, t.what] as const;

/** The log by day: a group of rows for each, with the day as its heading. What belongs together is one row. */
export function LogTable({ labelledBy, rows, isBusy, withSide = false, cut }: Props) {
  if (rows?.length === 0)
    return (
      <p className={table.empty} data-empty-list>
        {revisjonMessages.empty}
      </p>
    );
  const days = rows ? byDay(rows) : [];
  const columns = withSide ? WITH_SIDE : COLUMNS;
  return (
    <div className={table.wrapper}>
      <table
        role="table"
        className={classNames(table.table, styles.log)}
        aria-labelledby={labelledBy}
        aria-busy={isBusy || rows === undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {rows === undefined && <Skeleton columns={columns} />}
        {days.map(({ day, events, lines }, index) => {
          const isCut = (index === 0 && cut.before) || (index === days.length - 1 && cut.after);
          return (
            <tbody key={day} role="rowgroup">
              <tr role="row" className={styles.dayRow}>
                <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                  {dayHeading(day, osloDay(serverNow()))}
                  {!isCut && <span className={styles.dayCount}> {t.events(events)}</span>}
                </th>
              </tr>
              {lines.map((line) => (
                <LogRow key={line[0]!.id} line={line} withSide={withSide} />
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

interface LogDay {
  readonly day: Day;
  /** How many there are, also those that are one line. */
  readonly events: number;
  readonly lines: readonly (readonly RevisjonRad[])[];
}

function byDay(rows: readonly RevisjonRad[]): LogDay[] {
  const days = new Map<Day, RevisjonRad[][]>();
  for (const line of samle(rows)) {
    const day = line[0]!.tidspunkt.slice(0, 10);
    const lines = days.get(day);
    if (lines) lines.push(line);
    else days.set(day, [line]);
  }
  return [...days].map(([day, lines]) => ({ day, events: lines.flat().length, lines }));
}

/** 'I dag, tirsdag 24. november', 'Mandag 23. november', and with the year where it is another one than today's. */
function dayHeading(day: Day, today: Day): string {
  const weekday = formatLongDay(`${day}T12:00:00Z`).split(' ')[0]!;
  const words = formatDayInWords(day);
  const date = day.slice(0, 4) === today.slice(0, 4) ? words.slice(0, -5) : words;
  const text = `${weekday} ${date}`;
  return day === today ? t.today(text) : text.charAt(0).toLocaleUpperCase('nb') + text.slice(1);
}

/** Eight rows of bars, while the first rows are fetched. */
function Skeleton({ columns }: { readonly columns: readonly string[] }) {
  return (
    <tbody role="rowgroup" aria-hidden className={table.skeleton}>
      {Array.from({ length: 8 }, (_, row) => (
        <tr key={row} role="row" className={styles.row}>
          {columns.map((name) => (
            <td key={name} role="cell">
              <span className={table.bar} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
