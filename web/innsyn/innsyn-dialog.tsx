import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { INNSYN_FORMATER, type InnsynFormat } from '#domain/innsyn/deler.ts';
import { hentFil } from '#web/api/fil.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useAction } from '#web/ui/use-action.ts';
import styles from './innsyn.module.css';
import { dialogTexts as t, FORMAT_NAVN } from './texts.ts';

export interface InnsynDialogProps {
  readonly title: string;
  /** What the file has, and what to bear in mind. */
  readonly lead: readonly string[];
  readonly hrefOf: (format: InnsynFormat) => string;
  readonly onClose: () => void;
}

/** Everything that is stored about a person, as one of two files of the same data. Closing it gives up a file that is on its way. */
export function InnsynDialog({ title, lead, hrefOf, onClose }: InnsynDialogProps) {
  const [format, setFormat] = useState<InnsynFormat>('html');
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const { isBusy, error, run } = useAction(async () => {
    const { signal } = (underWay.current = new AbortController());
    const file = await hentFil(hrefOf(format), `innsyn.${format}`, signal);
    if (signal.aborted) return;
    saveFile(file);
    onClose();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {lead.map((one) => (
          <p key={one}>{one}</p>
        ))}
        <RadioField
          id="innsyn-format"
          label={t.format}
          options={INNSYN_FORMATER.map((id) => ({ id, label: FORMAT_NAVN[id] }))}
          value={format}
          onChange={setFormat}
        />
        {error !== null && <Failed heading={t.failed} error={error} />}
        <DialogActions text={t.download} isBusy={isBusy} busyLabel={t.busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
