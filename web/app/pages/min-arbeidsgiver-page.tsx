import { Page as PageFrame } from '#web/features/layout/page.tsx';
import { MinArbeidsgiverForm } from '#web/features/profil/min-arbeidsgiver-form.tsx';
import { WithProfil } from '#web/features/profil/with-profil.tsx';

/** profil/min-arbeidsgiver/rediger (SPEC §2). */
export function Page() {
  return (
    <PageFrame title="Rediger arbeidsgiver" heading="Rediger arbeidsgiver">
      <WithProfil>{(profil) => <MinArbeidsgiverForm profil={profil} />}</WithProfil>
    </PageFrame>
  );
}
