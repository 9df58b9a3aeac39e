import { ApiError } from '#web/api/client.ts';
import { refusalOf, type Failure } from '#web/skjema/failure.ts';
import type { VurderingErrors } from './check-vurdering.ts';

const CONFLICTS = ['application_changed', 'application_decided'];
/** As the wire names the fields of the form. */
const FIELDS = ['kommentar', 'sluttdato', 'settPaaVent', 'avslagBegrunnelse'];

interface RefusedAct {
  readonly fields: VurderingErrors;
  readonly failure: Failure | null;
  /** Somebody else was first. */
  readonly isConflict: boolean;
}

/** Why a decision was not taken. */
export function refusalOfAct(error: unknown): RefusedAct {
  const isConflict = error instanceof ApiError && CONFLICTS.includes(error.body.id);
  if (isConflict) return { fields: {}, failure: null, isConflict };
  const { fields, failure } = refusalOf(error, FIELDS);
  const { avslagBegrunnelse: begrunnelse, ...others } = fields;
  return { fields: begrunnelse ? { ...others, begrunnelse } : others, failure, isConflict };
}
