import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import type { LagretSoek } from '#contract/lagrede-soek.ts';
import { readSearchParams, writeSearchParams } from '#contract/search.ts';
import { lagredeSoekAntallQuery, lagredeSoekQuery } from '#web/api/lagrede-soek.ts';
import { berammingslisteQuery } from '#web/api/saker.ts';
import { formatTime, formatWeekday } from '#web/format.ts';
import { SakLink } from '#web/sak/sak-link.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Link } from '#web/ui/router-link.tsx';
import styles from './i-dag.module.css';
import { Line } from './line.tsx';
import { Part, Waiting } from './part.tsx';
import { t } from './texts.ts';

/** As many searches stand on the page. */
const MOST = 3;

interface Ny extends LagretSoek {
  readonly nye: number;
}

/** The saved searches with what is new of each, most first; undefined until they are counted. */
export function useNyeTreff() {
  const saved = useQuery(lagredeSoekQuery());
  const counts = useQuery(lagredeSoekAntallQuery());
  const nye =
    saved.data &&
    counts.data &&
    saved.data
      .map((soek) => ({ ...soek, nye: counts.data.get(soek.id)?.nye ?? 0 }))
      .filter((soek) => soek.nye > 0)
      .sort((a, b) => b.nye - a.nye);
  const error = saved.error ?? counts.error;
  const retry = () => Promise.all([saved.refetch(), counts.refetch()]);
  return { alle: saved.data, nye, sum: nye?.reduce((all, one) => all + one.nye, 0), error, retry };
}

/** New hits, by search. */
export function LagredeSoek({ treff }: { readonly treff: ReturnType<typeof useNyeTreff> }) {
  const { alle, nye, sum = 0, error, retry } = treff;
  const part = {
    id: 'lagrede-soek',
    heading: t.saved,
    link: { to: '/lagrede-sok', text: t.allSaved },
  };
  if (alle?.length === 0) return <Part {...part} sum={t.noSaved} />;
  if (!nye || !alle)
    return (
      <Part {...part}>
        {error ? <Failed error={error} onRetry={retry} /> : <Waiting label={t.loading} />}
      </Part>
    );
  if (nye.length === 0) return <Part {...part} sum={t.noHits(alle.length)} />;
  return (
    <Part {...part} sum={t.hits(sum, nye.length, alle.length)}>
      <ul className={styles.rows}>
        {nye.slice(0, MOST).map((soek) => (
          <Treff key={soek.id} soek={soek} />
        ))}
      </ul>
      {nye.length > MOST && (
        <p className={styles.rest}>
          <Link to="/lagrede-sok">{t.moreSearches(nye.length - MOST)}</Link>
        </p>
      )}
    </Part>
  );
}

/** What is new of one search: how many, and the first of them by its next hearing. */
function Treff({ soek: { navn, soek, nye } }: { readonly soek: Ny }) {
  const search = { ...readSearchParams(new URLSearchParams(soek)), nye: true };
  const byHearing = { sortField: 'rettsmoete', sortAscending: true } as const;
  const isOfHearings = search.soekeKategori === 'berammede';
  const { data } = useQuery(berammingslisteQuery({ ...search, ...(isOfHearings && byHearing) }));
  const first = data?.hits[0];
  const hearing = first?.rettsmoeteIntervaller.find(({ gjelder }) => gjelder);
  const when = hearing && `${formatWeekday(hearing.start)} kl.\u00a0${formatTime(hearing.start)}`;
  return (
    <Line
      icon={Bookmark}
      title={
        <>
          <Link to={`/?${writeSearchParams(search)}`}>{navn}</Link> <b>{t.newHits(nye)}</b>
        </>
      }
    >
      {first && (
        <span className={styles.subtle}>
          {t.first([when, first.domstolNavn].filter(Boolean).join(', '))}{' '}
          <SakLink sak={first} className={styles.number} liste={`/?${writeSearchParams(search)}`}>
            {first.saksnummer}
          </SakLink>
        </span>
      )}
    </Line>
  );
}
