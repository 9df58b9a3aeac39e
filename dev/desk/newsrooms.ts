import { personName } from '#demo/names.ts';
import { type Random, randomFor } from '#demo/random.ts';

/** An invented newsroom, with the contact person who answers for its applicants. */
export interface Newsroom {
  readonly navn: string;
  /** Of its e-mail addresses: nobody can have one below .example. */
  readonly domene: string;
  readonly kontaktperson: string;
  readonly kontaktpersonStilling: string;
}

const NAMES: readonly (readonly [navn: string, domene: string])[] = [
  ['Fjordavisa', 'fjordavisa'],
  ['Kråkøyposten', 'kraakoeyposten'],
  ['Tømmerdal Tidende', 'tommerdal-tidende'],
  ['Lyngheibladet', 'lyngheibladet'],
  ['Sjøgata Nyheter', 'sjogata-nyheter'],
  ['Ærfugl Radio', 'aerfugl-radio'],
  ['Kanal Kveldsvind', 'kanal-kveldsvind'],
  ['Rimfrost Magasin', 'rimfrost-magasin'],
  ['Nyhetsbyrået Vindkast', 'vindkast-nyhetsbyra'],
  ['Solvarden', 'solvarden'],
  ['Myrull Podkast', 'myrull-podkast'],
  ['Halvøya Folkeblad', 'halvoya-folkeblad'],
];

const TITLES = ['Nyhetsredaktør', 'Ansvarlig redaktør', 'Reportasjeleder', 'Vaktsjef'] as const;

/** The twelve newsrooms; the same for the same seed. */
export function newsrooms(seed: number): readonly Newsroom[] {
  return NAMES.map(([navn, domene], nr) => {
    const random = randomFor(seed, nr);
    return {
      navn,
      domene: `${domene}.example`,
      kontaktperson: personName(random),
      kontaktpersonStilling: random.pick(TITLES),
    };
  });
}

/** 'anne.fjellhaug@fjordavisa.example'. */
export function addressAt({ domene }: Pick<Newsroom, 'domene'>, name: string): string {
  return `${addressName(name)}@${domene}`;
}

const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa', đ: 'd', ŋ: 'n' };

function addressName(name: string): string {
  const plain = name
    .toLocaleLowerCase('nb')
    .replace(/[æøåđŋ]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replace(/[^a-z .-]/g, '');
  const words = plain.split(/[ .]+/).filter(Boolean);
  return `${words[0]}.${words.at(-1)}`;
}

/** A newsroom for the person of this number: everyone has some, and the first have more than the last. */
export function pickNewsroom(random: Random, all: readonly Newsroom[], nr: number): Newsroom {
  const last = all.length - 1;
  const most = Math.min(random.int(0, last), random.int(0, last));
  return all[nr % 2 === 0 ? most : Math.floor(nr / 2) % all.length]!;
}
