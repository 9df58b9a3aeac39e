import { DOKUMENT_MONTHS, inMonths } from '#domain/periods.ts';
import { texts } from '#domain/texts.ts';
import { formatCount } from '#web/format.ts';

export const t = texts({
  heading: { nb: 'Dekning', nn: 'Dekning' },
  views: { nb: 'Visninger', nn: 'Visingar' },
  delivered: { nb: 'Hva domstolene har levert', nn: 'Kva domstolane har levert' },
  announced: { nb: 'Hvor godt de varsler', nn: 'Kor godt dei varslar' },
  lead: {
    nb: 'Her ser du hva domstolene har levert til pressetjenesten. Tallene gjelder saker som vises nå, og oppdateres hvert kvarter.',
    nn: 'Her ser du kva domstolane har levert til pressetenesta. Tala gjeld saker som er synlege no, og blir oppdaterte kvart kvarter.',
  },
  leadWithTime: {
    nb: (when: string) =>
      `Her ser du hva domstolene har levert til pressetjenesten. Tallene gjelder saker som vises nå, og oppdateres hvert kvarter, sist ${when}.`,
    nn: (when: string) =>
      `Her ser du kva domstolane har levert til pressetenesta. Tala gjeld saker som er synlege no, og blir oppdaterte kvart kvarter, sist ${when}.`,
  },
  failed: { nb: 'Kunne ikke hente dekningen', nn: 'Kunne ikkje hente dekninga' },
  loading: { nb: 'Henter dekningen …', nn: 'Hentar dekninga …' },
  none: { nb: 'Ingen tall ennå.', nn: 'Ingen tal enno.' },
  note: {
    nb: () =>
      `Datoene under tallene er første og siste dag: for berammede saker rettsmøtene som ikke er over, for avgjørelser dagen de er avsagt, for tiltaler dagen de er publisert. Avgjørelser og tiltaler som er fjernet etter ${inMonths(DOKUMENT_MONTHS)}, telles ikke. Nye saker regnes fra uken vi først så dem. Søylene har egen skala for hver domstol, og den siste er uken som pågår. Dager uten liste er virkedager i de siste tolv ukene.`,
    nn: () =>
      `Datoane under tala er første og siste dag: for beramma saker rettsmøta som ikkje er over, for avgjerder dagen dei er avsagde, for tiltalar dagen dei er publiserte. Avgjerder og tiltalar som er fjerna etter ${inMonths(DOKUMENT_MONTHS)}, blir ikkje talde med. Nye saker blir rekna frå den veka vi først såg dei. Søylene har eigen skala for kvar domstol, og den siste er veka som er i gang. Dagar utan liste er arbeidsdagar i dei siste tolv vekene.`,
  },

  // Choices
  weeks: { nb: 'Siste tolv uker', nn: 'Siste tolv veker' },
  asDiagram: { nb: 'Diagram', nn: 'Diagram' },
  asTable: { nb: 'Tabell', nn: 'Tabell' },
  order: { nb: 'Sorter på', nn: 'Sorter etter' },
  byReceived: { nb: 'Sist mottatt, eldste først', nn: 'Sist motteke, eldste først' },
  byNew: { nb: 'Flest nye saker', nn: 'Flest nye saker' },

  // Courts
  court: { nb: 'Domstol', nn: 'Domstol' },
  courts: {
    nb: (count: number) => formatCount(count, 'domstol', 'domstoler'),
    nn: (count: number) => formatCount(count, 'domstol', 'domstolar'),
  },
  received: { nb: 'Sist mottatt', nn: 'Sist motteke' },
  neverReceived: { nb: 'Ingen liste mottatt', nn: 'Inga liste motteken' },
  late: { nb: 'Forsinket', nn: 'Forseinka' },
  scheduled: { nb: 'Berammede saker', nn: 'Beramma saker' },
  decisions: { nb: 'Avgjørelser', nn: 'Avgjerder' },
  indictments: { nb: 'Tiltaler', nn: 'Tiltalar' },
  gaps: { nb: 'Dager uten liste', nn: 'Dagar utan liste' },
  more: { nb: (count: number) => `og ${count} til`, nn: (count: number) => `og ${count} til` },
  newPerWeek: { nb: 'Nye saker per uke', nn: 'Nye saker per veke' },
  newPerWeekOf: {
    nb: (first: number, last: number) => `Nye saker per uke, uke ${first}–${last}`,
    nn: (first: number, last: number) => `Nye saker per veke, veke ${first}–${last}`,
  },
  week: { nb: 'Uke ', nn: 'Veke ' },
  noFigures: { nb: 'Ingen tall ennå', nn: 'Ingen tal enno' },
  bars: {
    nb: (lowest: string, highest: string, now: string) =>
      `Lavest ${lowest}, høyest ${highest}, denne uken ${now}`,
    nn: (lowest: string, highest: string, now: string) =>
      `Lågast ${lowest}, høgast ${highest}, denne veka ${now}`,
  },

  // Those that are late
  since: {
    nb: (court: string, when: string) => `${court} siden ${when}`,
    nn: (court: string, when: string) => `${court} sidan ${when}`,
  },
  oneLate: {
    nb: (courtSince: string) => (
      <>
        <b>Én domstol er forsinket.</b> Vi har ikke mottatt noe fra {courtSince}. Nye saker kan
        mangle.
      </>
    ),
    nn: (courtSince: string) => (
      <>
        <b>Éin domstol er forseinka.</b> Vi har ikkje motteke noko frå {courtSince}. Nye saker kan
        mangle.
      </>
    ),
  },
  /** Above a list of them. */
  manyLate: {
    nb: (count: number) => (
      <>
        <b>{count} domstoler er forsinket.</b> Nye saker kan mangle. Vi har ikke mottatt noe fra
      </>
    ),
    nn: (count: number) => (
      <>
        <b>{count} domstolar er forseinka.</b> Nye saker kan mangle. Vi har ikkje motteke noko frå
      </>
    ),
  },
});
