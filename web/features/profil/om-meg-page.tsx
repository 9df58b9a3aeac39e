import type { Folkeregisterdata, Profil } from '#contract/profil.ts';
import { omMegSchema } from '#contract/soeknad.ts';
import { displayName } from '#domain/person-name.ts';
import { localPhone } from '#domain/telefon.ts';
import { redigerOmMeg } from '#web/api/profil.ts';
import { FailureMessage, REGISTER_FAILURE } from '#web/form/failure.tsx';
import { PageFrame } from '#web/layout/page.tsx';
import { OmDegFields } from '#web/soeknad/fields.tsx';
import { Section } from '#web/soeknad/section.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { EditForm, useEditForm } from './edit-form.tsx';
import { WithProfil, omMegOf } from './with-profil.tsx';
import styles from './profil.module.css';
import { t } from './texts.ts';

/** /profil/om-meg/rediger */
export function Page() {
  return (
    <PageFrame title={t.aboutMeHeading} heading={t.aboutMeHeading}>
      <WithProfil>{(profil) => <OmMegForm profil={profil} />}</WithProfil>
    </PageFrame>
  );
}

function OmMegForm({ profil }: { readonly profil: Profil }) {
  const omMeg = omMegOf(profil);
  const { form, onCancel } = useEditForm({
    name: 'om-meg',
    profil,
    schema: omMegSchema,
    initial: { ...omMeg, telefon: localPhone(omMeg.telefon, omMeg.telefonLand) },
    save: redigerOmMeg,
  });
  return (
    <EditForm form={form} label={t.aboutMeHeading} lead={t.aboutMeLead} onCancel={onCancel}>
      <Section heading={t.aboutMe}>
        <RegisterName name={profil.folkeregisterdata} />
        <OmDegFields form={form} />
      </Section>
    </EditForm>
  );
}

/** First and last name, which only the population register can change. */
function RegisterName({ name }: { readonly name: Folkeregisterdata }) {
  if (!name) return <FailureMessage failure={REGISTER_FAILURE} />;
  return (
    <div>
      <DescriptionList
        items={[
          { term: t.firstName, value: displayName(name.fornavn) },
          { term: t.lastName, value: displayName(name.etternavn) },
        ]}
      />
      <p className={styles.source}>{t.fromRegister}</p>
    </div>
  );
}
