import { useState } from 'react';
import type { Day } from '#domain/time.ts';
import { Chrome } from '#web/layout/layout.tsx';
import { PageFrame } from '#web/layout/page.tsx';
import { formatDay } from '#web/format.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { part } from '#web/ui/part.tsx';
import styles from './suspendert-page.module.css';
import { t } from './suspendert-texts.tsx';

const AvsluttDialog = part(
  async () => (await import('#web/features/profil/avslutt-dialog.tsx')).AvsluttDialog,
);

interface Props {
  /** The Oslo day on which access opens again. */
  readonly til: Day;
  /** The administrator's text, with its paragraphs. */
  readonly begrunnelse: string;
}

/** Replaces the press pages while access is suspended: until when, why, and the two ways out. */
export default function SuspendertPage({ til, begrunnelse }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Chrome hasUser width="narrow">
      <PageFrame title={t.heading} heading={t.heading}>
        <div className={styles.suspended}>
          <Message purpose="warning">
            <p>{t.barred}</p>
            <p>{t.until(<strong>{formatDay(til)}</strong>)}</p>
          </Message>
          <h2 className={styles.heading}>{t.reason}</h2>
          <p className={styles.reason}>{begrunnelse}</p>
          <div className={styles.ways}>
            <LinkButton to="/logg-ut">{t.signOut}</LinkButton>
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
