import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { osloDay } from '#domain/time.ts';
import { Bekreftelser } from '#web/admin/ui/bekreftelser.tsx';
import { navnOf } from '#web/admin/ui/labels.tsx';
import { serverNow } from '#web/api/client.ts';
import { SECTIONS } from '#web/soeknad/labels.ts';
import { ArbeidsgiverList, BegrunnelseText, OmDegList, SamtykkeList } from '#web/soeknad/lists.tsx';
import { Section } from '#web/soeknad/section.tsx';
import { t } from './texts.ts';

/** The application as it was sent, read-only, with what the employer was asked before. */
export function SoeknadSections({ detaljer }: { readonly detaljer: SoeknadDetaljer }) {
  const { soeknad, foretrukketDomstolNavn, bekreftelser } = detaljer;
  return (
    <>
      <Section kind="read" heading={t.aboutApplicant}>
        <OmDegList saved={{ ...soeknad, foretrukketDomstolNavn, navn: navnOf(detaljer) }} />
      </Section>
      <Section kind="read" heading={SECTIONS.arbeidsgiver}>
        <ArbeidsgiverList saved={soeknad} />
      </Section>
      {bekreftelser.length > 1 && (
        <Section kind="read" heading={t.earlierRequests}>
          <Bekreftelser bekreftelser={bekreftelser.slice(1)} today={osloDay(serverNow())} />
        </Section>
      )}
      <Section kind="read" heading={SECTIONS.begrunnelse}>
        <BegrunnelseText>{soeknad.begrunnelse}</BegrunnelseText>
      </Section>
      <Section kind="read" heading={SECTIONS.samtykke}>
        <SamtykkeList saved={soeknad} />
      </Section>
    </>
  );
}
