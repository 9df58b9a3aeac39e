import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ABONNEMENT_SLAG, type AbonnementSlag, MAX_ABONNEMENT_NAVN } from '#domain/abonnement.ts';
import { useLagAbonnement } from '#web/api/abonnementer.ts';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Message } from '#web/ui/message.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './abonnement.module.css';
import { t } from './texts.ts';

interface Props {
  readonly lagretSoekId: number | null;
  /** Says what has been done. */
  readonly onSaid: (text: string) => void;
}

/** Makes an address, which is shown until another one is made or the dialog closes. */
export function NyAdresse({ lagretSoekId, onSaid }: Props) {
  const slagId = useId();
  const [slag, setSlag] = useState<AbonnementSlag>('kalender');
  const [navn, setNavn] = useState('');
  const [adresse, setAdresse] = useState<string | null>(null);
  const lag = useLagAbonnement();
  const { run, isBusy, error } = useAction(async () => {
    const made = await lag({ slag, navn, lagretSoekId });
    setAdresse(made.adresse);
    setNavn('');
  });
  const navnError = error instanceof ApiError ? error.body.errors['navn']?.[0] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  if (adresse !== null)
    return <Adresse adresse={adresse} onSaid={onSaid} onDone={() => setAdresse(null)} />;
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <RadioField
        id={slagId}
        label={t.where}
        options={Object.entries(ABONNEMENT_SLAG).map(([id, label]) => ({
          id: id as AbonnementSlag,
          label,
        }))}
        value={slag}
        onChange={setSlag}
      />
      <TextField
        label={t.name}
        description={t.nameExamples}
        isRequired
        maxLength={MAX_ABONNEMENT_NAVN}
        value={navn}
        error={navnError}
        onChange={setNavn}
      />
      {error !== null && !navnError && <Failed heading={t.makeFailed} error={error} />}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" aria-busy={isBusy}>
          {t.make}
        </Button>
        {isBusy && <Spinner label={t.making} />}
      </div>
    </form>
  );
}

interface AdresseProps {
  readonly adresse: string;
  readonly onSaid: (text: string) => void;
  readonly onDone: () => void;
}

function Adresse({ adresse, onSaid, onDone }: AdresseProps) {
  const id = useId();
  const copy = async () => {
    onSaid('');
    try {
      await navigator.clipboard.writeText(adresse);
      onSaid(t.copied);
    } catch {
      // Not allowed to: it is marked, and the person copies it.
      field()?.select();
      onSaid(t.notCopied);
    }
  };
  const field = () => document.getElementById(id) as HTMLInputElement | null;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div className={styles.form} ref={root}>
      <Message purpose="warning" role="status" heading={t.copyNow}>
        <p>{t.shownOnce}</p>
      </Message>
      <TextField
        id={id}
        label={t.secret}
        readOnly
        value={adresse}
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button onPress={() => void copy()}>{t.copy}</Button>
        <Button variant="secondary" onPress={onDone}>
          {t.another}
        </Button>
      </div>
    </div>
  );
}
