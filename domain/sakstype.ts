/** The case-type codes in a case number and what the courts call them. */
export const SAKSTYPER = {
  MED: 'Meddomsrettssak',
  ENE: 'Enedommersak',
  TVI: 'Tvistesak',
  TVA: 'Tvangssak',
  KON: 'Konkurssak',
  GJE: 'Gjeldsordningssak',
  SKJ: 'Skjønnssak',
  AST: 'Ankesak, straff',
  ASD: 'Ankesak, sivil',
} as const;
export type SakstypeKode = keyof typeof SAKSTYPER;

export function isSakstypeKode(code: string): code is SakstypeKode {
  return Object.hasOwn(SAKSTYPER, code);
}
