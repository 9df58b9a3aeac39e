import type { NoticeLine } from '#contract/notices.ts';
import { ENDRING_SLAG, GRUPPER } from '#domain/endring-slag.ts';

/** What the list can be narrowed to. */
export const TYPES = [
  { id: 'alle', label: 'Alle typer' },
  { id: 'treff', label: 'Treff i lagrede søk' },
  ...(Object.keys(GRUPPER) as Gruppe[]).map((id) => ({ id, label: GRUPPER[id] })),
] as const;
type Gruppe = keyof typeof GRUPPER;
export type Type = (typeof TYPES)[number]['id'];

/** A type that an address names. */
export const typeNamed = (name: string | null): Type =>
  TYPES.find(({ id }) => id === name)?.id ?? 'alle';

const typeOf = (linje: NoticeLine): Type =>
  linje.slag === 'treff' ? 'treff' : ENDRING_SLAG[linje.endring.slag].gruppe;

export const ofType = (linjer: readonly NoticeLine[], type: Type): readonly NoticeLine[] =>
  type === 'alle' ? linjer : linjer.filter((linje) => typeOf(linje) === type);
