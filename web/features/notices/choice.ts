import type { NoticeLine } from '#contract/notices.ts';
import { ENDRING_SLAG, GRUPPER } from '#domain/endring-slag.ts';
import { t } from './texts.tsx';

type Gruppe = keyof typeof GRUPPER;
type Type = 'alle' | 'treff' | Gruppe;

/** What the list can be narrowed to. */
export const typeOptions = (): readonly { readonly id: Type; readonly label: string }[] => [
  { id: 'alle', label: t.allTypes },
  { id: 'treff', label: t.hits },
  ...(Object.keys(GRUPPER) as Gruppe[]).map((id) => ({ id, label: GRUPPER[id] })),
];

/** A type that an address names. */
export const typeNamed = (name: string | null): Type =>
  typeOptions().find(({ id }) => id === name)?.id ?? 'alle';

const typeOf = (linje: NoticeLine): Type =>
  linje.slag === 'treff' ? 'treff' : ENDRING_SLAG[linje.endring.slag].gruppe;

export const ofType = (linjer: readonly NoticeLine[], type: Type): readonly NoticeLine[] =>
  type === 'alle' ? linjer : linjer.filter((linje) => typeOf(linje) === type);
