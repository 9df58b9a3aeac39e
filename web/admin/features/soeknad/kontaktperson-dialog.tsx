import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { kontaktpersonSchema } from '#contract/soeknad.ts';
import { rettKontaktperson, soeknadQuery } from '#web/admin/api/soeknader.ts';
import { DialogForm } from '#web/admin/ui/dialog-form.tsx';
import { ApiError } from '#web/api/client.ts';
import { textProps } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { LABELS } from '#web/soeknad/labels.ts';
import { Message } from '#web/ui/message.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { t } from './texts.ts';

interface Props {
  readonly soeknad: SoeknadDetaljer;
  readonly onClose: () => void;
  /** With the address that the question went to. */
  readonly onCorrected: (epost: string) => Promise<void>;
}

/**
 * The dialog 'Bytt kontaktperson'. Whoever is named is asked at once; the link of the one before ends. It changes the application
 * that it was opened for, though the page behind reads it again whenever somebody comes back to it.
 */
export function KontaktpersonDialog({ soeknad, onClose, onCorrected }: Props) {
  const queryClient = useQueryClient();
  const [versjon, setVersjon] = useState(soeknad.versjon);
  /** What somebody else has stored in the meantime. */
  const [now, setNow] = useState<SoeknadDetaljer['soeknad'] | null>(null);
  const form = useForm({
    schema: kontaktpersonSchema,
    initial: soeknad.soeknad,
    draftKey: null,
    requireChange: true,
    isInDialog: true,
    onSubmit: async (kontakt) => {
      try {
        await rettKontaktperson(soeknad.id, { ...kontakt, versjon });
      } catch (error) {
        if (!(error instanceof ApiError && error.body.id === 'application_changed')) throw error;
        const query = { ...soeknadQuery(soeknad.id), staleTime: 0 };
        const stored = await queryClient.fetchQuery(query);
        setVersjon(stored.versjon);
        return setNow(stored.soeknad);
      }
      await onCorrected(kontakt.kontaktpersonEpost);
    },
  });
  return (
    <DialogForm title={t.changeContact} form={form} submit={t.saveAndAsk} onClose={onClose}>
      {now && (
        <Message purpose="warning" role="alert" heading={t.changedByOther}>
          <p>{t.contactNow(now.kontaktpersonArbeidsgiver, now.kontaktpersonEpost)}</p>
        </Message>
      )}
      <p>{t.newContactIsAsked}</p>
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
