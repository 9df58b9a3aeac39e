import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { SECTIONS } from '#web/skjema/labels.ts';
import { ArbeidsgiverList, BegrunnelseText, OmDegList, SamtykkeList } from '#web/skjema/lists.tsx';
import { Section } from '#web/skjema/section.tsx';
import { navnOf } from '#web/admin/ui/person.ts';

/** The profile, read-only, as its owner sees it (SPEC §2, profil). */
export function BrukerSections({ bruker }: { readonly bruker: BrukerDetaljer }) {
  const { pressedata } = bruker;
  const omDeg = {
    ...pressedata,
    navn: navnOf(bruker),
    foretrukketDomstolNavn: pressedata.standardDomstolNavn,
  };
  const arbeidsgiver = {
    kontaktpersonArbeidsgiver: pressedata.arbeidsgiverNavn,
    kontaktpersonStilling: pressedata.arbeidsgiverStilling,
    kontaktpersonOrganisasjon: pressedata.arbeidsgiverOrganisasjon,
    kontaktpersonEpost: pressedata.arbeidsgiverEpost,
  };
  return (
    <>
      <Section kind="read" heading="Om brukeren">
        <OmDegList saved={omDeg} />
      </Section>
      <Section kind="read" heading={SECTIONS.arbeidsgiver}>
        <ArbeidsgiverList saved={arbeidsgiver} />
      </Section>
      <Section kind="read" heading={SECTIONS.begrunnelse}>
        <BegrunnelseText>{pressedata.begrunnelse}</BegrunnelseText>
      </Section>
      <Section kind="read" heading={SECTIONS.samtykke}>
        <SamtykkeList saved={pressedata} />
      </Section>
    </>
  );
}
