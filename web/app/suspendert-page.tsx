import { useState } from 'react';
import type { Suspendert } from '#contract/bruker.ts';
import { shiftDay } from '#domain/time.ts';
import { LastNedAlt } from '#web/innsyn/last-ned-alt.tsx';
import { Chrome } from '#web/layout/layout.tsx';
import { PageFrame } from '#web/layout/page.tsx';
import { formatDay, formatTime } from '#web/format.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { part } from '#web/ui/part.tsx';
import styles from './suspendert-page.module.css';
import { t } from './suspendert-texts.tsx';

const AvsluttDialog = part(
  async () => (await import('#web/features/profil/avslutt-dialog.tsx')).AvsluttDialog,
);

/**
 * Replaces the press pages while access is suspended, or the profile is being deleted: until when, why, what is stored, and the two ways out. Of a whole newsroom also whom to ask:
 * the reader may have done nothing.
 */
export default function SuspendertPage({ til, begrunnelse, redaksjon, slettes }: Suspendert) {
  const [isLeaving, setLeaving] = useState(false);
  const heading = slettes ? t.deleted : t.heading;
  return (
    <Chrome hasUser width="narrow">
      <PageFrame title={heading} heading={heading}>
        <div className={styles.suspended}>
          <Message purpose="warning">
            {redaksjon && <p>{ofNewsroom(redaksjon.navn, til)}</p>}
            <p>{t.barred}</p>
            <p>
              {slettes
                ? t.deletedFrom(formatDay(slettes), formatTime(slettes))
                : til === null
                  ? t.openEnded
                  : t.until(<strong>{formatDay(til)}</strong>)}
            </p>
          </Message>
          <h2 className={styles.heading}>{t.reason}</h2>
          <p className={styles.reason}>{begrunnelse}</p>
          {redaksjon && <p>{t.ask(<a href={`mailto:${redaksjon.spoer}`}>{redaksjon.spoer}</a>)}</p>}
          <div className={styles.ways}>
            <LinkButton to="/logg-ut">{t.signOut}</LinkButton>
            <LastNedAlt />
            <Button variant="secondary" onPress={() => setLeaving(true)}>
              {t.leave}
            </Button>
          </div>
        </div>
        {isLeaving && <AvsluttDialog endpoint="profil" onClose={() => setLeaving(false)} />}
      </PageFrame>
    </Chrome>
  );
}

/** The last day of the suspension is the one before access opens again. */
function ofNewsroom(navn: string, til: Suspendert['til']): string {
  if (til === null) return t.newsroom(navn);
  return t.newsroomUntil(navn, formatDay(shiftDay(til, { days: -1 })));
}
