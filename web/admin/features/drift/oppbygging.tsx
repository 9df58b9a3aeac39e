import { lazy, Suspense, useState } from 'react';
import type { Drift } from '#contract/admin/drift.ts';
import { driftMessages } from '#domain/drift-messages.ts';
import { isOpen } from '#domain/oppbygging.ts';
import { Button } from '#web/ui/button.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import styles from './drift.module.css';
import { OppbyggingState } from './oppbygging-state.tsx';
import { announcement } from './oppbygging-text.ts';
import { Section } from './section.tsx';

const OppbyggingDialog = lazy(async () => ({
  default: (await import('./oppbygging-dialog.tsx')).OppbyggingDialog,
}));

/** A rebuild of the index is started here, and followed until it ends. */
export function Oppbygging({ oppbygging }: Pick<Drift, 'oppbygging'>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section heading="Oppbygging av indeksen" data={oppbygging}>
      {({ siste }) => (
        <div className={styles.rebuild}>
          {/* Only what changes is said: a rebuild that has long ended is not, when the page opens. */}
          <LiveRegion>{siste ? announcement(siste) : ''}</LiveRegion>
          <OppbyggingState siste={siste} />
          {!(siste && isOpen(siste.status)) && (
            <>
              <p className={styles.note}>{driftMessages.oppbygging.explain}</p>
              <Button variant="secondary" size="small" onPress={() => setAsking(true)}>
                {driftMessages.oppbygging.start}
              </Button>
            </>
          )}
          {isAsking && (
            <Suspense>
              <OppbyggingDialog onClose={() => setAsking(false)} />
            </Suspense>
          )}
        </div>
      )}
    </Section>
  );
}
