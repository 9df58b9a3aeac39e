import type { Review, SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { STATUS } from '#domain/soeknad.ts';

/** What can be filled in. Types, not interfaces: the drafts know fields by any name. */
type Fields = {
  readonly kommentar: string;
  /** '' is none. */
  readonly sluttdato: string;
  readonly settPaaVent: boolean;
  readonly begrunnelse: string;
};
export type VurderingField = keyof Fields;

/** What stands in the review form. */
export type VurderingValues = Fields & {
  /** Which state of the application the fields were filled in about: also when they are taken up again later. */
  readonly versjon: string;
  /** The fields as that state had them, as JSON: what differs from it was typed. */
  readonly lest: string;
};

/** The form as it begins: what was saved, on hold where it is, and the template of the reason (SPEC §4). */
export function valuesOf(soeknad: SoeknadDetaljer): VurderingValues {
  const fields: Fields = {
    kommentar: soeknad.kommentar ?? '',
    sluttdato: soeknad.sluttdato ?? '',
    settPaaVent: soeknad.status === STATUS.paaVent,
    begrunnelse: soeknad.avslagSoeknadMal,
  };
  return { ...fields, versjon: String(soeknad.versjon), lest: JSON.stringify(fields) };
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
export function mergeTyped(typed: VurderingValues, saved: VurderingValues): VurderingValues {
  const before = JSON.parse(typed.lest) as Fields;
  const keep = <F extends VurderingField>(field: F): VurderingValues[F] =>
    typed[field] === before[field] ? saved[field] : typed[field];
  return {
    kommentar: keep('kommentar'),
    sluttdato: keep('sluttdato'),
    settPaaVent: keep('settPaaVent'),
    begrunnelse: keep('begrunnelse'),
    versjon: saved.versjon,
    lest: saved.lest,
  };
}
