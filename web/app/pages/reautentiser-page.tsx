import { Navigate } from 'react-router';
import { ReautentiseringForm } from '#web/features/reautentisering/reautentisering-form.tsx';
import { useReautentisering } from '#web/features/reautentisering/use-reautentisering.ts';
import { Page as PageFrame } from '#web/features/layout/page.tsx';

/** The yearly update, for whose access has lapsed; whoever has access has nothing to do here. */
export function Page() {
  const { user, submit } = useReautentisering();
  if (user.harGyldigTilgang) return <Navigate to="/" replace />;
  return (
    <PageFrame title="Oppdater informasjon" heading="Oppdater informasjon">
      {/* Somebody else signed in from another tab begins with a form of their own. */}
      <ReautentiseringForm key={user.epost} user={user} onSubmit={submit} />
    </PageFrame>
  );
}
