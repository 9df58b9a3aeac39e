import { displayName } from '#domain/person-name.ts';
import { Mottatt } from '#web/features/soeknad/mottatt.tsx';
import { SoeknadForm } from '#web/features/soeknad/soeknad-form.tsx';
import { SoeknadMangler } from '#web/features/soeknad/soeknad-mangler.tsx';
import { useSoeknad } from '#web/features/soeknad/use-soeknad.ts';
import { Page as PageFrame } from '#web/features/layout/page.tsx';

/** The application for access, or what has become of it so far (SPEC §2, soeknad). */
export function Page() {
  const { info, mine, hasSent, submit } = useSoeknad();
  return (
    <PageFrame title="Søknad om tilgang" heading="Søknad om tilgang">
      {info.brukerHarAktivSoeknad ? (
        <Mottatt soeknad={mine.data} takesFocus={hasSent}>
          {mine.isError && (
            <SoeknadMangler error={mine.error} onRetry={() => void mine.refetch()} />
          )}
        </Mottatt>
      ) : (
        // Somebody else signed in from another tab begins with a form of their own.
        <SoeknadForm key={displayName(info.navn)} navn={info.navn} onSubmit={submit} />
      )}
    </PageFrame>
  );
}
