import type { Access } from '#domain/access.ts';
import type { Day } from '#domain/time.ts';

/** The columns of `pressebruker` that access follows from. */
export interface AccessColumns {
  readonly tilgang_fra: Date | null;
  readonly tilgang_til: Date | null;
  readonly sluttdato: Day | null;
  readonly suspendert_til: Day | null;
}

/** The columns as domain/access.ts reads them. */
export function accessOf(row: AccessColumns): Access {
  return {
    from: row.tilgang_fra,
    to: row.tilgang_til,
    endDate: row.sluttdato,
    suspendedUntil: row.suspendert_til,
  };
}
