import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MinKlage, klageBrevSchema } from '#contract/klage.ts';
import { klageTekster } from '#domain/klage.ts';
import { ApiError, failureText } from '#web/api/client.ts';
import { minKlageQuery, sendKlage } from '#web/api/klage.ts';
import { draftKey } from '#web/form/draft.ts';
import { FormOutcome, RestoredMessage, textProps } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { formatDay, formatLongDay } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Message, RetryButton } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import styles from './avslag.module.css';
import { t } from './avslag-texts.ts';
import { KlageSendt } from './klage-sendt.tsx';

interface Props {
  /** The applicant, whose draft is kept. */
  readonly navn: string;
  readonly onApply: () => void;
  /** The rejection holds no longer, and the complaint was not sent. */
  readonly onEnded: () => Promise<void>;
}

/** A rejected application: why, by when and how it can be complained about, the complaint, and applying anew. */
export default function Avslag({ navn, onApply, onEnded }: Props) {
  const { data, error, isError, refetch } = useQuery(minKlageQuery());
  const [isNew, setNew] = useState(false);
  return (
    <div className={styles.page}>
      <div>
        <div className={styles.head}>
          <h1 tabIndex={-1} className={styles.heading}>
            {t.yours}
          </h1>
          <Tag purpose="danger">{t.rejected}</Tag>
        </div>
        {data && <p className={styles.when}>{t.decided(formatDay(data.avslaatt))}</p>}
      </div>
      {data ? (
        <>
          <section aria-labelledby="avslag-begrunnelse">
            <h2 id="avslag-begrunnelse">{t.why}</h2>
            <p className={styles.lines}>{data.begrunnelse}</p>
          </section>
          {data.klage ? (
            <KlageSendt klage={data.klage} instans={data.instans} isNew={isNew} />
          ) : (
            <>
              <Rett rett={data} />
              <KlageForm
                key={data.avslaatt}
                navn={navn}
                rett={data}
                onEnded={onEnded}
                onSent={async () => {
                  setNew(true);
                  await refetch();
                }}
              />
            </>
          )}
        </>
      ) : isError ? (
        <Message purpose="danger" role="alert" heading={t.loadFailed}>
          <div className={styles.retry}>
            {failureText(error)}
            <RetryButton onRetry={() => void refetch()} />
          </div>
        </Message>
      ) : (
        <Spinner label={t.loading} />
      )}
      <section className={styles.again}>
        <p>{t.againHint}</p>
        <Button variant="secondary" onPress={onApply}>
          {t.again}
        </Button>
      </section>
    </div>
  );
}

/** The right to complain, and to see the documents. */
function Rett({ rett: { frist, forSen, spoer } }: { readonly rett: MinKlage }) {
  const day = formatLongDay(frist);
  return (
    <>
      <Message
        purpose={forSen ? 'warning' : 'info'}
        heading={forSen ? t.tooLate : klageTekster.heading}
      >
        <div className={styles.rett}>
          <p>{forSen ? t.tooLateText(day) : klageTekster.frist(day)}</p>
          <p>{klageTekster.dokumenter(spoer)}</p>
        </div>
      </Message>
      <p>
        <a href={`mailto:${spoer}`}>{t.documents}</a>
      </p>
    </>
  );
}

interface FormProps {
  readonly navn: string;
  readonly rett: MinKlage;
  readonly onSent: () => Promise<void>;
  readonly onEnded: () => Promise<void>;
}

/** The letter. What is typed stays until it is sent. */
function KlageForm({ navn, rett: { avslaatt, instans }, onSent, onEnded }: FormProps) {
  const form = useForm({
    schema: klageBrevSchema,
    initial: { tekst: '' },
    draftKey: draftKey('klage', navn),
    onSubmit: async ({ tekst }) => {
      try {
        await sendKlage({ tekst, avslaatt });
      } catch (error) {
        const id = error instanceof ApiError ? error.body.id : '';
        // Taken up again, or sent in another tab: the page shows what is true now.
        if (id === 'rejection_ended') await onEnded();
        if (id !== 'klage_sent') throw error;
      }
      await onSent();
    },
  });
  return (
    <section aria-labelledby="skriv-klage">
      <h2 id="skriv-klage">{t.write}</h2>
      <form noValidate aria-labelledby="skriv-klage" className={styles.form} onSubmit={form.submit}>
        <FormOutcome form={form} />
        {form.wasRestored && <RestoredMessage onStartAfresh={form.startAfresh} />}
        <TextArea
          {...textProps(form, 'tekst')}
          rows={7}
          isRequired
          label={t.what}
          description={t.whatHint}
        />
        <div className={styles.actions}>
          <Button
            type="submit"
            aria-disabled={form.isSubmitting || undefined}
            aria-busy={form.isSubmitting || undefined}
          >
            {t.send}
          </Button>
          {form.isSubmitting && <Spinner label={t.sending} />}
        </div>
        <p className={styles.hint}>{klageTekster.instans(instans)}</p>
      </form>
    </section>
  );
}
