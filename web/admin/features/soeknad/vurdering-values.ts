import type { Review, SoeknadDetaljer } from '../../../../contract/admin/soeknader.ts';
import { STATUS } from '../../../../domain/soeknad.ts';

/** What stands in the review form. A type, not an interface: the drafts know fields by any name. */
export type VurderingValues = {
  readonly kommentar: string;
  /** '' is none. */
  readonly sluttdato: string;
  readonly settPaaVent: boolean;
  readonly begrunnelse: string;
  /** Which state of the application the rest was written about: one that is typed anew after a sign-in, too. */
  readonly versjon: string;
};
export type VurderingField = Exclude<keyof VurderingValues, 'versjon'>;

/** The form as it begins: what was saved, on hold where it is, and the template of the reason (SPEC §4). */
export function valuesOf(soeknad: SoeknadDetaljer): VurderingValues {
  return {
    kommentar: soeknad.kommentar ?? '',
    sluttdato: soeknad.sluttdato ?? '',
    settPaaVent: soeknad.status === STATUS.paaVent,
    begrunnelse: soeknad.avslagSoeknadMal,
    versjon: String(soeknad.versjon),
  };
}

/** What is sent with each of the three decisions. */
export function reviewOf(values: VurderingValues): Review {
  const { kommentar, sluttdato, settPaaVent, versjon } = values;
  return {
    kommentar: kommentar.trim() || null,
    sluttdato: sluttdato || null,
    settPaaVent,
    versjon: Number(versjon),
  };
}

/** What was typed stays typed; where nothing was, what somebody else has saved meanwhile takes its place. */
export function mergeTyped(
  typed: VurderingValues,
  before: VurderingValues,
  saved: VurderingValues,
): VurderingValues {
  const keep = <F extends keyof VurderingValues>(field: F) =>
    typed[field] === before[field] ? saved[field] : typed[field];
  return {
    kommentar: keep('kommentar'),
    sluttdato: keep('sluttdato'),
    settPaaVent: keep('settPaaVent'),
    begrunnelse: keep('begrunnelse'),
    versjon: saved.versjon,
  };
}
