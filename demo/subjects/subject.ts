import { type Kind, isCriminal } from '#demo/kinds.ts';
import type { Random } from '#demo/random.ts';
import { mattersOf } from './civil.ts';
import { lowered, raised } from './letters.ts';
import { longDescription } from './long.ts';
import { nynorskLaw } from './nynorsk.ts';
import type { Offence } from './offence.ts';
import { ORDER } from './order.ts';
import { AGAINST_PROPERTY } from './property.ts';
import { SEXUAL } from './sexual.ts';
import { withSlip } from './slips.ts';
import { SPECIAL_ACTS } from './special-acts.ts';
import { VIOLENCE } from './violence.ts';

const OFFENCES: readonly Offence[] = [
  ...VIOLENCE,
  ...SEXUAL,
  ...AGAINST_PROPERTY,
  ...ORDER,
  ...SPECIAL_ACTS,
];
/** What the courts see most of, by id: each is drawn this many times as often as the others. */
const COMMON: Readonly<Record<string, number>> = {
  narkotika: 6,
  promille: 6,
  kroppskrenkelse: 5,
  tyveri: 5,
  kroppsskade: 4,
  mishandling: 4,
  voldtekt: 4,
  bedrageri: 4,
  trusler: 4,
  fart: 3,
  vold_politi: 3,
  drap: 2,
  foererrett: 3,
};
const DRAWN = OFFENCES.flatMap((offence) =>
  Array.from({ length: COMMON[offence.id] ?? 1 }, () => offence),
);

interface About {
  readonly kind: Kind;
  readonly type: string;
  readonly nynorsk: boolean;
  /** The type of the first hearing; null without hearings. */
  readonly hearing: string | null;
}

export interface Subject {
  /** What the court's list says; null when it does not say. */
  readonly tema: string | null;
  /** Ids of what the case is about, whether the list says so or not; the main one first. */
  readonly emner: readonly string[];
  readonly offences: readonly Offence[];
  /** The court itself gives no names. */
  readonly aboutChildren: boolean;
}

/** What the case is about, in the words of its court. */
export function subjectOf(random: Random, about: About): Subject {
  const subject = isCriminal(about.type) ? criminal(random, about) : civil(random, about);
  // Some lists do not say what a case is about.
  const silent = about.kind !== 'langBeskrivelse' && random.chance(0.02);
  return { ...subject, tema: silent ? null : withSlip(random, subject.tema) };
}

function criminal(random: Random, about: About): Subject & { readonly tema: string } {
  const { kind, nynorsk, hearing } = about;
  const offence = random.pick(DRAWN);
  const base = named(random, offence, nynorsk);
  const remand = hearing === 'Fengslingsmøte';
  const first = remand ? `${random.pick(REMAND[nynorsk ? 1 : 0])} – ${lowered(base)}` : base;
  const other = random.chance(0.25) ? random.pick(DRAWN) : null;
  const offences = other && other !== offence ? [offence, other] : [offence];
  const text = offences[1] ? `${first}, og ${lowered(named(random, offences[1], nynorsk))}` : first;
  const emner = [...offences.map(({ id }) => id), ...(remand ? ['fengsling'] : [])];
  const tema =
    kind === 'langBeskrivelse' ? longDescription(random, text, { criminal: true, nynorsk }) : text;
  return { tema, emner, offences, aboutChildren: false };
}

const REMAND = [
  [
    'Fengsling',
    'Varetektsfengsling',
    'Forlengelse av varetektsfengsling',
    'Begjæring om fengsling',
    'Fengslingssak',
  ],
  ['Fengsling', 'Varetektsfengsling', 'Forlenging av varetektsfengsling', 'Krav om fengsling'],
] as const;

/** The offence as one of the many ways in which lists write it: law and name, one of them, or the other way round. */
function named(random: Random, offence: Offence, nynorsk: boolean): string {
  const often = random.chance(0.45);
  const law = often ? offence.lov[0]! : random.pick(offence.lov);
  const word = pickName(random, nynorsk ? offence.nynorsk : offence.ord, often);
  const written = nynorsk ? nynorskLaw(law) : law;
  const way = random.next();
  if (way < 0.56) return `${written} – ${word}`;
  if (way < 0.78) return raised(word);
  if (way < 0.86) return written;
  if (way < 0.93) return `${raised(word)}, ${lowered(written)}`;
  return `${raised(word)} (${lowered(written)})`;
}

/** The law's own name as often as `often` says, otherwise any. */
function pickName(random: Random, names: readonly string[], often: boolean): string {
  return often ? names[0]! : random.pick(names);
}

function civil(
  random: Random,
  { kind, type, nynorsk }: About,
): Subject & { readonly tema: string } {
  const matter = random.pick(mattersOf(type));
  const name = random.pick(nynorsk ? matter.nynorsk : matter.ord);
  const text = type === 'ASD' || type === 'SIV' ? `Anke – ${lowered(name)}` : name;
  const long = kind === 'langBeskrivelse' || kind === 'mangeParter';
  return {
    tema: long ? longDescription(random, text, { criminal: false, nynorsk }) : text,
    emner: [matter.id],
    offences: [],
    aboutChildren: matter.children ?? false,
  };
}
