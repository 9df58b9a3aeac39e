import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { redaksjonerQuery } from '#web/admin/api/redaksjoner.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Awaited, Failed } from '#web/ui/failed.tsx';
import { Select } from '#web/ui/select.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './redaksjon-dialog.module.css';
import { t } from './velg-redaksjon-texts.ts';

/** The choice that it is none: no newsroom has an empty id. */
const NONE = '';

interface Props {
  readonly valgt: string | null;
  /** What happens when it is saved. */
  readonly effect: string;
  readonly onChoose: (redaksjonId: string | null) => Promise<void>;
  /** What another administrator has chosen meanwhile, where that is why it was not saved. */
  readonly whyFailed: (error: unknown) => string | null;
  readonly onClose: () => void;
}

/** The dialog that says to which newsroom a user or an application belongs. */
export function VelgRedaksjonDialog({ valgt, effect, onChoose, whyFailed, onClose }: Props) {
  const [id, setId] = useState(valgt ?? NONE);
  const { data, failureReason, refetch } = useQuery(redaksjonerQuery);
  const action = useAction(() => onChoose(id === NONE ? null : id));
  const { error } = action;
  const close = () => {
    if (!action.isBusy) onClose();
  };
  return (
    <Dialog title={t.title} onClose={close}>
      <div className={styles.fields}>
        <p>{effect}</p>
        {error !== null && <Failed heading={t.failed} error={error} why={whyFailed(error)} />}
        {data ? (
          <Select
            label={t.newsroom}
            options={[
              { id: NONE, label: t.none },
              ...data.redaksjoner.map((one) => ({ id: one.id, label: one.navn })),
            ]}
            value={id}
            onChange={setId}
          />
        ) : (
          <Awaited failed={t.failedToRead} error={failureReason} onRetry={refetch}>
            <Spinner label={t.loading} />
          </Awaited>
        )}
      </div>
      <DialogActions
        text={t.save}
        isBusy={action.isBusy}
        onPress={() => void action.run()}
        onClose={close}
      />
    </Dialog>
  );
}
