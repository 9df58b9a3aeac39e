import type { Day } from '#domain/time.ts';
import { formatDay } from '#web/format.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface Props {
  readonly navn: string;
  readonly til: Day;
  readonly onAnswer: (isSure: boolean) => void;
}

/** Asks before access is suspended. Load it with `lazy`. */
export function SuspenderDialog({ navn, til, onAnswer }: Props) {
  return (
    <ConfirmDialog
      title="Suspender tilgang"
      confirm="Suspender"
      action={{ run: () => onAnswer(true), isBusy: false, error: null }}
      onClose={() => onAnswer(false)}
    >
      <p>
        Er du sikker på at du ønsker å suspendere tilgangen til <strong>{navn}</strong>?
      </p>
      <p>
        Brukeren mister tilgangen med det samme, og får se begrunnelsen. Tilgangen åpnes av seg selv{' '}
        {formatDay(til)}.
      </p>
    </ConfirmDialog>
  );
}
