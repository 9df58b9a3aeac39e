import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import type { Reautentisering } from '#contract/profil.ts';
import { type Soeknad, soeknadSchema } from '#contract/soeknad.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { displayPhone } from '#domain/text-rules.ts';
import { ApiError } from '#web/api/client.ts';
import { oppdaterProfil, reautentiseringQuery } from '#web/api/profil.ts';
import { draftKey } from '#web/form/draft.ts';
import { SkjemaForm } from '#web/form/form.tsx';
import { useSkjema } from '#web/form/use-form.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { SoeknadSections } from '#web/soeknad/fields.tsx';
import { Lead } from '#web/soeknad/section.tsx';
import { Button } from '#web/ui/button.tsx';

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

const AvsluttDialog = lazy(async () => ({
  default: (await import('./avslutt-dialog.tsx')).AvsluttDialog,
}));

interface ReautentiseringFormProps {
  readonly user: Reautentisering;
  readonly onSubmit: (soeknad: Soeknad) => Promise<void>;
}

/** The yearly update (SPEC §2, reautentiser): the whole application as it is stored, to be confirmed or changed. */
export function ReautentiseringForm({ user, onSubmit }: ReautentiseringFormProps) {
  const navn = navnOf(user);
  const [isLeaving, setLeaving] = useState(false);
  const skjema = useSkjema({
    schema: soeknadSchema,
    initial: { ...user, telefon: displayPhone(user.telefon) },
    onSubmit,
    draftKey: draftKey('reautentisering', navn),
  });
  return (
    <>
      <Lead>{soeknadMessages.yearlyUpdate}</Lead>
      <SkjemaForm
        skjema={skjema}
        label="Oppdater informasjon"
        otherAction={
          <Button variant="secondary" onPress={() => setLeaving(true)}>
            Avslutt konto
          </Button>
        }
      >
        <SoeknadSections skjema={skjema} navn={navn} />
      </SkjemaForm>
      {isLeaving && (
        <Suspense>
          <AvsluttDialog endpoint="reautentisering" onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What is stored of the user, and the yearly update that leads on to the search. */
export function useReautentisering() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery({ ...reautentiseringQuery(), retry: false });
  const submit = async (soeknad: Soeknad) => {
    await oppdaterProfil(soeknad).catch(ignoreHasAccess);
    // With access, every read has another answer.
    client.clear();
    await navigate('/', { replace: true });
  };
  return { user: data, submit };
}

/** Updated in another tab: there is nothing left to do here. */
function ignoreHasAccess(error: unknown): void {
  if (!(error instanceof ApiError && error.body.id === 'has_access')) throw error;
}

/** The whole name; null when the register could not be asked. */
export function navnOf({ fornavn, etternavn }: Reautentisering): string | null {
  return fornavn === null && etternavn === null
    ? null
    : [fornavn, etternavn].filter(Boolean).join(' ');
}
