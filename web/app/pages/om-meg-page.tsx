import { Page as PageFrame } from '#web/features/layout/page.tsx';
import { OmMegForm } from '#web/features/profil/om-meg-form.tsx';
import { WithProfil } from '#web/features/profil/with-profil.tsx';

/** profil/om-meg/rediger (SPEC §2). */
export function Page() {
  return (
    <PageFrame title="Rediger om meg" heading="Rediger om meg">
      <WithProfil>{(profil) => <OmMegForm profil={profil} />}</WithProfil>
    </PageFrame>
  );
}
