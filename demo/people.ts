import { type Kind, isCriminal } from './kinds.ts';
import type { Random } from './random.ts';

const JUDGE: Readonly<Record<string, string>> = {
  tingrett: 'Tingrettsdommer',
  lagmannsrett: 'Lagdommer',
  høyesterett: 'Høyesterettsdommer',
  jordskifterett: 'Jordskiftedommer',
};

export function judge(random: Random, courtType: string): string {
  const title =
    courtType === 'tingrett' && random.chance(0.2) ? 'Dommerfullmektig' : JUDGE[courtType];
  return `${title ?? 'Dommer'} ${personName(random)}`;
}

/** Lawyers as the case page shows them, one on a line. */
export function lawyers(random: Random, count: number): string[] {
  return Array.from({ length: count }, () => `Advokat ${personName(random)}`);
}

/** The parties as a court's list gives them; many parties stand one on a line, with their role. */
export function parties(random: Random, type: string, kind: Kind, onlyPersons: boolean): string {
  if (kind === 'mangeParter') return manyParties(random);
  if (isCriminal(type)) return prosecuted(random);
  if (type === 'KON')
    return `${random.chance(0.7) ? 'Skatteetaten' : firmName(random)} mot ${firmName(random)}`;
  if (type === 'GJE') return personName(random);
  const one = () => (onlyPersons || random.chance(0.6) ? personName(random) : firmName(random));
  return random.chance(0.15) ? `${one()} og ${one()} mot ${one()}` : `${one()} mot ${one()}`;
}

function prosecuted(random: Random): string {
  const accused = Array.from({ length: random.chance(0.85) ? 1 : random.int(2, 4) }, () =>
    personName(random),
  );
  const last = accused.pop()!;
  return `Påtalemyndigheten mot ${accused.length > 0 ? `${accused.join(', ')} og ` : ''}${last}`;
}

/** More than the 1,140 characters at which the case page cuts them. */
function manyParties(random: Random): string {
  const claimants = Array.from(
    { length: random.int(45, 90) },
    () => `${personName(random)} (saksøker)`,
  );
  const defendants = Array.from(
    { length: random.int(1, 4) },
    () => `${firmName(random)} (saksøkt)`,
  );
  return [...claimants, ...defendants].join('\n');
}

/**
 * Names of no real person: a common given name, and a surname put together from two halves of place-names. They are
 * drawn by chance, not taken from a list of persons.
 */
const GIVEN: readonly (readonly string[])[] = [
  (
    'Anne Astrid Aud Berit Camilla Elin Elise Frida Gro Grete Hanne Hedda Hilde Ida Inger Ingrid Jorunn Kari ' +
    'Kristin Liv Live Mari Marit Nina Nora Oda Ragnhild Sara Silje Sigrid Solveig Synnøve Thea Tone Tuva Unni ' +
    'Vilde Åse Åshild Máret Elle'
  ).split(' '),
  (
    'Anders Arne Aslak Bjørn Bjørnar Dag Eirik Erling Even Fredrik Geir Gunnar Håkon Henrik Ivar Jonas Ken Kåre ' +
    'Lars Magnus Marius Mikkel Morten Nils Ola Olav Per Petter Rolf Rune Stian Terje Torstein Ulrik Vegard ' +
    'Yngve Øyvind Niillas Ánte'
  ).split(' '),
];
const FIRST_HALF = (
  'Aas Bakke Berge Bjørke Brei Dal Eike Elve Espe Fager Fjell Furu Gran Grøn Hagen Hav Heia Hov Kjær Kvern ' +
  'Lang Lie Lunde Lyng Mo Mos Myr Ned Nord Nygård Ravn Rogn Rød Sand Sel Skog Skår Sol Stein Strand Svart ' +
  'Sæt Tang Tved Ulv Vass Vest Vik Øver Ås'
).split(' ');
const SECOND_HALF = (
  'aker berg bråten bø dal eid elv fjord gard haug heim hol holt hus land lia lien li mark mo moen myr nes ' +
  'rud rønning seth skog slett stad sti strøm sund sveen tveit vang vatn vik voll øy ås åsen'
).split(' ');
const FIRM_WORD = (
  'Fjordbygg Havnegata Nordlys Solbakken Elvekanten Skogheim Kystfrakt Fjellvann Bryggen Granitt Tømmerdal ' +
  'Isfjord Vindkraft Rørteknikk Takservice Havbruk Sentrum Torget Lyngheim Nordvest'
).split(' ');
const FIRM_KIND = (
  'Eiendom Bygg Transport Kaffebrenneri Entreprenør Holding Renhold Maskin Fisk Drift Consulting Fasade ' +
  'Restaurant Invest Marine Elektro'
).split(' ');

function surname(random: Random): string {
  const first = random.pick(FIRST_HALF);
  const second = random.pick(SECOND_HALF);
  return first.endsWith(second) ? first : first + second;
}

function personName(random: Random): string {
  const given = random.pick(GIVEN);
  const first = random.pick(given);
  const second = random.pick(given);
  const middle = random.chance(0.25) && second !== first ? ` ${second}` : '';
  const double = random.chance(0.06) ? `-${surname(random)}` : '';
  return `${first}${middle} ${surname(random)}${double}`;
}

function firmName(random: Random): string {
  const form = random.chance(0.9) ? 'AS' : 'ASA';
  return `${random.pick(FIRM_WORD)} ${random.pick(FIRM_KIND)} ${form}`;
}
