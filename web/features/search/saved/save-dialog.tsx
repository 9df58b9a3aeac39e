import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Domstol } from '#contract/bruker.ts';
import { asksForSomething } from '#contract/lagrede-soek.ts';
import { type SearchParams, writeSearchParams } from '#contract/search.ts';
import { lagredeSoekMessages, MAX_NAVN, periodeOf } from '#domain/lagrede-soek.ts';
import { ApiError, serverNow } from '#web/api/client.ts';
import { lagredeSoekQuery, useLagreSoek } from '#web/api/lagrede-soek.ts';
import { periodText, searchTitle } from '#web/features/search/describe.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Message } from '#web/ui/message.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { savedText } from './describe.ts';
import { t } from './save-texts.ts';
import styles from './saved.module.css';

interface SaveDialogProps {
  readonly params: SearchParams;
  readonly courts: readonly Domstol[] | undefined;
  readonly onClose: () => void;
}

/** The dialog that saves the search that is shown, as a new one or in the place of another. */
export function SaveDialog({ params, courts, onClose }: SaveDialogProps) {
  const [saved, setSaved] = useState<string | null>(null);
  return (
    <Dialog title={t.title} onClose={onClose}>
      {saved !== null ? (
        <div className={styles.form}>
          <Message purpose="success" role="status">
            <p>{t.saved(saved)}</p>
          </Message>
          <div className={styles.actions}>
            <LinkButton to="/lagrede-sok">{t.seeSaved}</LinkButton>
            <Button variant="secondary" onPress={onClose}>
              {t.close}
            </Button>
          </div>
        </div>
      ) : asksForSomething(params) ? (
        <SaveForm {...{ params, courts, onClose }} onSaved={setSaved} />
      ) : (
        <Message purpose="info">
          <p>{lagredeSoekMessages.tooWide}</p>
        </Message>
      )}
    </Dialog>
  );
}

const NEW = 'nytt';

function SaveForm({
  params,
  courts,
  onClose,
  onSaved,
}: SaveDialogProps & { readonly onSaved: (navn: string) => void }) {
  const form = useSaveForm(params, courts);
  const { run, isBusy, error } = useAction(async () => {
    onSaved(await form.save());
  });
  const periode = periodeOf(params.soekeKategori, params, serverNow());
  const moving = periode && form.foelgerDagen ? periode.label : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  const { navn: navnError, ...others } = error instanceof ApiError ? error.body.errors : {};
  const otherError = Object.values(others).flat()[0];
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.search}>{savedText(params, moving, courts)}</p>
      {form.replaceable.length > 0 && (
        <Select
          label={t.saveAs}
          options={[{ id: NEW, label: t.newSearch }, ...form.replaceable]}
          value={form.place}
          onChange={form.choosePlace}
        />
      )}
      <TextField
        label={t.name}
        isRequired
        maxLength={MAX_NAVN}
        value={form.navn}
        error={navnError?.[0]}
        onChange={form.setNavn}
      />
      {periode && (
        <RadioField
          id={form.periodeId}
          label={t.period}
          options={[
            { id: 'ja', label: t.moving(periode.label) },
            { id: 'nei', label: t.fixed(periodText(params)) },
          ]}
          value={form.foelgerDagen ? 'ja' : 'nei'}
          onChange={(choice) => form.setFoelgerDagen(choice === 'ja')}
        />
      )}
      {error !== null && !navnError && (
        <Failed heading={t.notSaved} error={error} why={otherError} />
      )}
      <DialogActions text={t.save} isBusy={isBusy} busyLabel={t.saving} onClose={onClose} />
    </form>
  );
}

/** What is filled in. The name begins as the search's own title, and follows the one that is replaced. */
function useSaveForm(params: SearchParams, courts: readonly Domstol[] | undefined) {
  const periodeId = useId();
  const mine = useQuery(lagredeSoekQuery()).data ?? [];
  const [place, setPlace] = useState(NEW);
  const [foelgerDagen, setFoelgerDagen] = useState(true);
  const title = () => searchTitle({ ...params, fraDato: undefined }, courts).slice(0, MAX_NAVN);
  const [navn, setNavn] = useState(title);
  const lagre = useLagreSoek();
  return {
    ...{ periodeId, place, navn, setNavn, foelgerDagen, setFoelgerDagen },
    replaceable: mine.map((one) => ({ id: `${one.id}`, label: t.insteadOf(one.navn) })),
    choosePlace: (id: string) => {
      setPlace(id);
      setNavn(mine.find((one) => `${one.id}` === id)?.navn ?? title());
    },
    save: async () => {
      const id = place === NEW ? null : Number(place);
      const soek = String(writeSearchParams(params));
      await lagre({ id, navn, soek, foelgerDagen });
      return navn.trim();
    },
  };
}
