import { useEffect } from 'react';
import type { Saksdetaljer as Details } from '#contract/sak.ts';
import { useFavoritt } from '#web/api/favoritter.ts';
import { PrintHead } from '#web/layout/print-head.tsx';
import { FavorittError, StarButton } from '#web/sak/favoritt.tsx';
import { keepTogether } from '#web/sak/text.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { Beslektede, Instanser } from './beslektede.tsx';
import { DagerAvsatt } from './dager-avsatt.tsx';
import { Endringer } from './endringer.tsx';
import { EgetNotat } from './eget-notat.tsx';
import { InformasjonOmSaken } from './informasjon-om-saken.tsx';
import { KortOm } from './kort-om.tsx';
import { Notices } from './restrictions.tsx';
import styles from './sak-page.module.css';
import { t } from './texts.tsx';
import { useNow } from './use-now.ts';
import { Verktoey } from './verktoey.tsx';

interface SakViewProps {
  /** Undefined while it is read. */
  readonly sak: Details | undefined;
  /** What it is called until then. */
  readonly known: string;
  /** The list that the page leads back to. */
  readonly liste: string;
  /** Something that is shown may not be shown any more: reads the case again. */
  readonly onDue: () => unknown;
}

/** Heading with star, and the case below it. The heading stays the same while the case is read: it has the focus. */
export function SakView({ sak, known, liste, onDue }: SakViewProps) {
  const { toggle, error, clearError, hasAdded } = useFavoritt();
  const now = useNow();
  return (
    <article>
      {sak && <PrintHead>{t.printHead(sak.saksnummer, sak.domstolNavn)}</PrintHead>}
      <FavorittError error={error} onClose={clearError} hasAdded={hasAdded} />
      <div className={styles.heading}>
        <h1 tabIndex={-1}>{sak?.saksnummer ?? known}</h1>
        {sak && (
          <>
            <StarButton
              saksnummer={sak.saksnummer}
              isFavoritt={sak.erFavoritt}
              onToggle={() => toggle(sak, !sak.erFavoritt)}
            />
            {sak.erFavoritt && <span className={styles.foelger}>{t.following}</span>}
            <Verktoey key={sak.sakId} sak={sak} now={now} />
          </>
        )}
      </div>
      {sak ? (
        <Saksdetaljer sak={sak} now={now} liste={liste} onDue={onDue} />
      ) : (
        <Spinner label={t.loading} />
      )}
    </article>
  );
}

/** What is hidden or restricted, the days set aside in court, facts, and related cases. */
function Saksdetaljer({ sak, now, liste, onDue }: SaksdetaljerProps) {
  useEffect(() => {
    if (isDue(sak, now)) onDue();
  }, [sak, now, onDue]);
  return (
    <>
      {sak.saksTema && <p className={styles.tema}>{keepTogether(sak.saksTema)}</p>}
      <KortOm sak={sak} now={now} />
      <Notices sak={sak} />
      <Instanser sak={sak} now={now} liste={liste} />
      <div className={styles.columns}>
        <DagerAvsatt sak={sak} moeter={sak.møteliste} beskrivelse={sak.beskrivelse} now={now} />
        <div className={styles.left}>
          <InformasjonOmSaken sak={sak} now={now} liste={liste} />
          <EgetNotat key={sak.sakId} sakId={sak.sakId} />
        </div>
        <Endringer sak={sak} now={now} />
        <Beslektede sak={sak} now={now} liste={liste} />
      </div>
    </>
  );
}
interface SaksdetaljerProps extends Pick<SakViewProps, 'liste' | 'onDue'> {
  readonly sak: Details;
  readonly now: Date;
}

/** Whether names or files on the page have reached the instant at which they are hidden. */
function isDue({ navnSkjules, tiltale, avgjorelse }: Details, now: Date): boolean {
  const ends = [...tiltale.filer, ...avgjorelse.filer].map((fil) => fil.tilgjengeligTil);
  if (navnSkjules) ends.push(navnSkjules);
  return ends.some((end) => Date.parse(end) <= now.getTime());
}
