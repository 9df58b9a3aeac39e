import type { Kommentar } from '#contract/admin/samtale.ts';
import type { StoredKommentar } from '#db/samtale/samtaler.ts';
import { osloIso } from '#domain/time.ts';

/** The comments on an application or a user. Only routes of administrators may have them in an answer. */
export function presentSamtale(stored: readonly StoredKommentar[]): Kommentar[] {
  return stored.map(({ tidspunkt, ...rest }) => ({
    ...rest,
    tidspunkt: tidspunkt && osloIso(tidspunkt),
  }));
}
