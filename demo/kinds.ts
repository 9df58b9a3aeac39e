import type { Random } from './random.ts';

/** What makes a case worth seeing. Each kind comes in every PERIOD cases, so that few cases show every state. */
export type Kind =
  | 'vanlig'
  | 'langBeskrivelse'
  | 'mangeParter'
  | 'utenMoeter'
  | 'sakApi'
  | 'anonymisert'
  | 'mangeDager'
  | 'utloept'
  | 'nyligDom'
  | 'tiltaleUtenMoete'
  | 'langtFrem';

const PERIOD = 40;
const SHOWN: readonly Kind[] = [
  'langBeskrivelse',
  'mangeParter',
  'utenMoeter',
  'sakApi',
  'anonymisert',
  'anonymisert',
  'mangeDager',
  'utloept',
  'nyligDom',
  'tiltaleUtenMoete',
  'langtFrem',
];

export function kindOf(index: number): Kind {
  return SHOWN[index % PERIOD] ?? 'vanlig';
}

/** Days from the setting's day to the first hearing: mostly within two months before or after. */
export function firstHearingOffset(random: Random, kind: Kind): number {
  if (kind === 'langtFrem') return random.int(180, 715);
  if (kind === 'utloept') return -random.int(100, 180);
  if (kind === 'nyligDom') return -random.int(15, 60);
  if (random.chance(0.08)) return random.int(60, 240);
  return Math.round((random.next() + random.next() - 1) * 75);
}

/** Weights of the case types by kind of court. */
const TYPES: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  tingrett: [
    ['MED', 30],
    ['ENE', 30],
    ['TVI', 25],
    ['TVA', 6],
    ['KON', 6],
    ['GJE', 2],
    ['SKJ', 1],
    ['DFA', 1],
    ['SAM', 1],
    ['DOM', 0.5],
    ['TSP', 0.5],
    ['FOR', 0.3],
  ],
  lagmannsrett: [
    ['AST', 60],
    ['ASD', 40],
    ['ASK', 1],
  ],
  høyesterett: [
    ['STR', 50],
    ['SIV', 50],
  ],
  jordskifterett: [['SKJ', 1]],
};

export function caseType(random: Random, courtType: string, kind: Kind): string {
  const all = TYPES[courtType] ?? TYPES['tingrett']!;
  const fitting = all.filter(([type]) => fits(kind, type));
  const weights = fitting.length > 0 ? fitting : all;
  let left = random.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.find(([, weight]) => (left -= weight) < 0)?.[0] ?? weights[0]![0];
}

const CRIMINAL_TYPES: ReadonlySet<string> = new Set(['MED', 'ENE', 'AST', 'STR']);

export function isCriminal(type: string): boolean {
  return CRIMINAL_TYPES.has(type);
}

const CRIMINAL_KINDS: ReadonlySet<Kind> = new Set([
  'utloept',
  'nyligDom',
  'tiltaleUtenMoete',
  'mangeDager',
]);

function fits(kind: Kind, type: string): boolean {
  if (kind === 'mangeParter') return ['TVI', 'ASD', 'SIV', 'SKJ'].includes(type);
  return !CRIMINAL_KINDS.has(kind) || isCriminal(type);
}
