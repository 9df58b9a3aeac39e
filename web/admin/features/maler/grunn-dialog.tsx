import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type Avslagsgrunn,
  avslagsgrunnFormSchema,
  avslagsgrunnSchema,
} from '#contract/admin/maler.ts';
import { useAdministrator } from '#web/admin/api/adminbruker.ts';
import { lagreAvslagsgrunn } from '#web/admin/api/maler.ts';
import { storedIn } from '#web/admin/api/stored.ts';
import { DialogForm } from '#web/admin/ui/dialog-form.tsx';
import { draftKey } from '#web/form/draft.ts';
import { textProps, tickProps } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { changedMeanwhile } from './endret.ts';
import { Konflikt } from './konflikt.tsx';
import { t } from './texts.ts';

interface Props {
  /** Null: a new one. */
  readonly grunn: Avslagsgrunn | null;
  /** How many there are. */
  readonly antall: number;
  /** Its place, from 1. */
  readonly plass: number;
  readonly onSaved: (navn: string) => Promise<void>;
  readonly onClose: () => void;
}

const formSchema = z.extend(avslagsgrunnFormSchema, { plass: z.string() });

/** Adds a reason, or changes one. What somebody else has made of it meanwhile is shown beside what was typed, and chosen from. */
export default function GrunnDialog({ grunn, antall, plass, onSaved, onClose }: Props) {
  const [theirs, setTheirs] = useState<Avslagsgrunn | null>(null);
  const { navn = '', tekstNb = '', tekstNn = '', iBruk = true } = grunn ?? {};
  const form = useForm({
    schema: formSchema,
    initial: { navn, tekstNb, tekstNn, iBruk, plass: String(plass) },
    // Of this version: what somebody else has made of it meanwhile is not written over unseen.
    draftKey: draftKey(grunn ? `grunn-${grunn.id}-${grunn.versjon}` : 'grunn', useAdministrator()),
    isInDialog: true,
    onSubmit: async (sent) => {
      const versjon = (theirs ?? grunn)?.versjon;
      const payload = { ...sent, plass: Number(sent.plass), versjon };
      try {
        await lagreAvslagsgrunn(grunn?.id ?? null, payload);
      } catch (error) {
        const now = storedIn(error, avslagsgrunnSchema);
        if (!now) throw error;
        return setTheirs(now);
      }
      await onSaved(sent.navn);
    },
  });
  const places = Math.max(antall, plass);
  return (
    <DialogForm
      title={grunn ? t.changeReason : t.newReason}
      form={form}
      submit={theirs ? t.saveMine : t.save}
      onClose={onClose}
    >
      {theirs && (
        <Konflikt
          why={changedMeanwhile(theirs.endret)}
          theirs={textsOf(theirs)}
          mine={textsOf(form.values)}
          onTakeTheirs={onClose}
        />
      )}
      <TextField {...textProps(form, 'navn')} isRequired label={t.name} description={t.nameHint} />
      <TextArea {...textProps(form, 'tekstNb')} isRequired rows={3} label={t.textNb} />
      <TextArea {...textProps(form, 'tekstNn')} isRequired rows={3} lang="nn" label={t.textNn} />
      <Select
        label={t.place}
        size="medium"
        options={Array.from({ length: places }, (_, at) => ({
          id: String(at + 1),
          label: String(at + 1),
        }))}
        value={form.values.plass}
        onChange={(to) => form.set('plass', to)}
      />
      <CheckboxField {...tickProps(form, 'iBruk')} label={t.inUse} />
    </DialogForm>
  );
}

type Texts = Pick<Avslagsgrunn, 'navn' | 'tekstNb' | 'tekstNn' | 'iBruk'>;

const textsOf = ({ navn, tekstNb, tekstNn, iBruk }: Texts) =>
  [
    [t.name, navn],
    [t.bokmaal, tekstNb],
    [t.nynorsk, tekstNn],
    [t.inUse, iBruk ? t.inUse : t.notInUse],
  ] as const;
