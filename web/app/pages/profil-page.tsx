import { Page as PageFrame } from '../../features/layout/page.tsx';
import { MinProfil } from '../../features/profil/min-profil.tsx';
import { BackLink } from '../../ui/back-link.tsx';

/** profil (SPEC §2). */
export function Page() {
  return (
    <PageFrame title="Min profil" heading="Min profil" back={<BackLink to="/">Søk</BackLink>}>
      <MinProfil />
    </PageFrame>
  );
}
