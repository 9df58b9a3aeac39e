import { allFakers } from '@faker-js/faker';
import { EVERYDAY, OPENERS } from '#domain/names/ordinary-words.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';

export interface Person {
  readonly first: string;
  readonly last: string;
  /** As it stands among the parties. */
  readonly whole: string;
}

/** A generator of persons of every locale that the library has, and of those that it lacks. */
export class Names {
  private readonly random: () => number;
  private readonly locales = Object.entries(allFakers).filter(
    ([id]) => !/base|BORK|ocker/.test(id),
  );

  constructor(seed: number) {
    this.random = seededRandom(seed);
    for (const [, faker] of this.locales) faker.seed(seed);
  }

  /** How many locales and lists there are. */
  get kinds(): number {
    return this.locales.length + LISTS.length;
  }

  next(): Person {
    const at = this.below(this.kinds);
    const list = LISTS[at - this.locales.length];
    if (list) return inOrder(this.pick(list.first), this.pick(list.last));
    const [id, { person }] = this.locales[at]!;
    const first =
      this.below(5) === 0 ? `${person.firstName()} ${person.firstName()}` : person.firstName();
    const last = person.lastName();
    // Written without a blank, and the surname first.
    if (/^(?:zh|ko|ja)/.test(id))
      return { first, last, whole: `${last}${first}`.replaceAll(' ', '') };
    return id === 'vi' || id === 'hu'
      ? { first, last, whole: `${last} ${first}` }
      : inOrder(first, last);
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!;
  }
}

const inOrder = (first: string, last: string): Person =>
  first === '' ? { first: last, last, whole: last } : { first, last, whole: `${first} ${last}` };

const words = (text: string) => text.trim().split(/\s+/);
interface List {
  readonly first: readonly string[];
  readonly last: readonly string[];
}
/** Put together of words that are in use each; together they are nobody. */
const LISTS: readonly List[] = [
  // Somali
  {
    first: words('Cabdi Xaawo Faadumo Maxamed Cali Sahra Warsame Ayaan Liibaan Hodan'),
    last: words('Xuseen Cismaan Jaamac Nuur Faarax Guuleed Xirsi Cabdulle Aadan Geeddi'),
  },
  // Sámi
  {
    first: words('Áile Máret Niillas Ánte Juhán Sárá Biehtár Elle Ráste Iŋgá'),
    last: words('Đorraš Sáráváhki Čáhcejohka Ŋuorravuotna Guolleláhku Ŧuovva Njárgavárri'),
  },
  // Icelandic patronymics
  {
    first: words('Guðrún Þór Ægir Sigríður Björk Jón Ólöf Ásdís Hrafn'),
    last: words('Þórsdóttir Guðmundsson Ægisson Sigurðardóttir Hrafnsson Björnsdóttir Bárðarson'),
  },
  // Tamil
  {
    first: words('செல்வி முருகன் கவிதா அருள் மீனா'),
    last: words('இராமசாமி சுந்தரம் கிருஷ்ணன் வேலுப்பிள்ளை'),
  },
  // Vietnamese, where each word is short
  {
    first: ['Anh Van', 'Thị Hà', 'Đức', 'Bao Le', 'Mỹ', 'Ngọc An'],
    last: words('Le Van Đỗ Võ Nguyễn Bùi Ngô Lý Hồ'),
  },
  // Kurdish
  {
    first: words('Şêrko Rojîn Azad Zîlan Çiya Nûjîn'),
    last: words('Bazirgan Şêxmûs Ciwan Îbrahîmxan Karwan'),
  },
  // Arabic and Persian in Latin letters
  {
    first: ['Abd al-Karim', 'Mohammad', 'Umm', 'Ibn', 'Zahra', 'Nour El-Din'],
    last: words('Al-Rashid El-Masri bin-Zayedi Alrashid Abu-Salem Khoshravan'),
  },
  // With signs
  {
    first: words('Seán Siân Anne-Lise Jean-Luc D’Arcy Marie-Ève'),
    last: words(
      "O'Brien D’Angelo L'Écuyer Lie-Hansen McDonald Müller MacNeill N'Diaye Zkrøgh-Åsmyr",
    ),
  },
  {
    first: ['Jan', 'Maria', 'Pieter'],
    last: ['van der Myrlid', 'de la Zkruz', 'von Zkrügel', 'dos Zkrantos'],
  },
  // Names that are words of Norwegian
  {
    first: words('Bo Even Liv Dag Une Nav Andre Rett Per Sol Stein Storm Love Rose Mai August'),
    last: words('Dom Rett Vold Lie Strand Berg Vik Dal Bakke Haug Sak Ran Skog Sand Vestre Myhre'),
  },
  // One word
  {
    first: [''],
    last: words(
      'Sukarnowati Suhartini Zkrobbe Wulandarijaya Htway Mingyurdorje Tenzinla Andre Even Liv Rett',
    ),
  },
  // Public words as names
  {
    first: words('Une Nav Udi Andre'),
    last: words('Zkrobbestad Zkrsingh Zkroppsund Zkringstadmoen'),
  },
];

/** What stands beside a name: bodies, firms and roles. */
export const OTHERS = [
  ...[
    'Påtalemyndigheten',
    'Staten v/Finansdepartementet',
    'Oslo kommune',
    'Nordre Follo kommune',
    'Staten',
  ],
  ...[
    'Arbeids- og velferdsetaten',
    'NAV',
    'UNE',
    'Møre og Romsdal politidistrikt',
    'Skatteetaten',
    'Utlendingsnemnda',
  ],
  ...[
    'Statens vegvesen',
    'Namsfogden i Oslo',
    'barneverntjenesten i Bergen',
    'Fjordbygg AS',
    'Riksadvokaten',
  ],
  ...[
    'Staten v/Justis- og beredskapsdepartementet',
    'A',
    'Tiltalte',
    'Vestfold fylkeskommune',
    'Skattekontoret',
  ],
] as const;

const BETWEEN = [
  ...[
    ' mot ',
    ' og ',
    ' & ',
    ' vs. ',
    ' vs ',
    ' contra ',
    ' + ',
    '  ',
    ' - ',
    ' – ',
    '—',
    '–',
    '/',
    ' / ',
    '\n',
    ', ',
    '; ',
    ';',
    ': ',
  ],
  ...[' v/', ' v/ ', ' ved ', ' samt ', ' eller ', ' MOT ', ' c/o ', ' | ', '\t', ' • '],
] as const;

const AROUND: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name,
  (name) => `Tiltalte ${name}`,
  (name) => `saksøker ${name}`,
  (name) => `${name} (saksøkt)`,
  (name) => `1. ${name} (f. 1980)`,
  (name) => `${name} ansatt i Nav`,
  (name) => `Advokat ${name}`,
  (name) => `${name} m.fl.`,
];

/** The text of the parties with these names in it. */
export function partiesOf(names: Names, persons: readonly Person[]): string {
  const list = persons
    .map(({ whole }) => names.pick(AROUND)(whole))
    .join(names.pick([' og ', ', ', '\n', '; ', ' & ']));
  const between = names.pick(BETWEEN);
  const other = names.pick(OTHERS);
  const text = names.below(3) === 0 ? `${list}${between}${other}` : `${other}${between}${list}`;
  const style = names.below(8);
  if (style === 0) return text.toLocaleUpperCase('nb');
  return style === 1 ? text.toLocaleLowerCase('nb') : text;
}

const isLatin = (text: string) => /^[\p{Script=Latin}\P{L}]+$/u.test(text);
const APART: Readonly<Record<string, string>> = {
  ...{
    ø: 'o',
    æ: 'ae',
    œ: 'oe',
    ß: 'ss',
    þ: 'th',
    đ: 'd',
    ð: 'd',
    ı: 'i',
    ł: 'l',
    ŋ: 'n',
    ŧ: 't',
    ə: 'e',
    ħ: 'h',
  },
};
/** Without accents, as programs that know only English write it. */
export function plain(text: string): string {
  if (!isLatin(text)) return text;
  return [...text.normalize('NFD').replace(/\p{M}/gu, '')]
    .map((one) => {
      const bare = APART[one.toLowerCase()];
      if (bare === undefined) return one;
      return one === one.toLowerCase() ? bare : bare.charAt(0).toUpperCase() + bare.slice(1);
    })
    .join('');
}
const UMLAUTS: Readonly<Record<string, string>> = {
  ü: 'ue',
  ö: 'oe',
  ä: 'ae',
  å: 'aa',
  ø: 'oe',
  Ü: 'Ue',
  Ö: 'Oe',
  Ä: 'Ae',
  Å: 'Aa',
  Ø: 'Oe',
};
const writtenOut = (text: string) =>
  [...text.normalize('NFC')].map((one) => UMLAUTS[one] ?? one).join('');
const squeezed = (text: string) => text.replace(/['’-]/g, '');

/** A word of Norwegian as well: alone it is the name only where a capital inside a sentence says so. */
export const isAlsoWord = (name: string) =>
  name
    .toLocaleLowerCase('nb')
    .split(/[^\p{L}\p{M}]+/u)
    .some(
      (word) =>
        OPENERS.has(word) ||
        EVERYDAY.has(word) ||
        OPENERS.has(plain(word)) ||
        EVERYDAY.has(plain(word)),
    );

export interface Spelling {
  readonly text: string;
  /** It begins no sentence: there it is the word. */
  readonly isInside: boolean;
}

/** The ways in which a text writes a person. */
export function spellings({ first, last, whole }: Person): Spelling[] {
  const inWhole = [
    whole,
    whole.toLocaleUpperCase('nb'),
    whole.toLocaleLowerCase('nb'),
    plain(whole),
    writtenOut(whole),
    squeezed(whole),
  ];
  const isWritten = whole.includes(' ');
  if (isWritten) inWhole.push(`${last}, ${first}`);
  if (isWritten && isLatin(first)) inWhole.push(`${[...first][0]!}. ${last}s`);
  const alone = isWritten ? [last, first] : [whole];
  const byOne = alone.flatMap((name) => [
    name,
    plain(name),
    writtenOut(name),
    squeezed(name),
    `${name}s`,
    `${name}-saken`,
    `${name}saken`,
  ]);
  const isShort = (text: string) => isLatin(text) && text.replace(/[^\p{L}]/gu, '').length < 5;
  const inCase = alone
    .filter((name) => !isShort(name) && !isAlsoWord(name))
    .flatMap((name) => [name.toLocaleUpperCase('nb'), name.toLocaleLowerCase('nb')]);
  const isInside = isAlsoWord(whole);
  const found = [
    ...inWhole.map((text) => ({ text, isInside: isInside && !isWritten })),
    ...[...byOne, ...inCase].map((text) => ({ text, isInside })),
  ];
  // In small letters a name of one word is written alone.
  return found.filter(
    ({ text }) =>
      isWritten ||
      !(isShort(whole) || isInside) ||
      (/\p{Lu}/u.test(text.charAt(0)) && /\p{Ll}/u.test(text)),
  );
}
