import { BOM, csvLine } from '#bff/csv.ts';
import type { DekningVarsling } from '#contract/dekning-varsling.ts';
import {
  andelerOf,
  MAATE_NAVN,
  MAATER,
  PUBLISERING_NAVN,
  sumOf,
} from '#domain/dekning-varsling.ts';
import { texts } from '#domain/texts.ts';

const t = texts({
  month: { nb: 'Måned', nn: 'Månad' },
  court: { nb: 'Domstol', nn: 'Domstol' },
  hearings: { nb: 'Rettsmøter', nn: 'Rettsmøte' },
  daysWithout: { nb: 'Dager uten liste', nn: 'Dagar utan liste' },
  indictments: { nb: 'Publiserer tiltaler', nn: 'Publiserer tiltalar' },
  decisions: { nb: 'Publiserer avgjørelser', nn: 'Publiserer avgjerder' },
  unpublished: { nb: 'Avgjort, ikke publisert', nn: 'Avgjort, ikkje publisert' },
});

/** The same numbers as on the page. Where there are too few hearings for shares, their cells are empty. */
export function varslingCsv({ maaned, domstoler }: DekningVarsling): string {
  const names = MAATER.map((maate) => MAATE_NAVN[maate]);
  const head = [
    ...[t.month, t.court, t.hearings, ...names, ...names.map((name) => `${name} (%)`)],
    ...[t.daysWithout, t.indictments, t.decisions, t.unpublished],
  ];
  const lines = domstoler.map(({ antall, ...court }) => {
    const andeler = andelerOf(antall);
    return [
      ...[maaned ?? '', court.domstolNavn, sumOf(antall)],
      ...MAATER.map((maate) => antall[maate]),
      ...MAATER.map((maate) => andeler?.[maate] ?? ''),
      court.dagerUtenListe,
      ...[PUBLISERING_NAVN[court.tiltaler], PUBLISERING_NAVN[court.avgjoerelser]],
      court.ikkePublisert,
    ].map(String);
  });
  return BOM + [head, ...lines].map(csvLine).join('');
}
