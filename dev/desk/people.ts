import type { Soeknad } from '#contract/soeknad.ts';
import { personName } from '#demo/names.ts';
import { type Random, randomFor } from '#demo/random.ts';
import { NORGE } from '#domain/land.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { addressAt, type Newsroom, newsrooms, pickNewsroom } from './newsrooms.ts';

/** An invented applicant or user, whom one can't sign in as. */
export interface DeskPerson {
  readonly fornavn: string;
  readonly etternavn: string;
  readonly pid: string;
  readonly soeknad: Soeknad;
}

const POSITIONS = [
  ...['Journalist', 'Journalist', 'Journalist', 'Rettsreporter', 'Krimreporter'],
  ...['Nyhetsjournalist', 'Gravejournalist', 'Fotojournalist', 'Kommentator', 'Programleder'],
] as const;
const REASONS = [
  'Dekker krim og rettsstoff, og trenger berammingslistene for å planlegge uken.',
  'Følger sakene i tingretten for avisen, og lager en fast rettsspalte.',
  'Jobber med en serie om vold i nære relasjoner og trenger dommer og tiltaler.',
  'Skal dekke en større straffesak over flere uker, og vil følge med på endringer i berammingen.',
  'Vi er to på desken som dekker rettsstoff. Min kollega har tilgang fra før.',
  'Dekker økonomi og konkurser, og leser avgjørelser fra hele landet.',
  'Lager en podkast om rettssaker, og trenger innsyn i tiltaler og avgjørelser.',
] as const;

/** Of how many one is a freelancer. */
const FREELANCERS = 6;

/** Generates people with unique names, numbers and e-mail addresses. */
export function peopleMaker(seed: number, courts: readonly string[]): () => DeskPerson {
  const rooms = newsrooms(seed);
  const taken = new Set<string>();
  let nr = 0;
  const draw = (): DeskPerson => {
    nr += 1;
    return person(randomFor(seed, 1000 + nr), { nr, rooms, courts });
  };
  return () => {
    for (;;) {
      const made = draw();
      const keys = [`${made.fornavn} ${made.etternavn}`, made.pid, made.soeknad.epost];
      if (keys.some((key) => taken.has(key))) continue;
      for (const key of keys) taken.add(key);
      return made;
    }
  };
}

interface From {
  readonly nr: number;
  readonly rooms: readonly Newsroom[];
  readonly courts: readonly string[];
}

function person(random: Random, { nr, rooms, courts }: From): DeskPerson {
  const name = personName(random);
  const space = name.lastIndexOf(' ');
  const room = pickNewsroom(random, rooms, nr);
  const isFreelancer = nr % FREELANCERS === 0;
  const own = { domene: 'frilans.example' };
  const soeknad: Soeknad = {
    stilling: isFreelancer ? 'Frilansjournalist' : random.pick(POSITIONS),
    redaksjon: isFreelancer ? 'Frilanser' : room.navn,
    epost: addressAt(isFreelancer ? own : room, name),
    telefonLand: NORGE,
    telefon: telephone(nr),
    jobberSomFrilanser: isFreelancer,
    foretrukketDomstolId:
      courts.length > 0 && random.chance(0.4) ? random.pick(courts) : ALL_COURTS,
    kontaktpersonArbeidsgiver: room.kontaktperson,
    kontaktpersonStilling: room.kontaktpersonStilling,
    kontaktpersonOrganisasjon: room.navn,
    kontaktpersonEpost: addressAt(room, room.kontaktperson),
    begrunnelse: random.pick(REASONS),
    akseptertVaerVarsomPlakaten: true,
    akseptererPersonvaernVilkar: true,
  };
  return {
    ...{ fornavn: name.slice(0, space), etternavn: name.slice(space + 1) },
    ...{ pid: syntheticPid(random), soeknad },
  };
}

/** No number with eight digits begins with 1: it is nobody's. */
function telephone(nr: number): string {
  return `1${String((nr * 7_654_321) % 10_000_000).padStart(7, '0')}`;
}

const FIRST_WEIGHTS = [3, 7, 6, 1, 8, 9, 4, 5, 2];
const SECOND_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** An identity number of Skatteetaten's series for test persons (month + 80), with its control digits. */
export function syntheticPid(random: Random): string {
  for (;;) {
    const two = (number: number) => String(number).padStart(2, '0');
    const born = `${two(random.int(1, 28))}${two(80 + random.int(1, 12))}${two(random.int(60, 99))}`;
    const nine = `${born}${String(random.int(0, 499)).padStart(3, '0')}`;
    const first = controlDigit(nine, FIRST_WEIGHTS);
    const second = controlDigit(`${nine}${first}`, SECOND_WEIGHTS);
    if (first < 10 && second < 10) return `${nine}${first}${second}`;
  }
}

/** 10: there is no such number. */
function controlDigit(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return (11 - (sum % 11)) % 11;
}
