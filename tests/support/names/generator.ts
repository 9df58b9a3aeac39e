import { allFakers } from '@faker-js/faker';
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
const OTHERS = [
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
