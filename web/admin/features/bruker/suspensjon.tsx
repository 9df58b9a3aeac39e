import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { brukereKey } from '#web/admin/api/brukere.ts';
import { brukerQuery } from '#web/admin/api/bruker.ts';
import { focusHeading } from '#web/admin/ui/focus-heading.ts';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import styles from './bruker.module.css';
import { LoependeSuspensjon } from './loepende-suspensjon.tsx';
import { SuspenderForm } from './suspender-form.tsx';

/** The box beside the profile: the running suspension, or what begins one. */
export function Suspensjon({ bruker }: { readonly bruker: BrukerDetaljer }) {
  const { id, tilstand, suspensjon } = bruker;
  const headingId = useId();
  const queryClient = useQueryClient();
  const [message, setMessage] = useState<string | null>(null);
  const done = async (text: string) => {
    await queryClient.invalidateQueries({ queryKey: brukerQuery(id).queryKey });
    void queryClient.invalidateQueries({ queryKey: brukereKey });
    setMessage(text);
  };
  useEffect(() => {
    if (message) focusHeading();
  }, [message]);
  return (
    <section aria-labelledby={headingId} className={styles.box}>
      <h2 id={headingId} className={styles.boxHeading}>
        Suspensjon
      </h2>
      <Kvittering text={message} />
      {suspensjon ? (
        <LoependeSuspensjon id={id} suspensjon={suspensjon} onLifted={done} />
      ) : tilstand === 'valid' || tilstand === 'lapsed' ? (
        <SuspenderForm bruker={bruker} onSuspended={() => done('Tilgangen ble suspendert.')} />
      ) : (
        <p className={styles.none}>Brukeren har ingen tilgang som kan suspenderes.</p>
      )}
    </section>
  );
}
