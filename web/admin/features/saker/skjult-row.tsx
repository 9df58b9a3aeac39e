import { Clock, EyeOff, Gavel } from 'lucide-react';
import type { Skjulte, SkjultRad, SkjultSkjuling } from '#contract/admin/skjulte.ts';
import { opphevesAvTo } from '#domain/forslag.ts';
import { skalSesPaa } from '#domain/gjeldende.ts';
import { type Day, shiftDay } from '#domain/time.ts';
import { GRUNNER } from '#domain/tilbaketrekking.ts';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import table from '#web/table/table.module.css';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { EndreSkjult } from './endre-skjult.tsx';
import { Venter } from './forslag.tsx';
import { t as byTwo } from './forslag-texts.ts';
import { buttonId, numberOf, pageOf, panelId, whatOf } from './skjult.ts';
import styles from './skjulte.module.css';
import { t } from './skjulte-texts.ts';

interface Props {
  readonly row: SkjultRad;
  readonly today: Day;
  readonly columns: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onClose: () => void;
  readonly onSaved: (now: Skjulte) => void;
  readonly onOvertaken: (now: Skjulte) => void;
  readonly onOver: (now: Skjulte, typed: string) => void;
}

/** What is hidden or restricted, and under it, when it is open, the form that changes it. */
export function SkjultRow({ row, today, columns, isOpen, onToggle, ...changes }: Props) {
  return (
    <>
      <tr role="row" className={classOf(isOpen)}>
        <th role="rowheader" scope="row">
          {row.domstolNavn === null ? numberOf(row) : <Link to={pageOf(row)}>{numberOf(row)}</Link>}
          <span className={styles.quiet}>{row.domstolNavn}</span>
        </th>
        <td role="cell" data-label={t.what}>
          <Tag
            purpose={row.slag === 'skjuling' ? 'warning' : 'info'}
            icon={row.slag === 'skjuling' ? EyeOff : Gavel}
          >
            {whatOf(row)}
          </Tag>
        </td>
        <td role="cell" data-label={t.why}>
          {row.slag === 'skjuling' ? GRUNNER[row.grunn] : t.courtOrder}
          <span className={styles.quiet}>{row.tekst}</span>
          {row.slag === 'skjuling' && <Toer row={row} />}
        </td>
        <td role="cell" data-label={t.byWhom} className={styles.av}>
          {row.av ?? t.unknown}
        </td>
        <td role="cell" data-label={t.since}>
          {formatDayAndTime(row.siden)}
        </td>
        <td role="cell" data-label={t.lookAgain}>
          <LookAgain row={row} today={today} />
        </td>
        <td role="cell">
          <Button
            id={buttonId(row)}
            variant="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId(row) : undefined}
            onPress={onToggle}
          >
            {isOpen ? t.close : t.change}{' '}
            <VisuallyHidden>{t.changeOf(whatOf(row), numberOf(row))}</VisuallyHidden>
          </Button>
        </td>
      </tr>
      {isOpen && (
        <tr role="row" className={styles.panelRow}>
          <td role="cell" colSpan={columns}>
            <EndreSkjult id={panelId(row)} row={row} today={today} {...changes} />
          </td>
        </tr>
      )}
    </>
  );
}

/** That it takes two to show it again, and whether somebody has proposed it. */
function Toer({ row: { grunn, forslag } }: { readonly row: SkjultSkjuling }) {
  if (forslag) return <Venter forslag={forslag} />;
  return opphevesAvTo(grunn) && <span className={styles.quiet}>{byTwo.byTwo}</span>;
}

const classOf = (isOpen: boolean) => (isOpen ? `${table.row} ${styles.open}` : table.row);

/** The day on which it is to be looked at again, and the last day of a restriction. */
function LookAgain({ row, today }: Pick<Props, 'row' | 'today'>) {
  const { seIgjen } = row;
  const last = row.slag === 'begrensning' ? row.gjelderTil : null;
  return (
    <>
      {seIgjen === null ? (
        last === null && t.untilFurther
      ) : skalSesPaa(row, today) ? (
        <Tag purpose="warning" icon={Clock}>
          {dueText(seIgjen, today)}
        </Tag>
      ) : (
        formatDay(seIgjen)
      )}
      {last !== null && <span className={styles.quiet}>{t.lastDayIs(formatDay(last))}</span>}
    </>
  );
}

function dueText(day: Day, today: Day): string {
  if (day === today) return t.today;
  return day === shiftDay(today, { days: -1 }) ? t.yesterday : formatDay(day);
}
