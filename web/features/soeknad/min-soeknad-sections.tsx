import type { MinSoeknad } from '#contract/profil.ts';
import { displayName } from '#domain/person-name.ts';
import { SECTIONS } from '#web/skjema/labels.ts';
import { ArbeidsgiverList, BegrunnelseText, OmDegList, SamtykkeList } from '#web/skjema/lists.tsx';
import { Section } from '#web/skjema/section.tsx';

/** The application as it was sent. */
export function MinSoeknadSections({ soeknad }: { readonly soeknad: MinSoeknad }) {
  const navn = displayName(`${soeknad.fornavn} ${soeknad.etternavn}`);
  return (
    <div>
      <Section kind="read" heading={SECTIONS.omDeg}>
        <OmDegList saved={{ ...soeknad, navn }} />
      </Section>
      <Section kind="read" heading={SECTIONS.arbeidsgiver}>
        <ArbeidsgiverList saved={soeknad} />
      </Section>
      <Section kind="read" heading={SECTIONS.begrunnelse}>
        <BegrunnelseText>{soeknad.begrunnelse}</BegrunnelseText>
      </Section>
      <Section kind="read" heading={SECTIONS.samtykke}>
        <SamtykkeList saved={soeknad} />
      </Section>
    </div>
  );
}
