import type { AdminSak } from '#contract/admin/saker.ts';
import { ApiError } from '#web/api/client.ts';
import { BegrensningDialog } from './begrensning-dialog.tsx';
import type { Attempt, Change } from './change.ts';
import { OpphevDialog } from './opphev-dialog.tsx';
import { SkjulDialog } from './skjul-dialog.tsx';

interface ChangeDialogProps {
  readonly sak: AdminSak;
  /** The change was made: the case as it is now, and the receipt. */
  readonly onDone: (sak: AdminSak, receipt: string) => void;
  readonly onClose: () => void;
}

interface Props extends ChangeDialogProps {
  readonly change: Change;
  /** Somebody else was first. */
  readonly onConflict: (message: string) => Promise<void>;
}

/** The dialog of a change. Load it with `lazy`. */
export function ChangeDialog({ sak, change, onDone, onConflict, onClose }: Props) {
  const attempt: Attempt = async (send, receipt) => {
    try {
      const changed = await send();
      onDone(changed, receipt(changed));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      await onConflict(error.body.message);
    }
  };
  const props = { sak, attempt, onClose };
  switch (change.kind) {
    case 'skjul':
      return <SkjulDialog {...props} what={change.what} />;
    case 'begrens':
      return <BegrensningDialog {...props} />;
    case 'opphev':
    case 'opphevBegrensning':
      return <OpphevDialog {...props} change={change} />;
  }
}
