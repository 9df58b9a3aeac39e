import type { Profil } from '#contract/profil.ts';
import { minArbeidsgiverSchema } from '#contract/soeknad.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { redigerMinArbeidsgiver } from '#web/api/rediger-profil.ts';
import {
  ArbeidsgiverFields,
  BegrunnelseField,
  SamtykkeFields,
} from '#web/skjema/om-deg-fields.tsx';
import { SECTIONS } from '#web/skjema/labels.ts';
import { Section } from '#web/skjema/section.tsx';
import { Message } from '#web/ui/message.tsx';
import { EditForm } from './edit-form.tsx';
import { minArbeidsgiverOf } from './from-profil.ts';
import styles from './profil.module.css';
import { useEditForm } from './use-edit-form.ts';

/** profil/min-arbeidsgiver/rediger (SPEC §2). */
export function MinArbeidsgiverForm({ profil }: { readonly profil: Profil }) {
  const form = useEditForm({
    name: 'min-arbeidsgiver',
    profil,
    schema: minArbeidsgiverSchema,
    initial: minArbeidsgiverOf(profil),
    save: redigerMinArbeidsgiver,
  });
  return (
    <EditForm
      label="Rediger arbeidsgiver"
      lead="Endre hvem som kan bekrefte behovet ditt, og hvorfor du trenger tilgang."
      {...form}
    >
      <Section heading={SECTIONS.arbeidsgiver}>
        <Message purpose="info">
          Kontaktpersonen får en e-post med spørsmål om å bekrefte at du trenger tilgang.
        </Message>
        <ArbeidsgiverFields skjema={form.skjema} />
      </Section>
      <Section heading={SECTIONS.begrunnelse}>
        <BegrunnelseField skjema={form.skjema} />
      </Section>
      <Section heading={SECTIONS.samtykke}>
        <SamtykkeFields skjema={form.skjema} />
      </Section>
      <div className={styles.notice}>
        <Message purpose="info">{soeknadMessages.employerNotice}</Message>
      </div>
    </EditForm>
  );
}
