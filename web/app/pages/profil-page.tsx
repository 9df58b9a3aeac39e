import { Page as PageFrame } from '#web/features/layout/page.tsx';
import { MinProfil } from '#web/features/profil/min-profil.tsx';
import { BackLink } from '#web/ui/back-link.tsx';

/** profil (SPEC §2). */
export function Page() {
  return (
    <PageFrame title="Min profil" heading="Min profil" back={<BackLink to="/">Søk</BackLink>}>
      <MinProfil />
    </PageFrame>
  );
}
