import { type FormEvent, useState } from 'react';
import type { LagretSoek } from '#contract/lagrede-soek.ts';
import { MAX_NAVN } from '#domain/lagrede-soek.ts';
import { ApiError, failureText } from '#web/api/client.ts';
import { useGiNyttNavn, useSlettLagretSoek } from '#web/api/lagrede-soek.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Message } from '#web/ui/message.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './saved.module.css';

interface Props {
  readonly soek: LagretSoek;
  readonly onClose: () => void;
  /** Says what has been done. */
  readonly onDone: (text: string) => void;
}

/** Gives a saved search another name, and says how the rest of it is changed. */
export function ChangeDialog({ soek, onClose, onDone }: Props) {
  const [navn, setNavn] = useState(soek.navn);
  const giNyttNavn = useGiNyttNavn();
  const { run, isBusy, error } = useAction(async () => {
    await giNyttNavn({ id: soek.id, navn });
    onClose();
    onDone(`Søket heter nå «${navn.trim()}».`);
  });
  const navnError = error instanceof ApiError ? error.body.errors['navn']?.[0] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Dialog title="Endre lagret søk" onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          label="Navn"
          isRequired
          maxLength={MAX_NAVN}
          value={navn}
          error={navnError}
          onChange={setNavn}
        />
        <p className={styles.search}>
          Vil du endre hva det søker etter? <Link to={`/?${soek.soek}`}>Åpne søket</Link>, endre
          det, og lagre det i stedet for dette.
        </p>
        {error !== null && !navnError && (
          <Message purpose="danger" role="alert" heading="Navnet er ikke endret">
            <p>{failureText(error)}</p>
          </Message>
        )}
        <div className={styles.actions}>
          <Button type="submit" aria-busy={isBusy}>
            Lagre
          </Button>
          <Button variant="secondary" onPress={onClose}>
            Avbryt
          </Button>
          {isBusy && <Spinner label="Lagrer navnet" />}
        </div>
      </form>
    </Dialog>
  );
}

/** Asks before a saved search is deleted. */
export function DeleteDialog({ soek, onClose, onDone }: Props) {
  const slett = useSlettLagretSoek();
  const { run, isBusy, error } = useAction(async () => {
    await slett(soek.id);
    onClose();
    onDone(`«${soek.navn}» er slettet.`);
  });
  const failure = { heading: 'Søket er ikke slettet', text: failureText(error) };
  return (
    <ConfirmDialog
      title="Slett lagret søk"
      confirm="Slett"
      busyLabel="Sletter søket"
      isBusy={isBusy}
      failure={error === null ? null : failure}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>Vil du slette «{soek.navn}»? Sakene i det blir ikke berørt.</p>
    </ConfirmDialog>
  );
}
