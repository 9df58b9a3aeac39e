import * as z from 'zod/mini';
import { type MineVarsler, varselEpost } from '#contract/admin/mine-varsler.ts';
import {
  MORGENVARSEL,
  MORGENVARSEL_SLAG,
  type MorgenvarselSlag,
  morgenvarselMessages,
} from '#domain/morgenvarsel.ts';
import { lagreMineVarsler } from '#web/admin/api/mine-varsler.ts';
import { formatDay } from '#web/format.ts';
import { FormOutcome, textProps, tickProps } from '#web/form/form.tsx';
import { type Form, useForm } from '#web/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './mine-varsler.module.css';
import { t } from './texts.ts';

type Ticks = Readonly<Record<MorgenvarselSlag, boolean>>;

const ticks = Object.fromEntries(
  MORGENVARSEL_SLAG.map((slag) => [slag, z.boolean()]),
) as unknown as Readonly<Record<MorgenvarselSlag, z.ZodMiniBoolean>>;
const schema = z.object({ epost: varselEpost, ...ticks }).check(
  z.refine((values) => values.epost !== '' || chosenIn(values).length === 0, {
    error: () => morgenvarselMessages.address,
    path: ['epost'],
  }),
);
const chosenIn = (values: Ticks) => MORGENVARSEL_SLAG.filter((slag) => values[slag]);
const ticksOf = ({ valgt }: MineVarsler) =>
  Object.fromEntries(MORGENVARSEL_SLAG.map((slag) => [slag, valgt.includes(slag)])) as Ticks;

interface Props {
  /** What is stored. */
  readonly now: MineVarsler;
  /** Called with what was done, in words. */
  readonly onDone: (text: string) => Promise<void>;
}

/** The address, and a tick for each thing that can be told. */
export function MineVarslerForm({ now, onDone }: Props) {
  const form = useForm({
    schema,
    initial: { epost: now.epost, ...ticksOf(now) },
    draftKey: null,
    onSubmit: async ({ epost, ...values }) => {
      await lagreMineVarsler({ epost, valgt: chosenIn(values) });
      await onDone(epost === now.epost || epost === '' ? t.saved : t.linkSent(epost));
    },
  }) as Form<{ epost: string } & Ticks>;
  return (
    <div className={styles.side}>
      {now.epost !== '' && now.bekreftet === null && <Ubekreftet now={now} onDone={onDone} />}
      <form noValidate aria-label={t.heading} className={styles.form} onSubmit={form.submit}>
        <FormOutcome form={form} />
        <fieldset className={styles.choices}>
          <legend>{t.choose}</legend>
          {MORGENVARSEL_SLAG.map((slag) => (
            <CheckboxField key={slag} {...tickProps(form, slag)} label={MORGENVARSEL[slag]} />
          ))}
        </fieldset>
        <TextField
          {...textProps(form, 'epost')}
          type="email"
          autoComplete="email"
          label={t.address}
          description={
            now.bekreftet && form.values.epost === now.epost
              ? t.isConfirmed(formatDay(now.bekreftet))
              : t.addressHint
          }
        />
        <p className={styles.note}>{t.when}</p>
        <div className={styles.actions}>
          <Button type="submit" aria-busy={form.isSubmitting || undefined}>
            {t.save}
          </Button>
          {form.isSubmitting && <Spinner />}
        </div>
      </form>
    </div>
  );
}

/** Says that nothing is sent yet, and sends the link once more. */
function Ubekreftet({ now, onDone }: Props) {
  const { epost, valgt } = now;
  const { run, isBusy, error } = useAction(async () => {
    await lagreMineVarsler({ epost, valgt, sendIgjen: true });
    await onDone(t.sentAgain(epost));
  });
  return (
    <Message purpose="warning" heading={t.unconfirmed}>
      <p>{t.unconfirmedWhy(epost)}</p>
      {error !== null && <Failed error={error} />}
      <Button variant="secondary" size="small" aria-busy={isBusy} onPress={() => void run()}>
        {t.sendAgain}
      </Button>
    </Message>
  );
}
