import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type EpostMal,
  type EpostTekster,
  epostMalSchema,
  epostTeksterSchema,
} from '#contract/admin/maler.ts';
import {
  EPOST_FELT,
  EPOST_MALER,
  type EpostFelt,
  type RedigerbarMal,
  emneFeil,
  medKlammer,
  tekstFeil,
} from '#domain/epost-mal.ts';
import { lagreEpostmal } from '#web/admin/api/maler.ts';
import { storedIn } from '#web/admin/api/stored.ts';
import { draftKey } from '#web/form/draft.ts';
import { FormOutcome, RestoredMessage, textProps } from '#web/form/form.tsx';
import { type Form, useForm } from '#web/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/field.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { changedMeanwhile } from './endret.ts';
import { Forhaandsvisning } from './forhaandsvisning.tsx';
import { Historikk } from './historikk.tsx';
import { Konflikt } from './konflikt.tsx';
import styles from './maler.module.css';
import { t } from './texts.ts';

interface Props {
  readonly epost: EpostMal;
  /** Who writes. The draft is kept for this administrator only. */
  readonly administrator: string;
  /** It is saved, or somebody else's text is taken: the form starts again. */
  readonly onSaved: (text: string | null) => Promise<void>;
}

/** What is sent now. */
const inUse = ({ versjoner, opprinnelig }: EpostMal): EpostTekster =>
  versjoner[0]?.tekster ?? opprinnelig;

/** Subject and text in both languages. Nothing that cannot be sent is saved, and nothing over what somebody else has saved unseen. */
export function EpostmalForm({ epost, administrator, onSaved }: Props) {
  const { mal, opprinnelig } = epost;
  /** What the form began with: the page reads the texts again whenever somebody comes back to it. */
  const [opened] = useState(epost);
  const [theirs, setTheirs] = useState<EpostMal | null>(null);
  const [filledIn, setFilledIn] = useState<string | null>(null);
  const [schema] = useState(() => schemaOf(mal));
  const form = useForm({
    schema,
    initial: inUse(epost),
    requireChange: true,
    draftKey: draftKey(`epost-${mal}`, administrator),
    onSubmit: async (sent) => {
      const isOwn = isSameText(sent, opprinnelig);
      const versjon = (theirs ?? opened).versjon;
      try {
        await lagreEpostmal(mal, { tekster: isOwn ? null : sent, versjon });
      } catch (error) {
        const now = storedIn(error, epostMalSchema);
        if (!now) throw error;
        return setTheirs(now);
      }
      await onSaved(isOwn ? t.savedOwn : t.saved);
    },
  });
  const fill = (what: string, texts: EpostTekster) => {
    for (const field of FIELDS) form.set(field, texts[field]);
    setFilledIn(t.filledIn(what));
    focusField('skjema-emneNb');
  };
  const newest = theirs?.versjoner[0];
  return (
    <div className={styles.editor}>
      <form noValidate aria-label={t.text} className={styles.form} onSubmit={form.submit}>
        <FormOutcome form={form} />
        {form.wasRestored && <RestoredMessage onStartAfresh={form.startAfresh} />}
        {theirs && newest && (
          <Konflikt
            why={changedMeanwhile(newest)}
            theirs={fieldsOf(inUse(theirs))}
            mine={fieldsOf(form.values)}
            onTakeTheirs={() => {
              form.startAfresh();
              void onSaved(null);
            }}
            onTakeMine={() => form.submit()}
          />
        )}
        <div role="status">{filledIn && <Message purpose="info">{filledIn}</Message>}</div>
        <Language form={form} language={t.bokmaal} subject="emneNb" body="tekstNb" />
        <Language form={form} language={t.nynorsk} subject="emneNn" body="tekstNn" lang="nn" />
        <div className={styles.choices}>
          {!theirs && (
            <Button type="submit" aria-busy={form.isSubmitting || undefined}>
              {t.save}
            </Button>
          )}
          {form.isSubmitting && <Spinner />}
        </div>
      </form>
      <Felt mal={mal} />
      <Forhaandsvisning mal={mal} tekster={form.values} />
      <Historikk epost={theirs ?? epost} onUse={fill} />
    </div>
  );
}

const FIELDS = ['emneNb', 'tekstNb', 'emneNn', 'tekstNn'] as const;

const isSameText = (one: EpostTekster, other: EpostTekster) =>
  FIELDS.every((field) => one[field] === other[field]);

const fieldsOf = (texts: EpostTekster) =>
  [
    [t.ofLanguage(t.subject, t.bokmaal), texts.emneNb],
    [t.ofLanguage(t.text, t.bokmaal), texts.tekstNb],
    [t.ofLanguage(t.subject, t.nynorsk), texts.emneNn],
    [t.ofLanguage(t.text, t.nynorsk), texts.tekstNn],
  ] as const;

/** The schema of the contract, with what is wrong for this e-mail. */
function schemaOf(mal: RedigerbarMal) {
  const { emneNb, tekstNb, emneNn, tekstNn } = epostTeksterSchema.shape;
  const check =
    (errorOf: (mal: RedigerbarMal, text: string) => string | null) =>
    (payload: z.core.ParsePayload<string>) => {
      const message = errorOf(mal, payload.value);
      if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
    };
  return z.object({
    emneNb: emneNb.check(check(emneFeil)),
    tekstNb: tekstNb.check(check(tekstFeil)),
    emneNn: emneNn.check(check(emneFeil)),
    tekstNn: tekstNn.check(check(tekstFeil)),
  });
}

interface LanguageProps {
  readonly form: Form<EpostTekster>;
  readonly language: string;
  readonly subject: 'emneNb' | 'emneNn';
  readonly body: 'tekstNb' | 'tekstNn';
  readonly lang?: string;
}

function Language({ form, language, subject, body, lang }: LanguageProps) {
  return (
    <fieldset className={styles.language}>
      <legend>{language}</legend>
      <TextField
        {...textProps(form, subject)}
        isRequired
        lang={lang}
        label={t.ofLanguage(t.subject, language)}
      />
      <TextArea
        {...textProps(form, body)}
        isRequired
        rows={14}
        lang={lang}
        label={t.ofLanguage(t.text, language)}
        description={t.lines}
      />
    </fieldset>
  );
}

/** What can be filled in, and what must be. */
function Felt({ mal }: { readonly mal: RedigerbarMal }) {
  const { felt, kreves } = EPOST_MALER[mal];
  const isRequired = (one: EpostFelt) => (kreves as readonly EpostFelt[]).includes(one);
  return (
    <section aria-labelledby="felt" className={styles.fields}>
      <h2 id="felt">{t.fields}</h2>
      <dl>
        {felt.map((one) => (
          <div key={one}>
            <dt>
              <code>{medKlammer(one)}</code> {isRequired(one) && <em>{t.required}</em>}
            </dt>
            <dd>{EPOST_FELT[one]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
