import * as z from 'zod/mini';
import { type AdminSak, skjulSchema } from '#contract/admin/saker.ts';
import { skjul } from '#web/admin/api/saker.ts';
import { DialogForm } from '#web/admin/ui/dialog-form.tsx';
import { textProps, tickProps } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { formatTime } from '#web/format.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { type Attempt, type Hideable, capital, hasTiltale, nameOf } from './change.ts';
import { Effect, Seen } from './effect.tsx';
import styles from './saker.module.css';
import { HIDEABLE, t } from './texts.tsx';
import { ForklaringField, GrunnField } from './why-fields.tsx';

interface Props {
  readonly sak: AdminSak;
  readonly what: Hideable;
  readonly attempt: Attempt;
  readonly onClose: () => void;
}

const { grunn, forklaring } = skjulSchema.shape;
const formSchema = z.object({
  grunn,
  forklaring,
  ogsaaTiltale: z.boolean(),
  varsle: z.boolean(),
});

/** The dialog that hides the case, its parties, or a document. What it does stands before the fields. */
export function SkjulDialog({ sak, what, attempt, onClose }: Props) {
  const { sakId, saksnummer, sett } = sak;
  const offersTiltale = what.omfang === 'parter' && hasTiltale(sak);
  const form = useForm({
    schema: formSchema,
    initial: { grunn: '', forklaring: '', ogsaaTiltale: offersTiltale, varsle: sett.varsles > 0 },
    draftKey: null,
    isInDialog: true,
    onSubmit: (sent) =>
      attempt(
        () => skjul(sakId, { ...sent, ...addressOf(what) }),
        (now) => receiptOf(now, what, sent.ogsaaTiltale),
        sent.forklaring,
      ),
  });
  return (
    <DialogForm
      title={
        what.omfang === 'sak' ? t.hideCaseTitle(saksnummer) : t.hideTitle(nameOf(what), saksnummer)
      }
      form={form}
      submit={t.hideNow}
      variant="danger"
      onClose={onClose}
    >
      <ul className={styles.effects}>
        <Effect omfang={what.omfang} />
        <Seen sak={sak} dokument={what.omfang === 'dokument' ? what.aapnet : null} />
      </ul>
      <GrunnField {...textProps(form, 'grunn')} />
      <ForklaringField {...textProps(form, 'forklaring')} />
      {(offersTiltale || sett.varsles > 0) && (
        <div>
          {offersTiltale && (
            <CheckboxField {...tickProps(form, 'ogsaaTiltale')} label={t.alsoIndictment} />
          )}
          {sett.varsles > 0 && (
            <CheckboxField {...tickProps(form, 'varsle')} label={t.tell(sett.varsles)} />
          )}
        </div>
      )}
    </DialogForm>
  );
}

/** What is hidden, on the wire. */
function addressOf(what: Hideable) {
  if (what.omfang !== 'dokument') return { omfang: what.omfang };
  const { filtype, domstolInitialer, filNavn } = what.dokument;
  return { omfang: what.omfang, dokument: { filtype, domstolInitialer, filNavn } };
}

/** For example «Partene og tiltalen i 26-071352MED-TOSL er skjult for journalistene fra kl. 10:12.» */
function receiptOf({ saksnummer, historikk }: AdminSak, what: Hideable, ogsaaTiltale: boolean) {
  const time = historikk[0] && formatTime(historikk[0].tidspunkt);
  if (what.omfang === 'sak')
    return time ? t.caseHiddenSince(saksnummer, time) : t.caseHidden(saksnummer);
  const names = capital(ogsaaTiltale ? HIDEABLE.parterOgTiltale : nameOf(what));
  return time ? t.partHiddenSince(names, saksnummer, time) : t.partHidden(names, saksnummer);
}
