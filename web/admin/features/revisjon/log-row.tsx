import { memo } from 'react';
import type { RevisjonFilter, RevisjonRad } from '#contract/admin/revisjon.ts';
import { writeParams } from '#contract/values.ts';
import { describeDetaljer } from '#domain/revisjon-detaljer.ts';
import { samletSetning } from '#domain/revisjon-samling.ts';
import { delerAv, systemetFor } from '#domain/revisjon-setning.ts';
import { AUDIT_ROLES, AUDIT_SIDER } from '#domain/revisjon.ts';
import { adminPages } from '#web/admin/pages.ts';
import { formatDay, formatTime } from '#web/format.ts';
import { Link } from '#web/ui/router-link.tsx';
import { Lines } from './lines.tsx';
import { SkjulteOrd } from './skjulte-ord.tsx';
import styles from './revisjon.module.css';
import { NAMELESS, t } from './texts.ts';

interface Props {
  /** What is one line, newest first. */
  readonly line: readonly RevisjonRad[];
}
interface LogRowProps extends Props {
  /** Somebody was asked for: on which side of the event they are. */
  readonly withSide: boolean;
}

/** When, who, in which role, and what in one sentence. What the sentence leaves out is folded away below it. */
export const LogRow = memo(
  function LogRow({ line, withSide }: LogRowProps) {
    const newest = line[0]!;
    // All pages of a search have its words; the first of them was the search.
    const typed = line.findLast(({ harOrd }) => harOrd);
    return (
      <tr role="row" className={styles.row}>
        <td role="cell" className={styles.time}>
          <time dateTime={newest.tidspunkt}>{formatTime(newest.tidspunkt)}</time>
        </td>
        <td role="cell" className={styles.person}>
          <Person row={newest} />
        </td>
        <td role="cell" className={styles.role}>
          {newest.rolle === 'system' ? '' : AUDIT_ROLES[newest.rolle]}
        </td>
        {withSide && (
          <td role="cell" className={styles.side}>
            {sideText(newest)}
          </td>
        )}
        <td role="cell" data-column="hva" className={styles.what}>
          <p data-setning>
            <Setning line={line} />
          </p>
          <div className={styles.under}>
            {typed && <SkjulteOrd row={typed} />}
            {line.length > 1 ? <Each line={line} /> : <More row={newest} />}
          </div>
        </td>
      </tr>
    );
  },
  (before, after) =>
    before.withSide === after.withSide &&
    before.line.length === after.line.length &&
    before.line.every((row, index) => row === after.line[index]),
);

/** 'Gjelder', when it was done to them. */
function sideText({ sider }: RevisjonRad): string {
  const [side, other] = sider;
  if (other) return t.bothSides;
  return side ? AUDIT_SIDER[side] : '';
}

/** What was done, with the number of the case and whom it was done to as links. */
export function Setning({ line }: Props) {
  const { sakId, saksnummer, gjelderPseudonym } = line[0]!;
  return delerAv(samletSetning(line)).map((del, index) => {
    if (del.slag === 'sak')
      return (
        sakId !== null && (
          <FilterLink key={index} filter={{ sak: sakId }} label={t.onlyCase(saksnummer ?? sakId)}>
            {saksnummer ?? sakId}
          </FilterLink>
        )
      );
    if (del.slag === 'person' && gjelderPseudonym !== null)
      return (
        <FilterLink key={index} filter={{ person: gjelderPseudonym }} label={t.only(del.tekst)}>
          {del.tekst}
        </FilterLink>
      );
    return del.tekst;
  });
}

/** The name filters the log by the person. Whoever has none any more is shown by pseudonym. */
function Person({ row: { navn, rolle, pseudonym, detaljer } }: { readonly row: RevisjonRad }) {
  if (rolle === 'system') return systemetFor(detaljer, navn);
  const shown = navn ?? pseudonym;
  return (
    <>
      <FilterLink filter={{ person: pseudonym }} label={t.only(shown)}>
        {shown}
      </FilterLink>
      {navn === null && <span className={styles.nameless}>{NAMELESS[rolle]}</span>}
    </>
  );
}

/** Each of the events that are one line, with its own time and details. */
function Each({ line }: Props) {
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>{t.each(line.length)}</summary>
      <ol className={styles.each}>
        {line.map((row) => (
          <li key={row.id}>
            <Setning line={[row]} />
            <Details row={row} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function More({ row }: { readonly row: RevisjonRad }) {
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>{t.details}</summary>
      <Details row={row} />
    </details>
  );
}

/** Everything that the log has of an event: the time to the second, so that the order can be seen, and who by pseudonym. */
function Details({ row }: { readonly row: RevisjonRad }) {
  const { tidspunkt, pseudonym, gjelderPseudonym, detaljer } = row;
  const when = `${formatDay(tidspunkt)} ${tidspunkt.slice(11, 19)}`;
  const known = [
    { navn: t.time, verdi: when },
    { navn: t.pseudonym, verdi: pseudonym },
    ...(gjelderPseudonym === null ? [] : [{ navn: t.about, verdi: gjelderPseudonym }]),
  ];
  return <Lines lines={[...known, ...describeDetaljer(detaljer, row)]} />;
}

interface FilterLinkProps {
  readonly filter: Partial<RevisjonFilter>;
  /** The accessible name: what the link does. */
  readonly label: string;
  readonly children: string;
}

/** Leads to the log, filtered by a value of one of its rows. */
export function FilterLink({ filter, label, children }: FilterLinkProps) {
  return (
    <Link
      to={{ pathname: adminPages.revisjon, search: writeParams(filter).toString() }}
      aria-label={label}
    >
      {children}
    </Link>
  );
}
