import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { SearchParams } from '#contract/search.ts';
import { type EksportFormat, eksportMessages, MAX_EKSPORT } from '#domain/eksport.ts';
import { hentEksport } from '#web/api/eksport.ts';
import { formatCount, formatNumber } from '#web/format.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './eksport-dialog.module.css';

const FORMATER = [
  { id: 'xlsx', label: 'Excel (.xlsx)' },
  { id: 'csv', label: 'CSV (.csv)' },
] as const;

export interface EksportProps {
  readonly params: SearchParams;
  /** How many hits the search has. */
  readonly total: number;
}

interface Props extends EksportProps {
  readonly onClose: () => void;
}

/** Which file, and the rules for it, which have to be ticked. Closing it gives up a file that is on its way. */
export function EksportDialog({ params, total, onClose }: Props) {
  const [format, setFormat] = useState<EksportFormat>('xlsx');
  const [isKnown, setIsKnown] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const { isBusy, error, run } = useAction(async () => {
    const { signal } = (underWay.current = new AbortController());
    const file = await hentEksport(params, format, signal);
    if (signal.aborted) return;
    save(file);
    onClose();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsRefused(!isKnown);
    if (isKnown) void run();
    else document.getElementById(TICK)?.focus();
  };
  return (
    <Dialog title="Last ned treffene" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{sizeText(total)} Dine egne notater og merker er med.</p>
        <RadioField
          id="eksport-format"
          label="Filtype"
          options={FORMATER}
          value={format}
          onChange={setFormat}
        />
        <section aria-labelledby="eksport-regler">
          <h3 id="eksport-regler" className={styles.heading}>
            Regler for bruk
          </h3>
          <ul className={styles.rules}>
            {eksportMessages.regler.map((regel) => (
              <li key={regel}>{regel}</li>
            ))}
          </ul>
        </section>
        <CheckboxField
          id={TICK}
          label="Jeg kjenner reglene og følger dem"
          isRequired
          checked={isKnown}
          error={isRefused && !isKnown ? eksportMessages.unconfirmed : undefined}
          onChange={setIsKnown}
        />
        <p className={styles.note}>Nedlastingen blir logget.</p>
        {error !== null && <Failed heading={eksportMessages.failed} error={error} />}
        <DialogActions
          text="Last ned"
          isBusy={isBusy}
          busyLabel="Lager filen …"
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

const TICK = 'eksport-kjenner-reglene';

function sizeText(total: number): string {
  const all = formatCount(total, 'treff', 'treff');
  if (total <= MAX_EKSPORT) return `Filen inneholder ${all}.`;
  return `Søket har ${all}. Filen inneholder de ${formatNumber(MAX_EKSPORT)} første.`;
}

/** As if a link to the file had been pressed. */
function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
