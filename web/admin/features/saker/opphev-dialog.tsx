import { type AdminSak, opphevSchema } from '#contract/admin/saker.ts';
import { foreslaaOpphevelse, opphevBegrensning, opphevSkjuling } from '#web/admin/api/saker.ts';
import { DialogForm } from '#web/admin/ui/dialog-form.tsx';
import { textProps } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { type Attempt, type Change, begrensningName, capital, nameOf } from './change.ts';
import { t as forslag } from './forslag-texts.ts';
import { t } from './texts.tsx';
import { ForklaringField } from './why-fields.tsx';

type Lifting = Extract<Change, { kind: 'opphev' | 'foreslaa' | 'opphevBegrensning' }>;

interface Props {
  readonly sak: AdminSak;
  readonly change: Lifting;
  readonly attempt: Attempt;
  readonly onClose: () => void;
}

/** Asks why something is shown again, or why a restriction ends. */
export function OpphevDialog({ sak, change, attempt, onClose }: Props) {
  const { sakId, saksnummer } = sak;
  const texts = textsOf(change, saksnummer);
  const form = useForm({
    schema: opphevSchema,
    initial: { forklaring: '' },
    draftKey: null,
    isInDialog: true,
    onSubmit: (sent) =>
      attempt(
        () =>
          change.kind === 'opphevBegrensning'
            ? opphevBegrensning(sakId, change.begrensning.id, sent)
            : (change.kind === 'opphev' ? opphevSkjuling : foreslaaOpphevelse)(
                sakId,
                change.tilbaketrekking.id,
                sent,
              ),
        () => texts.receipt,
        sent.forklaring,
      ),
  });
  return (
    <DialogForm title={texts.title} form={form} submit={texts.submit} onClose={onClose}>
      <p>{texts.effect}</p>
      <ForklaringField {...textProps(form, 'forklaring')} />
    </DialogForm>
  );
}

function textsOf(change: Lifting, saksnummer: string) {
  if (change.kind === 'opphevBegrensning') {
    const name = begrensningName(change.begrensning);
    return {
      submit: t.lift,
      title: t.liftRestrictionTitle(name, saksnummer),
      effect: t.restrictionEnds,
      receipt: t.restrictionLifted(name, saksnummer),
    };
  }
  const isCase = change.what.omfang === 'sak';
  const what = nameOf(change.what);
  if (change.kind === 'foreslaa')
    return {
      submit: forslag.propose,
      title: forslag.proposeTitle(what, saksnummer),
      effect: forslag.proposeEffect,
      receipt: forslag.proposedNow,
    };
  return {
    submit: t.lift,
    title: isCase ? t.liftCaseTitle(saksnummer) : t.liftTitle(what, saksnummer),
    effect: t.shownAgain,
    receipt: isCase ? t.caseShown(saksnummer) : t.partShown(capital(what), saksnummer),
  };
}
