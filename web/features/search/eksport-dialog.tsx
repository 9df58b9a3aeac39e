import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { SearchParams } from '#contract/search.ts';
import {
  EKSPORT_FORMATER,
  type EksportFormat,
  eksportMessages,
  MAX_EKSPORT,
} from '#domain/eksport.ts';
import { hentEksport } from '#web/api/eksport.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useAction } from '#web/ui/use-action.ts';
import styles from './eksport-dialog.module.css';
import { FORMAT_NAVN, t } from './eksport-texts.ts';

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
    saveFile(file);
    onClose();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsRefused(!isKnown);
    if (isKnown) void run();
    else document.getElementById(TICK)?.focus();
  };
  return (
    <Dialog title={t.title} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{total <= MAX_EKSPORT ? t.allOf(total) : t.someOf(total, MAX_EKSPORT)}</p>
        <RadioField
          id="eksport-format"
          label={t.format}
          options={EKSPORT_FORMATER.map((id) => ({ id, label: FORMAT_NAVN[id] }))}
          value={format}
          onChange={setFormat}
        />
        <section aria-labelledby="eksport-regler">
          <h3 id="eksport-regler" className={styles.heading}>
            {t.rules}
          </h3>
          <ul className={styles.rules}>
            {eksportMessages.regler.map((regel) => (
              <li key={regel}>{regel}</li>
            ))}
          </ul>
        </section>
        <CheckboxField
          id={TICK}
          label={t.known}
          isRequired
          checked={isKnown}
          error={isRefused && !isKnown ? eksportMessages.unconfirmed : undefined}
          onChange={setIsKnown}
        />
        <p className={styles.note}>{t.logged}</p>
        {error !== null && <Failed heading={eksportMessages.failed} error={error} />}
        <DialogActions text={t.download} isBusy={isBusy} busyLabel={t.busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

const TICK = 'eksport-kjenner-reglene';
