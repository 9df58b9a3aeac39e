import { type FormEvent, useId, useState } from 'react';
import type { NoekkelForm } from '#contract/noekler.ts';
import {
  MAX_NOEKKELNAVN,
  NOEKKEL_DAGER,
  type NoekkelDager,
  noekkelMessages as messages,
  OMFANG,
  OMFANG_VALG,
  type Omfang,
} from '#domain/noekler.ts';
import { ApiError } from '#web/api/client.ts';
import { useNoekkelChanges } from '#web/api/noekler.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { FieldErrorText, RequiredStar } from '#web/ui/field.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { t } from './dialog-texts.ts';
import styles from './noekler.module.css';
import { NyNoekkel } from './ny-noekkel.tsx';

interface Props {
  readonly onClose: () => void;
}

/** Makes a key, and shows it until the dialog is closed. */
export function LagDialog({ onClose }: Props) {
  const [noekkel, setNoekkel] = useState<string | null>(null);
  return (
    <Dialog title={noekkel === null ? t.make : t.made} onClose={onClose}>
      {noekkel === null ? (
        <LagForm onMade={setNoekkel} onClose={onClose} />
      ) : (
        <NyNoekkel noekkel={noekkel} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface FormProps {
  readonly onMade: (noekkel: string) => void;
  readonly onClose: () => void;
}

function LagForm({ onMade, onClose }: FormProps) {
  const dagerId = useId();
  const { form, set, errors, failure, run, isBusy } = useLagForm(onMade);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        label={t.name}
        description={t.nameExample}
        isRequired
        maxLength={MAX_NOEKKELNAVN}
        value={form.navn}
        error={errors.navn}
        onChange={(navn) => set({ navn })}
      />
      <ScopeFields
        chosen={form.omfang}
        error={errors.omfang}
        onChange={(omfang) => set({ omfang })}
      />
      <RadioField
        id={dagerId}
        label={t.validFor}
        options={NOEKKEL_DAGER.map((dager) => ({ id: `${dager}`, label: t.days(dager) }))}
        value={`${form.dager}`}
        onChange={(dager) => set({ dager: Number(dager) as NoekkelDager })}
      />
      {failure !== null && <Failed heading={t.makeFailed} error={failure} />}
      <DialogActions text={t.make} isBusy={isBusy} busyLabel={t.making} onClose={onClose} />
    </form>
  );
}

interface ScopeProps {
  readonly chosen: readonly Omfang[];
  readonly error: string | undefined;
  readonly onChange: (chosen: Omfang[]) => void;
}

/** What the key may be used for. */
function ScopeFields({ chosen, error, onChange }: ScopeProps) {
  const id = useId();
  return (
    <fieldset className={styles.scopes} aria-describedby={error ? id : undefined}>
      <legend>
        {t.usedFor}
        <RequiredStar />
      </legend>
      {OMFANG_VALG.map((one) => (
        <Checkbox
          key={one}
          size="medium"
          label={OMFANG[one]}
          checked={chosen.includes(one)}
          aria-invalid={error !== undefined || undefined}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, one] : chosen.filter((other) => other !== one))
          }
        />
      ))}
      {error && <FieldErrorText id={id}>{error}</FieldErrorText>}
    </fieldset>
  );
}

/** What is filled in, and why it is refused: by ourselves where nothing is chosen, otherwise by the server. */
function useLagForm(onMade: (noekkel: string) => void) {
  const [form, setForm] = useState<NoekkelForm>({ navn: '', omfang: [], dager: 90 });
  const [isTried, setTried] = useState(false);
  const { lag } = useNoekkelChanges();
  const missing = {
    ...(form.navn.trim() === '' && { navn: messages.navnRequired }),
    ...(form.omfang.length === 0 && { omfang: messages.omfangRequired }),
  };
  const { run, isBusy, error, forget } = useAction(async () => {
    setTried(true);
    if (Object.keys(missing).length > 0) return;
    onMade((await lag(form)).noekkel);
  });
  const refused = error instanceof ApiError ? error.body.errors : {};
  const errors: { readonly navn?: string; readonly omfang?: string } = {
    ...(refused['navn']?.[0] && { navn: refused['navn'][0] }),
    ...(isTried && missing),
  };
  const set = (changed: Partial<NoekkelForm>) => {
    setForm({ ...form, ...changed });
    forget();
  };
  return { form, set, errors, failure: refused['navn'] ? null : error, run, isBusy };
}
