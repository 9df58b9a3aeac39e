import { useState } from 'react';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { type KlageDetaljer, klageSvarFieldsSchema } from '#contract/klage.ts';
import type { KlageSvar } from '#domain/klage.ts';
import { svarPaaKlage } from '#web/admin/api/klage.ts';
import { ApiError } from '#web/api/client.ts';
import { draftKey } from '#web/form/draft.ts';
import { FormOutcome, RestoredMessage, textProps } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { SEND, t } from './klage-texts.ts';
import { Focused } from './vurdering-form.tsx';
import styles from './vurdering.module.css';

interface Props {
  readonly soeknad: SoeknadDetaljer & { readonly klage: KlageDetaljer };
  readonly administrator: string;
  /** Somebody else was first: what stands now must be read. */
  readonly onOvertaken: () => Promise<void>;
  readonly onDone: () => Promise<void>;
  /** Null: there is nothing to go back to. */
  readonly onCancel: (() => void) | null;
}

/**
 * The answer to a complaint. When another administrator was first, what is typed stays below what stands now, and can be sent in its
 * place.
 */
export function KlageForm({ soeknad, administrator, onOvertaken, onDone, onCancel }: Props) {
  const { id, klage } = soeknad;
  const [overtaken, setOvertaken] = useState(false);
  const form = useForm({
    schema: klageSvarFieldsSchema,
    initial: { svar: 'oversendt', ord: '' },
    draftKey: draftKey(`klage-${id}`, administrator),
    isInDialog: true,
    onSubmit: async (sent) => {
      setOvertaken(false);
      try {
        await svarPaaKlage(id, { ...sent, avgjort: klage.avgjort });
      } catch (error) {
        if (error instanceof ApiError && error.body.id === 'klage_changed') {
          await onOvertaken();
          setOvertaken(true);
        }
        throw error;
      }
      await onDone();
    },
  });
  const options: { id: KlageSvar; label: string }[] = [
    { id: 'oversendt', label: t.oversendt(klage.instans) },
    { id: 'avvist', label: t.avvist },
  ];
  return (
    <form noValidate aria-label={t.answer} className={styles.dialog} onSubmit={form.submit}>
      {overtaken ? (
        <Focused>
          <Message purpose="warning" heading={t.otherFirst}>
            {t.otherFirstText}
          </Message>
        </Focused>
      ) : (
        <FormOutcome form={form} />
      )}
      {form.wasRestored && <RestoredMessage onStartAfresh={form.startAfresh} />}
      {klage.forSen ? (
        <RadioField
          id="skjema-svar"
          label={t.whatNow}
          options={options}
          value={form.values.svar as KlageSvar}
          error={form.errors.svar}
          onChange={(svar) => form.set('svar', svar)}
        />
      ) : (
        <p>{t.oversendt(klage.instans)}</p>
      )}
      <TextArea
        {...textProps(form, 'ord')}
        rows={4}
        isRequired
        label={t.words}
        description={t.wordsHint}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          size="small"
          aria-disabled={form.isSubmitting || undefined}
          aria-busy={form.isSubmitting || undefined}
        >
          {SEND[form.values.svar as KlageSvar]}
        </Button>
        {onCancel && (
          <Button variant="secondary" size="small" onPress={onCancel}>
            {t.cancel}
          </Button>
        )}
        {form.isSubmitting && <Spinner label={t.sending} />}
      </div>
    </form>
  );
}
