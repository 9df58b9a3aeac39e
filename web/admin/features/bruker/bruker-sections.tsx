import { Link } from '#web/ui/router-link.tsx';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import type { Status } from '#domain/soeknad.ts';
import { osloDay } from '#domain/time.ts';
import { adminPages } from '#web/admin/pages.ts';
import { SoeknadStatusTag, navnOf, slettetid } from '#web/admin/ui/labels.tsx';
import { serverNow } from '#web/api/client.ts';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import { SECTIONS } from '#web/soeknad/labels.ts';
import { ArbeidsgiverList, BegrunnelseText, OmDegList, SamtykkeList } from '#web/soeknad/lists.tsx';
import { Section } from '#web/soeknad/section.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import styles from './bruker.module.css';
import { TILSTAND, t } from './texts.tsx';

/** The status of the access, and the dates that decide it. */
export function Tilgang({ bruker }: { readonly bruker: BrukerDetaljer }) {
  const { tilstand, tilgangFraDato, tilgangTilDato, sluttdato, sistPåloggetDato } = bruker;
  const { slettes } = bruker;
  const isEndedToday = tilstand === 'ended' && sluttdato === osloDay(serverNow());
  const day = (iso: string | null) => (iso ? formatDay(iso) : t.none);
  return (
    <Section kind="read" heading={t.access}>
      <DescriptionList
        items={[
          {
            term: t.status,
            value: slettes
              ? t.deletedFrom(slettetid(slettes.fra))
              : isEndedToday
                ? t.endedToday
                : TILSTAND[tilstand],
          },
          { term: t.activeSince, value: day(tilgangFraDato) },
          { term: t.updateBy, value: day(tilgangTilDato) },
          { term: t.endDate, value: day(sluttdato) },
          {
            term: t.lastSignIn,
            value: sistPåloggetDato ? formatDayAndTime(sistPåloggetDato) : t.never,
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
      <Section kind="read" heading={t.aboutUser}>
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
    <Section kind="read" heading={t.applications}>
      {soeknader.length === 0 && <p className={styles.none}>{t.noApplications}</p>}
      <ul className={styles.soeknader}>
        {soeknader.map(({ id, søknadsDato, status }) => (
          <li key={id}>
            <Link to={adminPages.soeknad(id)}>{t.application(formatDay(søknadsDato))}</Link>
            <SoeknadStatusTag status={status as Status} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
