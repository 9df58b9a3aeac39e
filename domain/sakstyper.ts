import { parseSaksnummer, type Sak } from './sak.ts';
import { type Both, texts } from './texts.ts';

/** The case-type codes in case numbers whose meaning is certain, and the names by which they are indexed and searched. */
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
  STR: 'Straffesak i Høyesterett',
  SIV: 'Sivil sak i Høyesterett',
} as const;
export type SakstypeKode = keyof typeof SAKSTYPER;

/** What readers call them. */
export const SAKSTYPE_NAVN = texts({
  MED: { nb: SAKSTYPER.MED, nn: 'Meddomsrettssak' },
  ENE: { nb: SAKSTYPER.ENE, nn: 'Einedommarsak' },
  TVI: { nb: SAKSTYPER.TVI, nn: 'Tvistesak' },
  TVA: { nb: SAKSTYPER.TVA, nn: 'Tvangssak' },
  KON: { nb: SAKSTYPER.KON, nn: 'Konkurssak' },
  GJE: { nb: SAKSTYPER.GJE, nn: 'Gjeldsordningssak' },
  SKJ: { nb: SAKSTYPER.SKJ, nn: 'Skjønssak' },
  AST: { nb: SAKSTYPER.AST, nn: 'Ankesak, straff' },
  ASD: { nb: SAKSTYPER.ASD, nn: 'Ankesak, sivil' },
  STR: { nb: SAKSTYPER.STR, nn: 'Straffesak i Høgsterett' },
  SIV: { nb: SAKSTYPER.SIV, nn: 'Sivil sak i Høgsterett' },
} satisfies Record<SakstypeKode, Both>);

export function isSakstypeKode(code: string): code is SakstypeKode {
  return Object.hasOwn(SAKSTYPER, code);
}

/** The type as readers are shown it: what the court says, or else what its number says, at least the code; null for a number without one. */
export function sakstypeVist({ sakstype, saksnummer }: Pick<Sak, 'sakstype' | 'saksnummer'>) {
  const code = parseSaksnummer(saksnummer)?.type ?? null;
  return sakstype ?? (code && isSakstypeKode(code) ? SAKSTYPE_NAVN[code] : code);
}

/** Codes that occur in case numbers, but are not explained in any source that we have. */
const OTHER_CODES = new Set(['SAM', 'DFA', 'DOM', 'TSP', 'FOR', 'ASK']);

/** Whether the code, in capitals, is known to occur as the type in case numbers. */
export function isKnownTypeCode(code: string): boolean {
  return isSakstypeKode(code) || OTHER_CODES.has(code);
}
