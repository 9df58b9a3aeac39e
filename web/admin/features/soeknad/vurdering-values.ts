import type { Review, SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { STATUS } from '#domain/soeknad.ts';

/** The fields. A type, not an interface, because drafts are records with any field names. */
type Fields = {
  /** A comment that is not saved yet. */
  readonly kommentar: string;
  /** '' when there is none. */
  readonly sluttdato: string;
  readonly settPaaVent: boolean;
  /** Ids of the reasons that are ticked, with commas between them. */
  readonly grunner: string;
  readonly begrunnelse: string;
  /** Why it can be approved although the employer has not confirmed it. */
  readonly utenBekreftelse: string;
};
export type VurderingField = keyof Fields;

/** The values of the review form. */
export type VurderingValues = Fields & {
  /** The version of the application that the fields were filled in for; a draft keeps it. */
  readonly versjon: string;
  /** The fields as they were in that version, as JSON. A field that differs from it was typed. */
  readonly lest: string;
  /** The last comment that was there. */
  readonly siste: string;
};

/** The fields as they were read. */
export const fieldsRead = ({ lest }: VurderingValues) => JSON.parse(lest) as Fields;

/** The initial values: what was saved, and the template of the reason for a rejection. */
export function valuesOf(soeknad: SoeknadDetaljer): VurderingValues {
  const fields: Fields = {
    kommentar: '',
    sluttdato: soeknad.sluttdato ?? '',
    settPaaVent: soeknad.status === STATUS.paaVent,
    grunner: '',
    begrunnelse: soeknad.avslagSoeknadMal,
    utenBekreftelse: '',
  };
  return {
    ...fields,
    versjon: String(soeknad.versjon),
    lest: JSON.stringify(fields),
    siste: String(soeknad.samtale.at(-1)?.id ?? 0),
  };
}

export const grunnerOf = ({ grunner }: Pick<Fields, 'grunner'>): number[] =>
  grunner === '' ? [] : grunner.split(',').map(Number);

/** What is sent with each action. */
export function reviewOf(values: VurderingValues): Review {
  const { kommentar, sluttdato, settPaaVent, versjon } = values;
  return {
    kommentar: kommentar.trim() || null,
    sluttdato: sluttdato || null,
    settPaaVent,
    versjon: Number(versjon),
  };
}

/** Keeps the fields that were typed, and takes the others from what somebody else has saved. */
export function mergeTyped(typed: VurderingValues, saved: VurderingValues): VurderingValues {
  const before = fieldsRead(typed);
  const keep = <F extends VurderingField>(field: F): VurderingValues[F] =>
    typed[field] === before[field] ? saved[field] : typed[field];
  return {
    kommentar: keep('kommentar'),
    sluttdato: keep('sluttdato'),
    settPaaVent: keep('settPaaVent'),
    grunner: keep('grunner'),
    begrunnelse: keep('begrunnelse'),
    utenBekreftelse: keep('utenBekreftelse'),
    versjon: saved.versjon,
    lest: saved.lest,
    siste: saved.siste,
  };
}

const TYPED = ['kommentar', 'utenBekreftelse', 'begrunnelse'] as const;
export type TypedField = (typeof TYPED)[number];

/** Of a draft that was kept, the texts that were typed in it; empty ones are left out. */
export function typedTexts(kept: unknown): readonly (readonly [TypedField, string])[] {
  const { lest, ...values } = Object(kept) as Partial<VurderingValues>;
  if (typeof lest !== 'string') return [];
  const before = JSON.parse(lest) as Fields;
  return TYPED.flatMap((field) => {
    const text = values[field];
    return typeof text === 'string' && text.trim() !== '' && text !== before[field]
      ? [[field, text] as const]
      : [];
  });
}
