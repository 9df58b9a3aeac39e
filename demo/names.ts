import type { Random } from './random.ts';

/**
 * Names of no real person: a common given name, and a surname put together from two halves of place-names. They are
 * drawn by chance, not taken from a list of persons.
 */
const GIVEN: readonly (readonly string[])[] = [
  (
    'Anne Astrid Aud Berit Bjørg Camilla Elin Elise Frida Gro Grete Hanne Hedda Hilde Ida Inger Ingrid Jorunn Kari ' +
    'Kjersti Kristin Liv Live Mari Marit Mette Nina Nora Oda Ragnhild Randi Sara Silje Sigrid Solveig ' +
    'Synnøve Thea Tone Turid Tuva Unni Vilde Åse Aase Åshild Aina Gølin Sølvi'
  ).split(' '),
  (
    'Anders Arne Aslak Bjørn Bjørnar Dag Eirik Erling Even Fredrik Geir Gunnar Håkon Haakon Henrik Ivar Jonas Jørgen ' +
    'Ken Kåre Lars Magnus Marius Mikkel Morten Nils Ola Olav Pål Per Petter Rolf Rune Sindre Sjur Stian Terje ' +
    'Torstein Trygve Ulrik Vegard Yngve Øystein Øyvind Åge Aage Åsmund'
  ).split(' '),
];
const SAMI: readonly (readonly string[])[] = [
  'Máret Elle Biret Láilá Risten Inga Sárá Ánne Káren Čuvvá Iŋgá Rávdná'.split(' '),
  'Niillas Ánte Jovnna Áilu Máhtte Mihkkal Ásllat Piera Juhán Biehtár Sámmol Lásse'.split(' '),
];
const FIRST_HALF = (
  'Aas Bakke Berge Bjørke Brei Dal Eike Elve Espe Fager Fjell Furu Gran Grøn Hagen Hav Heia Hov Kjær Kvern ' +
  'Lang Lie Lunde Lyng Mo Mos Myr Ned Nord Nygård Ravn Rogn Rød Sand Sel Skog Skår Sol Stein Strand Svart ' +
  'Sæt Tang Tved Ulv Vass Vest Vik Øver Ås Aur Bø Gjær Hær Kråk Løv Mæl Nær Sjå Tjær Øst'
).split(' ');
const SECOND_HALF = (
  'aker berg bråten bø dal eid elv fjord gard haug heim hol holt hus land lia lien li mark mo moen myr nes ' +
  'rud rønning seth skog slett stad sti strøm sund sveen tveit vang vatn vik voll øy ås åsen'
).split(' ');
const SAMI_FIRST_HALF =
  'Beaska Čáhce Duottar Geađge Guolle Johka Jávre Luossa Muorra Njárga Sáiva Vuovde'.split(' ');
const SAMI_SECOND_HALF = 'johka jávri láhku luohkká njárga vággi várri vuotna'.split(' ');
const FIRM_WORD = (
  'Fjordbygg Havnegata Nordlys Solbakken Elvekanten Skogheim Kystfrakt Fjellvann Bryggen Granitt Tømmerdal ' +
  'Isfjord Vindkraft Rørteknikk Takservice Havbruk Sentrum Torget Lyngheim Nordvest Sjøgata Ærfugl Kråkøy'
).split(' ');
const FIRM_KIND = (
  'Eiendom Bygg Transport Kaffebrenneri Entreprenør Holding Renhold Maskin Fisk Drift Consulting Fasade ' +
  'Restaurant Invest Marine Elektro Rør Bilsenter'
).split(' ');

function surname(random: Random): string {
  const first = random.pick(FIRST_HALF);
  const second = random.pick(SECOND_HALF);
  return first.toLowerCase().endsWith(second) ? first : first + second;
}

/** A person of some language, with one given name or two, an initial, or a double surname. */
export function personName(random: Random): string {
  const sami = random.chance(0.04);
  const given = random.pick(sami ? SAMI : GIVEN);
  const first = random.pick(given);
  const second = random.pick(given);
  const last = sami ? samiSurname(random) : surname(random);
  const double = random.chance(0.06) ? `-${surname(random)}` : '';
  return `${givenNames(random, first, second)} ${last}${double}`;
}

function givenNames(random: Random, first: string, second: string): string {
  const way = random.next();
  if (second === first || way < 0.66) return first;
  if (way < 0.86) return `${first} ${second}`;
  if (way < 0.94) return `${first} ${second.charAt(0)}.`;
  return way < 0.99 ? `${first}-${second}` : `${first.charAt(0)}.${second.charAt(0)}.`;
}

function samiSurname(random: Random): string {
  return random.pick(SAMI_FIRST_HALF) + random.pick(SAMI_SECOND_HALF);
}

export function firmName(random: Random): string {
  const form = random.chance(0.9) ? 'AS' : 'ASA';
  return `${random.pick(FIRM_WORD)} ${random.pick(FIRM_KIND)} ${form}`;
}

/** Whether `personName` can make the name: a real person's surname is hardly one of these. */
export function isMadeUp(name: string): boolean {
  const surnames = name.split(' ').at(-1)!.split('-');
  return surnames.every(
    (one) =>
      isPutTogether(one, FIRST_HALF, SECOND_HALF) ||
      isPutTogether(one, SAMI_FIRST_HALF, SAMI_SECOND_HALF),
  );
}

function isPutTogether(
  surname: string,
  first: readonly string[],
  second: readonly string[],
): boolean {
  return first.some((one) => surname === one || second.some((other) => surname === one + other));
}
