import * as z from 'zod/mini';
import type { AdminSak } from '#contract/admin/saker.ts';
import { forslagMessages } from '#domain/forslag.ts';
import { LIMITS } from '#domain/text-rules.ts';
import { tilbaketrekkingMessages } from '#domain/tilbaketrekking.ts';
import { svarForslag } from '#web/admin/api/saker.ts';
import { DialogForm } from '#web/admin/ui/dialog-form.tsx';
import { textProps } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { type Attempt, type Change, nameOf } from './change.ts';
import { t } from './forslag-texts.ts';

interface Props {
  readonly sak: AdminSak;
  readonly change: Extract<Change, { kind: 'svar' }>;
  readonly attempt: Attempt;
  readonly onClose: () => void;
}

const TEXTS = {
  godkjent: { title: t.approveTitle, effect: t.approveEffect, submit: t.approve },
  avslaatt: { title: t.declineTitle, effect: t.declineEffect, submit: t.decline },
  trukket: { title: t.withdrawTitle, effect: t.declineEffect, submit: t.withdraw },
} as const;

/** Asks for a word to the colleague, who has proposed it or waits for it. Whoever declines has to say why. */
export function SvarDialog({ sak, change, attempt, onClose }: Props) {
  const { sakId, saksnummer } = sak;
  const { svar, forslag, tilbaketrekking } = change;
  const { title, effect, submit } = TEXTS[svar];
  const isRequired = svar === 'avslaatt';
  const form = useForm({
    schema: z.object({
      ord: z.string().check(
        z.refine((ord) => !isRequired || ord.trim() !== '', forslagMessages.ordRequired),
        z.maxLength(LIMITS.text, tilbaketrekkingMessages.forklaringTooLong),
      ),
    }),
    initial: { ord: '' },
    draftKey: null,
    isInDialog: true,
    onSubmit: ({ ord }) =>
      attempt(
        () => svarForslag(sakId, tilbaketrekking.id, { forslagId: forslag.id, svar, ord }),
        () => {
          if (svar === 'godkjent') return t.approved(saksnummer);
          return svar === 'trukket' ? t.withdrawn : t.declined;
        },
        ord,
      ),
  });
  return (
    <DialogForm
      title={title(nameOf(change.what), saksnummer)}
      form={form}
      submit={submit}
      onClose={onClose}
    >
      <p>{effect}</p>
      <TextArea
        {...textProps(form, 'ord')}
        isRequired={isRequired}
        rows={3}
        label={t.word}
        description={t.wordHint}
      />
    </DialogForm>
  );
}
