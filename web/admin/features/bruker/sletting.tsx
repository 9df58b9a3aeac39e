import { useEffect, useId, useState } from 'react';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { focusHeading } from '#web/admin/ui/admin-page.tsx';
import { AngreSletting } from '#web/admin/ui/angre-sletting.tsx';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { slettetid } from '#web/admin/ui/labels.tsx';
import styles from './bruker.module.css';
import { t } from './texts.tsx';

/** The box of a user whose deletion is ordered, with the way back; afterwards what came of it. */
export function Sletting({ bruker }: { readonly bruker: BrukerDetaljer }) {
  const { slettes } = bruker;
  const headingId = useId();
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said) focusHeading();
  }, [said]);
  return (
    <>
      <Kvittering text={said} />
      {slettes && (
        <section aria-labelledby={headingId} className={styles.box}>
          <h2 id={headingId} className={styles.boxHeading}>
            {t.deletedFrom(slettetid(slettes.fra))}
          </h2>
          <p>{t.deletionEffect}</p>
          {slettes.av && <p className={styles.note}>{t.orderedBy(slettes.av)}</p>}
          <div className={styles.actions}>
            <AngreSletting bruker={bruker} onUndone={setSaid} />
          </div>
        </section>
      )}
    </>
  );
}
