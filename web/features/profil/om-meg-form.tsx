import type { Profil } from '#contract/profil.ts';
import { omMegSchema } from '#contract/soeknad.ts';
import { displayPhone } from '#domain/text-rules.ts';
import { redigerOmMeg } from '#web/api/rediger-profil.ts';
import { OmDegFields } from '#web/skjema/fields.ts';
import { Section } from '#web/skjema/section.tsx';
import { EditForm } from './edit-form.tsx';
import { omMegOf } from './from-profil.ts';
import { RegisterName } from './register-name.tsx';
import { useEditForm } from './use-edit-form.ts';

/** profil/om-meg/rediger (SPEC §2). */
export function OmMegForm({ profil }: { readonly profil: Profil }) {
  const omMeg = omMegOf(profil);
  const form = useEditForm({
    name: 'om-meg',
    profil,
    schema: omMegSchema,
    initial: { ...omMeg, telefon: displayPhone(omMeg.telefon) },
    save: redigerOmMeg,
  });
  return (
    <EditForm label="Rediger om meg" lead="Endre opplysningene om deg selv." {...form}>
      <Section heading="Om meg">
        <RegisterName name={profil.folkeregisterdata} />
        <OmDegFields skjema={form.skjema} />
      </Section>
    </EditForm>
  );
}
