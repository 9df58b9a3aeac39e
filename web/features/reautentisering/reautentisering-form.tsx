import { lazy, Suspense, useState } from 'react';
import type { Reautentisering } from '#contract/profil.ts';
import { soeknadSchema, type Soeknad } from '#contract/soeknad.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { displayPhone } from '#domain/text-rules.ts';
import { draftKey } from '#web/skjema/draft-store.ts';
import { Lead } from '#web/skjema/lead.tsx';
import { SkjemaForm } from '#web/skjema/skjema-form.tsx';
import { SoeknadSections } from '#web/skjema/soeknad-sections.tsx';
import { useSkjema } from '#web/skjema/use-skjema.ts';
import { Button } from '#web/ui/button.tsx';
import { navnOf } from './navn.ts';

const AvsluttDialog = lazy(async () => ({
  default: (await import('#web/skjema/avslutt-dialog.tsx')).AvsluttDialog,
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
