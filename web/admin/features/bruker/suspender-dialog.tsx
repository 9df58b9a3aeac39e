import type { Day } from '#domain/time.ts';
import { formatDay } from '#web/format.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { t } from './texts.tsx';

interface Props {
  readonly navn: string;
  readonly til: Day;
  readonly onAnswer: (isSure: boolean) => void;
}

/** Asks before access is suspended. Load it with `lazy`. */
export function SuspenderDialog({ navn, til, onAnswer }: Props) {
  return (
    <ConfirmDialog
      title={t.suspendAccess}
      confirm={t.suspend}
      action={{ run: () => onAnswer(true), isBusy: false, error: null }}
      onClose={() => onAnswer(false)}
    >
      <p>{t.suspendQuestion(<strong>{navn}</strong>)}</p>
      <p>{t.suspendEffect(formatDay(til))}</p>
    </ConfirmDialog>
  );
}
