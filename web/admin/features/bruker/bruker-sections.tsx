import { Link } from '#web/ui/router-link.tsx';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import type { Status } from '#domain/soeknad.ts';
import { adminPages } from '#web/admin/pages.ts';
import { SoeknadStatusTag, navnOf } from '#web/admin/ui/labels.tsx';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import { SECTIONS } from '#web/soeknad/labels.ts';
import { ArbeidsgiverList, BegrunnelseText, OmDegList, SamtykkeList } from '#web/soeknad/lists.tsx';
import { Section } from '#web/soeknad/section.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import styles from './bruker.module.css';

/** The status, and the reason when it is not active. */
const TILSTAND: Readonly<Record<BrukerDetaljer['tilstand'], string>> = {
  valid: 'Aktiv',
  lapsed: 'Ikke aktiv. Den årlige oppdateringen er ikke gjort.',
  suspended: 'Ikke aktiv. Tilgangen er suspendert.',
  ended: 'Ikke aktiv. Sluttdatoen er passert.',
  applicant: 'Ikke aktiv. Har aldri hatt tilgang.',
};
const NONE = 'Ingen';

/** The status of the access, and the dates that decide it. */
export function Tilgang({ bruker }: { readonly bruker: BrukerDetaljer }) {
  const { tilstand, tilgangFraDato, tilgangTilDato, sluttdato, sistPåloggetDato } = bruker;
  const day = (iso: string | null) => (iso ? formatDay(iso) : NONE);
  return (
    <Section kind="read" heading="Tilgang">
      <DescriptionList
        items={[
          { term: 'Status', value: TILSTAND[tilstand] },
          { term: 'Aktiv siden', value: day(tilgangFraDato) },
          { term: 'Årlig oppdatering innen', value: day(tilgangTilDato) },
          { term: 'Sluttdato', value: day(sluttdato) },
          {
            term: 'Sist innlogget',
            value: sistPåloggetDato ? formatDayAndTime(sistPåloggetDato) : 'Aldri',
          },
        ]}
      />
    </Section>
  );
}

/** The profile, read-only, as its owner sees it. */
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

/** The user's applications, newest first, with links to their pages. */
export function Soeknader({ soeknader }: Pick<BrukerDetaljer, 'soeknader'>) {
  return (
    <Section kind="read" heading="Søknader">
      {soeknader.length === 0 && <p className={styles.none}>Ingen søknader</p>}
      <ul className={styles.soeknader}>
        {soeknader.map(({ id, søknadsDato, status }) => (
          <li key={id}>
            <Link to={adminPages.soeknad(id)}>Søknad {formatDay(søknadsDato)}</Link>
            <SoeknadStatusTag status={status as Status} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
