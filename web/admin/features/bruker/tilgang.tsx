import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { formatDay, formatDayAndTime } from '#web/sak/format.ts';
import { Section } from '#web/skjema/section.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';

/** Why access is as it is; SPEC §4 has the words Aktiv and Ikke aktiv only. */
const TILSTAND: Readonly<Record<BrukerDetaljer['tilstand'], string>> = {
  valid: 'Aktiv',
  lapsed: 'Ikke aktiv. Den årlige oppdateringen er ikke gjort.',
  suspended: 'Ikke aktiv. Tilgangen er suspendert.',
  ended: 'Ikke aktiv. Sluttdatoen er passert.',
  applicant: 'Ikke aktiv. Har aldri hatt tilgang.',
};
const NONE = 'Ingen';

/** Where access stands, and the dates that decide it. */
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
