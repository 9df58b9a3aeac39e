import { type AdminSak, adminSakSchema } from '#contract/admin/saker.ts';
import { storedIn } from '#web/admin/api/stored.ts';
import { ApiError } from '#web/api/client.ts';
import { BegrensningDialog } from './begrensning-dialog.tsx';
import type { Attempt, Change } from './change.ts';
import { OpphevDialog } from './opphev-dialog.tsx';
import { SkjulDialog } from './skjul-dialog.tsx';
import { SvarDialog } from './svar-dialog.tsx';

/** Why a change was not made, and what was typed for it. */
export interface Conflict {
  readonly message: string;
  readonly typed: string;
}

interface ChangeDialogProps {
  readonly sak: AdminSak;
  /** The change was made: the case as it is now, and the receipt. */
  readonly onDone: (sak: AdminSak, receipt: string) => void;
  readonly onClose: () => void;
}

interface Props extends ChangeDialogProps {
  readonly change: Change;
  /** Somebody else was first: the case as it is now, if the answer says it. */
  readonly onConflict: (conflict: Conflict, now: AdminSak | null) => Promise<void>;
}

/** The dialog of a change. Load it with `lazy`. */
export function ChangeDialog({ sak, change, onDone, onConflict, onClose }: Props) {
  const attempt: Attempt = async (send, receipt, typed) => {
    try {
      const changed = await send();
      onDone(changed, receipt(changed));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      await onConflict({ message: error.body.message, typed }, storedIn(error, adminSakSchema));
    }
  };
  const props = { sak, attempt, onClose };
  switch (change.kind) {
    case 'skjul':
      return <SkjulDialog {...props} what={change.what} />;
    case 'begrens':
      return <BegrensningDialog {...props} />;
    case 'svar':
      return <SvarDialog {...props} change={change} />;
    case 'foreslaa':
    case 'opphev':
    case 'opphevBegrensning':
      return <OpphevDialog {...props} change={change} />;
  }
}
