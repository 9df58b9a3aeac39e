import { Clock, FileText, Gavel } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { IDag } from '#contract/i-dag.ts';
import { noticeTitle } from '#domain/endring-tekster.ts';
import { FORSVINNER_DAYS } from '#domain/i-dag.ts';
import { iconOf } from '#web/notices/endring-icons.ts';
import { What } from '#web/notices/what.tsx';
import { formatDay, formatNamedDay } from '#web/format.ts';
import { SakLink } from '#web/sak/sak-link.tsx';
import styles from './i-dag.module.css';
import { Line } from './line.tsx';
import { Part } from './part.tsx';
import { t } from './texts.ts';
import { cameAt, goesOn } from './when.ts';

interface NyttProps {
  readonly iDag: IDag;
  readonly now: Date;
}

/** What has changed of favourites. */
export function Favoritter({ iDag: { favoritter }, now }: NyttProps) {
  const { antall, endringer } = favoritter;
  const link = { to: '/favoritter', text: t.allFavourites };
  const sum = antall === 0 ? t.noFavourites : t.noChanges(antall);
  if (endringer.length === 0)
    return <Part id="favoritter" heading={t.favourites} {...{ sum, link }} />;
  return (
    <Part id="favoritter" heading={t.favourites} sum={t.changes(endringer.length)} link={link}>
      <Few
        of={endringer.map(({ sak, endring }, nr) => (
          <Line
            key={nr}
            icon={iconOf(endring)}
            when={cameAt(endring.tidspunkt, now)}
            dateTime={endring.tidspunkt}
            title={
              <>
                <SakLink sak={sak} className={styles.number}>
                  {sak.saksnummer}
                </SakLink>{' '}
                {noticeTitle(endring, 'tittel')}
              </>
            }
          >
            <What endring={endring} />
            <span className={styles.subtle}>{sak.domstolNavn}</span>
          </Line>
        ))}
      />
    </Part>
  );
}

/** Decisions and indictments that have come. `domstoler`: how many courts were looked through. */
export function Dokumenter({
  iDag: { dokumenter },
  now,
  domstoler,
}: NyttProps & { readonly domstoler: number }) {
  const { linjer, flere } = dokumenter;
  if (linjer.length === 0)
    return <Part id="dokumenter" heading={t.documents} sum={t.noDocuments(domstoler)} />;
  const count = (filtype: IDag['dokumenter']['linjer'][number]['filtype']) =>
    linjer.filter((one) => one.filtype === filtype).length;
  const [decisions, indictments] = [count('avgjoerelse'), count('tiltale')];
  const sum = [
    decisions > 0 && t.decisions(decisions),
    indictments > 0 && t.indictments(indictments),
    flere && t.onlyNewest,
  ];
  return (
    <Part id="dokumenter" heading={t.documents} sum={sum.filter(Boolean).join(', ')}>
      <Few
        of={linjer.map(({ sak, filtype, tidspunkt, avsagt }) => (
          <Line
            key={`${sak.sakId} ${filtype}`}
            icon={filtype === 'avgjoerelse' ? Gavel : FileText}
            when={cameAt(tidspunkt, now)}
            dateTime={tidspunkt}
            title={
              <>
                {filtype === 'avgjoerelse' ? t.decisionIn : t.indictmentIn}{' '}
                <SakLink sak={sak} className={styles.number}>
                  {sak.saksnummer}
                </SakLink>
              </>
            }
          >
            <span className={styles.subtle}>
              {[sak.domstolNavn, sak.sakstype, avsagt && t.decided(formatDay(avsagt))]
                .filter(Boolean)
                .join('. ')}
            </span>
          </Line>
        ))}
      />
    </Part>
  );
}

/** What of favourites becomes hidden in the next days. */
export function Forsvinner({ iDag: { forsvinner, favoritter }, now }: NyttProps) {
  const heading = t.vanishing(FORSVINNER_DAYS);
  if (forsvinner.length === 0)
    return (
      <Part
        id="forsvinner"
        heading={heading}
        sum={favoritter.antall === 0 ? t.noFavourites : t.noVanishing(favoritter.antall)}
      />
    );
  return (
    <Part id="forsvinner" heading={heading} sum={t.cases(casesOf(forsvinner))}>
      <Few
        of={forsvinner.map(({ sak, hva, dag, sisteRettsmoete }) => (
          <Line
            key={`${sak.sakId} ${hva}`}
            icon={Clock}
            when={goesOn(dag, now)}
            dateTime={dag}
            title={
              <>
                <SakLink sak={sak} className={styles.number}>
                  {sak.saksnummer}
                </SakLink>
                {`: ${t.goes[hva]}`}
              </>
            }
          >
            {sisteRettsmoete && (
              <span className={styles.subtle}>
                {t.lastHearing(formatNamedDay(sisteRettsmoete))}
              </span>
            )}
          </Line>
        ))}
      />
    </Part>
  );
}

/** How many cases they are: one may lose both names and a file. */
export const casesOf = (forsvinner: IDag['forsvinner']) =>
  new Set(forsvinner.map(({ sak }) => sak.sakId)).size;

/** As many lines of a part stand there at first. */
const MOST = 3;

/** The first lines; a button shows the rest, and hides it again. */
function Few({ of }: { readonly of: readonly ReactNode[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul className={styles.rows}>{isWhole ? of : of.slice(0, MOST)}</ul>
      {of.length > MOST && (
        <p className={styles.rest}>
          <button
            type="button"
            className={styles.link}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t.fewer : t.more(of.length - MOST)}
          </button>
        </p>
      )}
    </>
  );
}
