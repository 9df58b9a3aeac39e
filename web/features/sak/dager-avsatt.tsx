import type { Moete } from '#contract/sak.ts';
import { messages } from '#domain/messages.ts';
import { Empty } from '#web/ui/visually-hidden.tsx';
import { Begrensninger } from '#web/sak/begrensninger.tsx';
import { formatTime, formatWeekday, formatDayAndTime } from '#web/format.ts';
import styles from './sak-page.module.css';

interface Props {
  readonly moeter: readonly Moete[];
  /** The text that a case from a case API has instead of meetings. */
  readonly beskrivelse: string | null;
}

/** Table 'Dager avsatt i retten'. Below 600 px each day is a card. */
export function DagerAvsatt({ moeter, beskrivelse }: Props) {
  return (
    <section className={styles.card} aria-labelledby="dager">
      <h2 id="dager">Dager avsatt i retten</h2>
      {moeter.length === 0 ? (
        <p className={styles.none}>
          {messages.sak.noHearings}
          {beskrivelse && <span className={styles.line}>{beskrivelse}</span>}
        </p>
      ) : (
        <table role="table" className={styles.moeter} aria-labelledby="dager">
          <thead role="rowgroup">
            <tr role="row">
              {['Dato', 'Tid (start - end)', 'Rettsmøtetype', 'Sal', 'Adresse'].map((header) => (
                <th key={header} role="columnheader" scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {moeter.map((moete) => (
              <MoeteRow key={`${moete.start}${moete.sal}`} moete={moete} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function MoeteRow({ moete }: { readonly moete: Moete }) {
  const sameDay = moete.start.slice(0, 10) === moete.slutt.slice(0, 10);
  const end = sameDay ? formatTime(moete.slutt) : formatDayAndTime(moete.slutt);
  return (
    <tr role="row">
      <td role="cell" data-column="dato">
        {formatWeekday(moete.start)}
        <Begrensninger typer={moete.begrensninger} />
      </td>
      <td role="cell" data-column="tid">{`${formatTime(moete.start)} – ${end}`}</td>
      <td role="cell" data-column="type">
        {moete.rettsmøteType ?? <Empty />}
      </td>
      <td role="cell" data-column="sal">
        {moete.sal ?? <Empty />}
      </td>
      <td role="cell" data-column="adresse">
        {moete.rettsalAdresse ?? <Empty />}
      </td>
    </tr>
  );
}
