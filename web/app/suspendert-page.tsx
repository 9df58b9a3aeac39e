import { useState } from 'react';
import type { Day } from '#domain/time.ts';
import { Chrome } from '#web/layout/layout.tsx';
import { PageFrame } from '#web/layout/page.tsx';
import { formatDay } from '#web/format.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { part } from '#web/ui/part.tsx';
import styles from './suspendert-page.module.css';

const HEADING = 'Tilgangen din er suspendert';

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
      <PageFrame title={HEADING} heading={HEADING}>
        <div className={styles.suspended}>
          <Message purpose="warning">
            <p>Du kan ikke bruke pressetjenesten nå.</p>
            <p>
              Suspensjonen oppheves <strong>{formatDay(til)}</strong>. Fra og med den dagen har du
              tilgang som før, uten at du trenger å gjøre noe.
            </p>
          </Message>
          <h2 className={styles.heading}>Begrunnelse</h2>
          <p className={styles.reason}>{begrunnelse}</p>
          <div className={styles.ways}>
            <LinkButton to="/logg-ut">Logg ut</LinkButton>
            <Button variant="secondary" onPress={() => setLeaving(true)}>
              Avslutt din profil
            </Button>
          </div>
        </div>
        {isLeaving && <AvsluttDialog endpoint="profil" onClose={() => setLeaving(false)} />}
      </PageFrame>
    </Chrome>
  );
}
