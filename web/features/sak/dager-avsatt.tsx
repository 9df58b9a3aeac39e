import type { Moete } from '#contract/sak.ts';
import { sakMessages } from '#domain/sak-messages.ts';
import { formatTime, formatWeekday, formatDayAndTime } from '#web/format.ts';
import { Begrensninger } from '#web/sak/begrensninger.tsx';
import { Empty, VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './dager-avsatt.module.css';
import type { FoelgProps } from './foelg-button.tsx';
import { Foelg } from './foelg.tsx';
import { type HearingMark, hearingMarks } from './hearing-marks.ts';
import { t } from './hearing-texts.ts';
import page from './sak-page.module.css';

interface Props extends Pick<FoelgProps, 'sak'> {
  readonly moeter: readonly Moete[];
  /** The text that a case from a case API has instead of meetings. */
  readonly beskrivelse: string | null;
  readonly now: Date;
}

/** Table 'Dager avsatt i retten': what is over, and what is next. Below 600 px each day is a card. */
export function DagerAvsatt({ sak, moeter, beskrivelse, now }: Props) {
  const marks = hearingMarks(moeter, now);
  return (
    <section className={`${page.card} ${page.dager}`} aria-labelledby="dager">
      <h2 id="dager">{t.heading}</h2>
      {moeter.length === 0 ? (
        <p className={page.none}>
          {sakMessages.sak.noHearings}
          {beskrivelse && <span className={page.line}>{beskrivelse}</span>}
        </p>
      ) : (
        <table role="table" className={styles.moeter} aria-labelledby="dager">
          <thead role="rowgroup">
            <tr role="row">
              {[t.day, t.time, t.type, t.room, t.address].map((header) => (
                <th key={header} role="columnheader" scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {moeter.map((moete, index) => (
              <MoeteRow
                key={`${moete.start}${moete.sal}`}
                sak={sak}
                moete={moete}
                mark={marks[index]!}
                isNew={(of) => moeter.findIndex((one) => one[of] === moete[of]) === index}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface RowProps extends Pick<FoelgProps, 'sak'> {
  readonly moete: Moete;
  readonly mark: HearingMark;
  /** Whether it stands in no row before: it is offered to be followed once. */
  readonly isNew: (of: 'sal' | 'rettsmøteType') => boolean;
}

function MoeteRow({ sak, moete, mark, isNew }: RowProps) {
  const { sal, rettsmøteType: type } = moete;
  const sameDay = moete.start.slice(0, 10) === moete.slutt.slice(0, 10);
  const end = sameDay ? formatTime(moete.slutt) : formatDayAndTime(moete.slutt);
  return (
    <tr role="row" data-mark={mark.kind}>
      <th role="rowheader" scope="row" data-column="dato">
        {mark.kind === 'over' && <VisuallyHidden>{t.over}</VisuallyHidden>}
        {formatWeekday(moete.start)}
        {'text' in mark && <span className={styles.mark}>{mark.text}</span>}
        <Begrensninger typer={moete.begrensninger} />
      </th>
      <td role="cell" data-column="tid">{`${formatTime(moete.start)} – ${end}`}</td>
      <td role="cell" data-column="type">
        {type ?? <Empty />}
        {type !== null && isNew('rettsmøteType') && (
          <Foelg sak={sak} slag="rettsmoetetype" text={type} />
        )}
      </td>
      <td role="cell" data-column="sal">
        {sal ?? <Empty />}
        {sal !== null && isNew('sal') && <Foelg sak={sak} slag="sal" text={sal} />}
      </td>
      <td role="cell" data-column="adresse">
        {moete.rettsalAdresse ?? <Empty />}
      </td>
    </tr>
  );
}
