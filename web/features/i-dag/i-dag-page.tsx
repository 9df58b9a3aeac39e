import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { osloDay } from '#domain/time.ts';
import { serverNow } from '#web/api/client.ts';
import { useFavoritt } from '#web/api/favoritter.ts';
import { iDagQuery } from '#web/api/i-dag.ts';
import { formatNamedDay } from '#web/format.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { PrintHead } from '#web/layout/print-head.tsx';
import { FavorittError } from '#web/sak/favoritt.tsx';
import { useReturnToRow } from '#web/sak/return-to-row.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { sumOf } from './hearings.ts';
import styles from './i-dag.module.css';
import { LagredeSoek, useNyeTreff } from './lagrede-soek.tsx';
import { casesOf, Dokumenter, Favoritter, Forsvinner } from './nytt.tsx';
import { Newer } from './newer.tsx';
import { Part, Waiting } from './part.tsx';
import { NextDay, Today } from './rettsmoeter.tsx';
import { t } from './texts.ts';
import { type OwnHearings, useHearings } from './use-hearings.ts';
import { saidAt } from './when.ts';

/** /i-dag: a reporter's morning on one screen (docs/PRODUCT.md, "Pages"). */
export function Page() {
  // The day on which the page was opened: rows do not move under the reader.
  const [now] = useState(serverNow);
  const today = osloDay(now);
  const iDag = useQuery(iDagQuery());
  const hearings = useHearings(today);
  const treff = useNyeTreff();
  const { toggle, error, clearError, hasAdded } = useFavoritt();
  useReturnToRow();
  const heading = t.heading(formatNamedDay(today));
  const sums = sumsOf(hearings.today && sumOf(hearings.today), treff, iDag.data);
  return (
    <PageFrame title={t.title}>
      <PrintHead>{heading}</PrintHead>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        {iDag.data && (
          <p className={styles.subtle}>
            {iDag.data.erFoersteBesoek ? t.firstVisit : t.lastHere(saidAt(iDag.data.siden, now))}
          </p>
        )}
        <div className={styles.print}>
          <Button variant="secondary" size="small" onPress={() => window.print()}>
            <Icon icon={Printer} />
            {t.print}
          </Button>
        </div>
      </div>
      <Sums sums={sums} />
      <Newer />
      <FavorittError error={error} onClose={clearError} hasAdded={hasAdded} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Hearings {...hearings} dag={today} toggle={toggle} />
        </div>
        <div className={styles.column}>
          {iDag.data ? (
            <Favoritter iDag={iDag.data} now={now} />
          ) : (
            <Part id="favoritter" heading={t.favourites}>
              {iDag.error ? (
                <Failed heading={t.failed} error={iDag.error} onRetry={iDag.refetch} />
              ) : (
                <Waiting label={t.loading} />
              )}
            </Part>
          )}
          <LagredeSoek treff={treff} />
          {iDag.data && (
            <>
              <Dokumenter iDag={iDag.data} now={now} domstoler={hearings.domstoler?.length ?? 0} />
              <Forsvinner iDag={iDag.data} now={now} />
            </>
          )}
        </div>
      </div>
    </PageFrame>
  );
}

type HearingsProps = OwnHearings & {
  readonly dag: string;
  readonly toggle: ReturnType<typeof useFavoritt>['toggle'];
};

function Hearings({ domstoler, names, today, next, nextDay, error, retry, ...row }: HearingsProps) {
  if (domstoler?.length === 0)
    return (
      <Part id="rettsmoeter" heading={t.courtsToday}>
        <p className={styles.choose}>{t.whyCourts}</p>
        <LinkButton to="/profil#mine-domstoler">{t.chooseCourts}</LinkButton>
      </Part>
    );
  if (!today)
    return (
      <Part id="rettsmoeter" heading={t.courtsToday}>
        {error ? (
          <Failed heading={t.hearingsFailed} error={error} onRetry={retry} />
        ) : (
          <Waiting label={t.loadingHearings} />
        )}
      </Part>
    );
  return (
    <>
      <Today courts={today} names={names} {...row} />
      {next && nextDay !== null && (
        <NextDay courts={next} names={names} toggle={row.toggle} dag={nextDay} today={row.dag} />
      )}
    </>
  );
}

interface Sum {
  readonly to: string;
  readonly text: string;
  /** Only its place is kept. */
  readonly isCounting?: boolean;
}

/**
 * The line of sums: each leads to its part. What is not known yet is left out; hits are counted after the rest is shown, so
 * their place is kept and nothing moves when they come.
 */
function sumsOf(
  hearings: number | undefined,
  { sum: hits, error }: Pick<ReturnType<typeof useNyeTreff>, 'sum' | 'error'>,
  iDag: Parameters<typeof Favoritter>[0]['iDag'] | undefined,
): Sum[] {
  const known = [
    hearings !== undefined && { to: '#rettsmoeter', text: t.sumHearings(hearings) },
    iDag && { to: '#favoritter', text: t.sumChanges(iDag.favoritter.endringer.length) },
    (hits !== undefined || (iDag && !error)) && {
      ...{ to: '#lagrede-soek', text: t.sumHits(hits ?? 0), isCounting: hits === undefined },
    },
    iDag && { to: '#dokumenter', text: t.sumDocuments(iDag.dokumenter.linjer.length) },
    iDag && { to: '#forsvinner', text: t.sumVanishing(casesOf(iDag.forsvinner)) },
  ];
  return known.filter((one): one is Sum => Boolean(one));
}

/** Screen readers are told once, when all of them are there. */
function Sums({ sums }: { readonly sums: readonly Sum[] }) {
  const isWhole = sums.length === 5 && !sums.some(({ isCounting }) => isCounting);
  return (
    <nav aria-label={t.sums} className={styles.sums}>
      <LiveRegion>{isWhole ? sums.map(({ text }) => text).join(', ') : ''}</LiveRegion>
      <ul>
        {sums.map(({ to, text, isCounting }) => (
          <li key={to} className={isCounting ? styles.counting : undefined}>
            <a href={to}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
