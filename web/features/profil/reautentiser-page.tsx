import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import type { Reautentisering } from '#contract/profil.ts';
import { type Soeknad, soeknadSchema } from '#contract/soeknad.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { localPhone } from '#domain/telefon.ts';
import { ApiError } from '#web/api/client.ts';
import { oppdaterProfil, reautentiseringQuery } from '#web/api/profil.ts';
import { draftKey } from '#web/form/draft.ts';
import { FormFrame } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { LastNedAlt } from '#web/innsyn/last-ned-alt.tsx';
import { PageFrame } from '#web/layout/page.tsx';
import { SoeknadSections } from '#web/soeknad/fields.tsx';
import type { Arrival } from '#web/soeknad/oppdatert.tsx';
import { Lead } from '#web/soeknad/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { t } from './reautentiser-texts.ts';

/** The yearly update, for users whose access has lapsed (docs/PRODUCT.md, "Profile and renewal"). */
export function Page() {
  const { user, submit } = useReautentisering();
  if (user.harGyldigTilgang) return <Navigate to="/" replace />;
  return (
    <PageFrame title={t.heading} heading={t.heading}>
      {/* Another person who signs in from another tab gets a form of their own. */}
      <ReautentiseringForm key={user.epost} user={user} onSubmit={submit} />
    </PageFrame>
  );
}

const AvsluttDialog = part(async () => (await import('./avslutt-dialog.tsx')).AvsluttDialog);

interface ReautentiseringFormProps {
  readonly user: Reautentisering;
  readonly onSubmit: (soeknad: Soeknad) => Promise<void>;
}

/** The whole application as it is stored, to be confirmed or changed. */
function ReautentiseringForm({ user, onSubmit }: ReautentiseringFormProps) {
  const navn = navnOf(user);
  const [isLeaving, setLeaving] = useState(false);
  const form = useForm({
    schema: soeknadSchema,
    initial: { ...user, telefon: localPhone(user.telefon, user.telefonLand) },
    onSubmit,
    draftKey: draftKey('reautentisering', navn),
  });
  return (
    <>
      <Lead>{soeknadMessages.yearlyUpdate}</Lead>
      <FormFrame
        form={form}
        label={t.heading}
        otherAction={
          <>
            <LastNedAlt />
            <Button variant="secondary" onPress={() => setLeaving(true)}>
              {t.leave}
            </Button>
          </>
        }
      >
        <SoeknadSections form={form} navn={navn} />
      </FormFrame>
      {isLeaving && <AvsluttDialog endpoint="reautentisering" onClose={() => setLeaving(false)} />}
    </>
  );
}

/** What is stored of the user, and sending the update, which leads to the search page: it says so. */
function useReautentisering() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery({ ...reautentiseringQuery(), retry: false });
  const submit = async (soeknad: Soeknad) => {
    await oppdaterProfil(soeknad).catch(ignoreHasAccess);
    // Every answer so far was one for a user without access.
    client.clear();
    await navigate('/', { replace: true, state: { profilOppdatert: true } satisfies Arrival });
  };
  return { user: data, submit };
}

/** The update was already done, in another tab. */
function ignoreHasAccess(error: unknown): void {
  if (!(error instanceof ApiError && error.body.id === 'has_access')) throw error;
}

/** First and last name; null when the population register does not answer. */
function navnOf({ fornavn, etternavn }: Reautentisering): string | null {
  return fornavn === null && etternavn === null
    ? null
    : [fornavn, etternavn].filter(Boolean).join(' ');
}
