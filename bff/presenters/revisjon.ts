import type { RevisjonRad } from '#contract/admin/revisjon.ts';
import type { RevisjonRow } from '#db/revisjon/read-rows.ts';
import { displayName } from '#domain/person-name.ts';
import { pseudonymOf } from '#domain/revisjon.ts';
import { osloIso } from '#domain/time.ts';

/** A row as an administrator sees it: of the keyed hash only the pseudonym. */
export function presentRevisjon(row: RevisjonRow): RevisjonRad {
  const { id, tidspunkt, rolle, identitetHash, navn, handling, sakId, saksnummer, detaljer } = row;
  return {
    id,
    tidspunkt: osloIso(tidspunkt),
    rolle,
    navn: navn === null ? null : displayName(navn),
    pseudonym: pseudonymOf(identitetHash),
    handling,
    sakId,
    saksnummer,
    detaljer,
  };
}
