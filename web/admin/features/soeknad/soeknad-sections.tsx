import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { osloDay } from '#domain/time.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { SECTIONS } from '#web/skjema/labels.ts';
import { ArbeidsgiverList, BegrunnelseText, OmDegList, SamtykkeList } from '#web/skjema/lists.tsx';
import { Section } from '#web/skjema/section.tsx';
import { Bekreftelser } from '#web/admin/ui/bekreftelser.tsx';
import { navnOf } from '#web/admin/ui/person.ts';

/** The application as it was sent, read-only, and what the employer has said to it (SPEC §2). */
export function SoeknadSections({ detaljer }: { readonly detaljer: SoeknadDetaljer }) {
  const { soeknad, foretrukketDomstolNavn, bekreftelser } = detaljer;
  return (
    <>
      <Section kind="read" heading="Om søkeren">
        <OmDegList saved={{ ...soeknad, foretrukketDomstolNavn, navn: navnOf(detaljer) }} />
      </Section>
      <Section kind="read" heading={SECTIONS.arbeidsgiver}>
        <ArbeidsgiverList saved={soeknad} />
      </Section>
      <Section kind="read" heading="Arbeidsgivers svar">
        <Bekreftelser bekreftelser={bekreftelser} today={osloDay(serverNow())} />
      </Section>
      <Section kind="read" heading={SECTIONS.begrunnelse}>
        <BegrunnelseText>{soeknad.begrunnelse}</BegrunnelseText>
      </Section>
      <Section kind="read" heading={SECTIONS.samtykke}>
        <SamtykkeList saved={soeknad} />
      </Section>
    </>
  );
}
