import type { Random } from '#demo/random.ts';
import { raised } from './letters.ts';

/** How many of a hundred cases a court writes in nynorsk; courts that are missing write bokmål. */
const NYNORSK: Readonly<Record<string, number>> = {
  TSFJ: 97,
  THVO: 90,
  TSUN: 80,
  TNRO: 45,
  THRD: 40,
  THSU: 35,
  LG: 25,
  TOTE: 25,
  TVVA: 20,
  TGUD: 20,
  TRHA: 10,
  LF: 5,
};

export function isNynorsk(random: Random, courtId: string): boolean {
  return random.chance((NYNORSK[courtId] ?? 0) / 100);
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/regnskapsloven/gi, 'rekneskapslova'],
  [/naturmangfoldloven/gi, 'naturmangfaldlova'],
  [/vareførselsloven/gi, 'vareførselslova'],
  [/legemiddelloven/gi, 'legemiddellova'],
  [/innlandsfiskloven/gi, 'innlandsfisklova'],
  [/skiltforskriften/gi, 'skiltforskrifta'],
  [/veitrafikk/gi, 'vegtrafikk'],
  [/loven\b/g, 'lova'],
  [/annet ledd/g, 'andre ledd'],
];

/** A reference to the law, in nynorsk. */
export function nynorskLaw(law: string): string {
  const text = WORDS.reduce((written, [from, to]) => written.replace(from, to), law);
  return /^[A-ZÆØÅ]/.test(law) ? raised(text) : text;
}
