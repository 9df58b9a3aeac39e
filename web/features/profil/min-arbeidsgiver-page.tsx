import type { Profil } from '#contract/profil.ts';
import { minArbeidsgiverSchema } from '#contract/soeknad.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { redigerMinArbeidsgiver } from '#web/api/profil.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { ArbeidsgiverFields, BegrunnelseField, SamtykkeFields } from '#web/soeknad/fields.tsx';
import { SECTIONS } from '#web/soeknad/labels.ts';
import { Section } from '#web/soeknad/section.tsx';
import { Message } from '#web/ui/message.tsx';
import { EditForm, useEditForm } from './edit-form.tsx';
import { WithProfil, minArbeidsgiverOf } from './with-profil.tsx';
import styles from './profil.module.css';
import { t } from './texts.ts';

/** /profil/min-arbeidsgiver/rediger */
export function Page() {
  return (
    <PageFrame title={t.employerHeading} heading={t.employerHeading}>
      <WithProfil>{(profil) => <MinArbeidsgiverForm profil={profil} />}</WithProfil>
    </PageFrame>
  );
}

function MinArbeidsgiverForm({ profil }: { readonly profil: Profil }) {
  const { form, onCancel } = useEditForm({
    name: 'min-arbeidsgiver',
    profil,
    schema: minArbeidsgiverSchema,
    initial: minArbeidsgiverOf(profil),
    save: redigerMinArbeidsgiver,
  });
  return (
    <EditForm form={form} label={t.employerHeading} lead={t.employerLead} onCancel={onCancel}>
      <Section heading={SECTIONS.arbeidsgiver}>
        <Message purpose="info">{t.employerMail}</Message>
        <ArbeidsgiverFields form={form} />
      </Section>
      <Section heading={SECTIONS.begrunnelse}>
        <BegrunnelseField form={form} />
      </Section>
      <Section heading={SECTIONS.samtykke}>
        <SamtykkeFields form={form} />
      </Section>
      <div className={styles.notice}>
        <Message purpose="info">{soeknadMessages.employerNotice}</Message>
      </div>
    </EditForm>
  );
}
