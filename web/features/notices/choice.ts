import type { NoticeLine } from '#contract/notices.ts';

/** What the list can be narrowed to. */
export const TYPES = [
  { id: 'alle', label: 'Alle typer' },
  { id: 'treff', label: 'Treff i lagrede søk' },
  { id: 'moeter', label: 'Rettsmøter' },
  { id: 'dokumenter', label: 'Tiltaler og avgjørelser' },
  { id: 'begrensninger', label: 'Begrensninger' },
  { id: 'annet', label: 'Andre endringer' },
] as const;
export type Type = (typeof TYPES)[number]['id'];

/** A type that an address names. */
export const typeNamed = (name: string | null): Type =>
  TYPES.find(({ id }) => id === name)?.id ?? 'alle';

type Slag = Extract<NoticeLine, { slag: 'endring' }>['endring']['slag'];
const TYPE_OF: Readonly<Record<Slag, Type>> = {
  flyttet: 'moeter',
  lagtTil: 'moeter',
  avlyst: 'moeter',
  sal: 'moeter',
  tiltale: 'dokumenter',
  avgjorelse: 'dokumenter',
  begrensning: 'begrensninger',
  begrensningOpphevet: 'begrensninger',
  dommer: 'annet',
  tema: 'annet',
};

const typeOf = (linje: NoticeLine): Type =>
  linje.slag === 'treff' ? 'treff' : TYPE_OF[linje.endring.slag];

export const ofType = (linjer: readonly NoticeLine[], type: Type): readonly NoticeLine[] =>
  type === 'alle' ? linjer : linjer.filter((linje) => typeOf(linje) === type);
