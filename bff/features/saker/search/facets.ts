import type { Fasetter, Fasettverdi } from '#contract/treff.ts';
import { BEGRENSNING_NAVN, isBegrensning } from '#domain/sak.ts';
import { isSakstypeKode, SAKSTYPE_NAVN } from '#domain/sakstyper.ts';
import type { FacetCount, FacetCounts } from '#search/port.ts';

/** The facets as they are shown. `courts` has the names of the courts by id. */
export function presentFacets(counts: FacetCounts, courts: ReadonlyMap<string, string>): Fasetter {
  const values = (found: readonly FacetCount[], nameOf: (value: string) => string): Fasettverdi[] =>
    found.map(({ value, count }) => ({ verdi: value, navn: nameOf(value), antall: count }));
  const asWritten = (value: string) => value;
  return {
    domstol: values(counts.domstol, (id) => courts.get(id) ?? id),
    sakstype: values(counts.sakstype, asWritten),
    rettsmoetetype: values(counts.rettsmoetetype, asWritten),
    kode: values(counts.kode, codeName),
    begrensning: values(counts.begrensning, begrensningName),
  };
}

function begrensningName(type: string): string {
  return isBegrensning(type) ? BEGRENSNING_NAVN[type] : type;
}

/** `Meddomsrettssak (MED)`; a code whose meaning is not known stands alone. */
function codeName(code: string): string {
  return isSakstypeKode(code) ? `${SAKSTYPE_NAVN[code]} (${code})` : code;
}
