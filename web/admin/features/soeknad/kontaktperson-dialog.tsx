import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { kontaktpersonSchema } from '#contract/soeknad.ts';
import { rettKontaktperson } from '#web/admin/api/soeknader.ts';
import { DialogForm } from '#web/admin/ui/dialog-form.tsx';
import { textProps } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { LABELS } from '#web/soeknad/labels.ts';
import { TextField } from '#web/ui/text-field.tsx';

interface Props {
  readonly soeknad: SoeknadDetaljer;
  readonly onClose: () => void;
  /** With the address that the question went to. */
  readonly onCorrected: (epost: string) => Promise<void>;
}

/** The dialog 'Rett kontaktpersonen'. Whoever is named is asked at once; the link of the one before ends. */
export function KontaktpersonDialog({ soeknad, onClose, onCorrected }: Props) {
  const form = useForm({
    schema: kontaktpersonSchema,
    initial: soeknad.soeknad,
    draftKey: null,
    requireChange: true,
    isInDialog: true,
    onSubmit: async (kontakt) => {
      await rettKontaktperson(soeknad.id, { ...kontakt, versjon: soeknad.versjon });
      await onCorrected(kontakt.kontaktpersonEpost);
    },
  });
  return (
    <DialogForm
      title="Rett kontaktpersonen"
      form={form}
      submit="Lagre og send forespørsel"
      onClose={onClose}
    >
      <p>Den nye kontaktpersonen får en forespørsel. Lenken i den forrige slutter å virke.</p>
      <TextField
        {...textProps(form, 'kontaktpersonArbeidsgiver')}
        isRequired
        label={LABELS.kontaktpersonArbeidsgiver}
      />
      <TextField
        {...textProps(form, 'kontaktpersonStilling')}
        isRequired
        label={LABELS.kontaktpersonStilling}
      />
      <TextField
        {...textProps(form, 'kontaktpersonOrganisasjon')}
        isRequired
        label={LABELS.kontaktpersonOrganisasjon}
      />
      <TextField
        {...textProps(form, 'kontaktpersonEpost')}
        isRequired
        label={LABELS.kontaktpersonEpost}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </DialogForm>
  );
}
