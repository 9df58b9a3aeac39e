import { Download } from 'lucide-react';
import { useState } from 'react';
import { pressePaths } from '#contract/paths.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import styles from './abonnement.module.css';
import { Adresser } from './adresser.tsx';
import { NyAdresse } from './ny-adresse.tsx';
import { t } from './texts.ts';

/** What a calendar is made of: the favourites (null), or a saved search. */
export interface Kilde {
  readonly lagretSoekId: number | null;
  /** What it is called here, as in «Rettsmøtene i …». */
  readonly navn: string;
}

interface Props {
  readonly kilde: Kilde;
  readonly onClose: () => void;
}

/** Hearings as a file, and addresses that a calendar program or a reader of news asks by itself. */
export function AbonnementDialog({ kilde, onClose }: Props) {
  const [said, setSaid] = useState('');
  const { lagretSoekId, navn } = kilde;
  const query = lagretSoekId === null ? '' : `?lagretSoekId=${lagretSoekId}`;
  return (
    <Dialog title={t.title} onClose={onClose}>
      <div className={styles.parts}>
        <p>{t.about(navn)}</p>
        <LiveRegion>{said}</LiveRegion>
        <section className={styles.part}>
          <h3>{t.once}</h3>
          <a className={styles.download} href={pressePaths.kalender.href() + query} download>
            <Icon icon={Download} size={1} />
            <span>{t.file}</span>
          </a>
        </section>
        <section className={styles.part}>
          <h3>{t.subscribe}</h3>
          <p className={styles.subtle}>{t.subscribeHow}</p>
          <NyAdresse lagretSoekId={lagretSoekId} onSaid={setSaid} />
        </section>
        <Adresser lagretSoekId={lagretSoekId} onSaid={setSaid} />
      </div>
    </Dialog>
  );
}
