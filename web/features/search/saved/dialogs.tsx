import { type FormEvent, useState } from 'react';
import type { LagretSoek } from '#contract/lagrede-soek.ts';
import { MAX_NAVN } from '#domain/lagrede-soek.ts';
import { ApiError } from '#web/api/client.ts';
import { useGiNyttNavn, useSlettLagretSoek } from '#web/api/lagrede-soek.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { t } from './dialog-texts.tsx';
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
    onDone(t.changed(navn.trim()));
  });
  const isGone = error instanceof ApiError && error.status === 404;
  const navnError = error instanceof ApiError ? error.body.errors['navn']?.[0] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Dialog title={t.changeTitle} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          label={t.name}
          isRequired
          maxLength={MAX_NAVN}
          value={navn}
          error={navnError}
          onChange={setNavn}
        />
        <p className={styles.search}>
          {t.changeRest(<Link to={`/?${soek.soek}`}>{t.openSearch}</Link>)}
        </p>
        {error !== null && !navnError && (
          <Failed heading={t.notChanged} error={error} why={isGone ? t.gone : null} />
        )}
        <DialogActions text={t.save} isBusy={isBusy} busyLabel={t.savingName} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** Asks before a saved search is deleted. */
export function DeleteDialog({ soek, onClose, onDone }: Props) {
  const slett = useSlettLagretSoek();
  const action = useAction(async () => {
    await slett(soek.id);
    onClose();
    onDone(t.deleted(soek.navn));
  });
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      confirm={t.delete}
      busyLabel={t.deleting}
      action={action}
      failed={t.notDeleted}
      onClose={onClose}
    >
      <p>{t.deleteQuestion(soek.navn)}</p>
    </ConfirmDialog>
  );
}
