import { Page as PageFrame } from '../../features/layout/page.tsx';
import { MinArbeidsgiverForm } from '../../features/profil/min-arbeidsgiver-form.tsx';
import { WithProfil } from '../../features/profil/with-profil.tsx';

/** profil/min-arbeidsgiver/rediger (SPEC §2). */
export function Page() {
  return (
    <PageFrame title="Rediger arbeidsgiver" heading="Rediger arbeidsgiver">
      <WithProfil>{(profil) => <MinArbeidsgiverForm profil={profil} />}</WithProfil>
    </PageFrame>
  );
}
