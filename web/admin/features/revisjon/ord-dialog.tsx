import { type Ord, type RevisjonRad, visOrdSchema } from '#contract/admin/revisjon.ts';
import { visOrd } from '#web/admin/api/revisjon.ts';
import { DialogForm } from '#web/admin/ui/dialog-form.tsx';
import { formatDay } from '#web/format.ts';
import { textProps } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { t } from './texts.ts';

interface Props {
  readonly row: RevisjonRad;
  readonly onClose: () => void;
  readonly onShown: (ord: Ord['ord']) => void;
}

/** Asks why the words of a search are needed, and fetches them. Load it with `lazy`. */
export function OrdDialog({ row, onClose, onShown }: Props) {
  const form = useForm({
    schema: visOrdSchema,
    initial: { begrunnelse: '' },
    draftKey: null,
    isInDialog: true,
    onSubmit: async (sent) => onShown(await visOrd(row.id, sent)),
  });
  const [day, time] = [formatDay(row.tidspunkt), row.tidspunkt.slice(11, 19)];
  return (
    <DialogForm title={t.wordsTitle} form={form} submit={t.showWords} onClose={onClose}>
      <p>{row.navn === null ? t.isLogged(day, time) : t.isLoggedOf(day, time, row.navn)}</p>
      <TextArea
        {...textProps(form, 'begrunnelse')}
        isRequired
        rows={3}
        label={t.reason}
        description={t.reasonHint}
      />
    </DialogForm>
  );
}
