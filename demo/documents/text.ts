import type { DemoSak } from '#demo/demo-sak.ts';
import { dayOf, plusDays } from '#demo/hearings.ts';
import { personName } from '#demo/names.ts';
import { type Random, randomFor, seedOf } from '#demo/random.ts';
import { lowered, raised } from '#demo/subjects/letters.ts';
import { nynorskLaw } from '#demo/subjects/nynorsk.ts';
import type { Offence } from '#demo/subjects/offence.ts';
import type { Day } from '#domain/time.ts';
import { FACTS } from './facts.ts';
import { FACTS_NYNORSK } from './facts-nynorsk.ts';
import type { DemoFile } from './files.ts';
import { partiesIn } from './parties-in.ts';
import { BOKMAAL, NYNORSK, type Templates } from './templates.ts';

/** What a document says. A paragraph that begins with `#` is a heading. */
export interface DocumentText {
  readonly tittel: string;
  readonly lines: readonly string[];
  readonly paragraphs: readonly string[];
  readonly date: Day;
}

type Documented = Pick<DemoSak, 'sak' | 'moeter' | 'about'>;
type Values = Readonly<Record<string, string>>;

/** A document about this case: its parties' names, and what happened in words that its subject does not have. */
export function ownText(demo: Documented, file: DemoFile): DocumentText {
  const { sak, moeter, about } = demo;
  const random = randomFor(seedOf(sak.sak_id), 0);
  const lines = [
    `Saksnummer: ${sak.saksnummer}`,
    `Dato: ${file.avgivelsesdato ?? file.publiseringsdato}`,
    `Rettsmøter: ${moeter.length}`,
  ];
  const names = namesOf(random, demo);
  const values = {
    ...names,
    tema: sak.saks_tema ?? UNKNOWN[about.nynorsk ? 1 : 0],
    sted: about.seat,
  };
  return written(random, demo, file, lines, { ...values, ...whenOf(random, demo, file) });
}

/** Long before the indictment, which comes up to two months before the first hearing. */
function whenOf(random: Random, { moeter, about }: Documented, file: DemoFile): Values {
  const from = moeter[0] ? dayOf(moeter[0].start) : file.publiseringsdato;
  return { dag: dayInWords(plusDays(from, -random.int(90, 320)), about.nynorsk) };
}

/** A general document, for many cases about the same: it names nobody. */
export function sharedText(demo: Documented, file: DemoFile): DocumentText {
  const { offences, nynorsk, criminal } = demo.about;
  const random = randomFor(seedOf(`${file.tittel} ${offences[0]?.id}`), nynorsk ? 1 : 0);
  const one = {
    ...demo,
    about: { offences: offences.slice(0, 1), nynorsk, criminal, seat: 'byen' },
  };
  const values = {
    ...(nynorsk ? NOBODY_NYNORSK : NOBODY),
    ...{ sted: nynorsk ? 'bygda' : 'byen', dag: dayInWords('2025-10-11', nynorsk) },
  };
  const shared = { ...file, publiseringsdato: '2026-01-05', avgivelsesdato: null };
  return written(random, one, shared, ['Eksempeldokument'], values);
}

const UNKNOWN = ['et forhold som ikke er offentlig', 'eit tilhøve som ikkje er offentleg'] as const;

const NOBODY = {
  ...{ tiltalte: 'tiltalte', hvem: 'tiltalte', offer: 'fornærmede', dommer: 'Rettens leder' },
  ...{ a: 'saksøkeren', b: 'saksøkte', tema: 'en tvist mellom private' },
};
const NOBODY_NYNORSK = {
  ...{ tiltalte: 'tiltalte', hvem: 'tiltalte', offer: 'den fornærma', dommer: 'Rettens leiar' },
  ...{ a: 'saksøkjaren', b: 'saksøkte', tema: 'ein tvist mellom private' },
};

/** Where the court itself gives no names, nor does the document. */
function namesOf(random: Random, { sak, about }: Documented): Values {
  const dommer = sak.rettens_administrator ?? (about.nynorsk ? 'Rettens leiar' : 'Rettens leder');
  if (sak.parter_anonymisert)
    return { tiltalte: 'A', hvem: 'A', offer: 'B', a: 'A', b: 'B', dommer };
  const { first, second } = partiesIn(sak.parter ?? '');
  const known = about.offences[0]?.story;
  const offer = known === 'seksuell' || known === 'familie' ? 'B' : personName(random);
  return {
    ...{ tiltalte: second.join(', '), hvem: second[0] ?? 'tiltalte', offer, dommer },
    ...{ a: first.join(', '), b: second.join(', ') },
  };
}

function written(
  random: Random,
  { about }: Pick<Documented, 'about'>,
  file: DemoFile,
  lines: readonly string[],
  names: Values,
): DocumentText {
  const templates = about.nynorsk ? NYNORSK : BOKMAAL;
  const Hvem = raised(names['hvem'] ?? '');
  const values = { ...valuesOf(random, templates), ...names, Hvem };
  const facts = about.offences.map((offence) => factOf(random, offence, about.nynorsk, values));
  const law = facts[0] ?? {};
  const paragraphs = templateOf(templates, file, about.criminal).flatMap((template) =>
    template === '{poster}'
      ? facts.map((fact, nr) =>
          filled(random.pick(templates.charge), { ...values, ...fact, post: String(nr + 1) }),
        )
      : [filled(template, { ...values, ...law })],
  );
  return { tittel: file.tittel, lines, paragraphs, date: file.publiseringsdato };
}

function templateOf(templates: Templates, file: DemoFile, criminal: boolean): readonly string[] {
  if (file.filtype === 'tiltale') return templates.indictment;
  if (file.tittel === 'Beslutning') return templates.decision;
  if (!criminal) return templates.dispute;
  return file.tittel === 'Dom' ? templates.convicted : templates.remand;
}

const STREETS = (
  'Storgata Strandveien Skolegata Kirkegata Elvebakken Havnegata Jernbanegata Torget Nygata Fjellveien ' +
  'Industriveien Tollbugata Parkveien Bekkestien Myrveien'
).split(' ');
const OFFICES = ['Statsadvokatene', 'Politimesteren', 'Riksadvokaten'];

function valuesOf(random: Random, templates: Templates): Values {
  return {
    klokken: `${pad(random.int(0, 23))}.${pad(random.int(0, 11) * 5)}`,
    gate: random.pick(STREETS),
    embete: random.pick(OFFICES),
    vitner: String(random.int(3, 14)),
    dager: String(random.int(3, 48) * 15),
    tall: String(random.int(12, 94)),
    begrunnelse: random.pick(templates.reasons),
  };
}

function factOf(random: Random, offence: Offence, nynorsk: boolean, values: Values): Values {
  const faktum = random.pick((nynorsk ? FACTS_NYNORSK : FACTS)[offence.story]);
  const lov = offence.lov[0]!;
  const written = nynorsk ? nynorskLaw(lov) : lov;
  return { faktum: filled(faktum, values), lov: written, loven: lowered(written) };
}

function filled(template: string, values: Values): string {
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return template.startsWith('{') ? raised(text) : text;
}

const pad = (number: number) => String(number).padStart(2, '0');

const MONTHS =
  'januar februar mars april mai juni juli august september oktober november desember'.split(' ');
const WEEKDAYS = 'søndag mandag tirsdag onsdag torsdag fredag lørdag'.split(' ');
const WEEKDAYS_NYNORSK = 'sundag måndag tysdag onsdag torsdag fredag laurdag'.split(' ');

/** `fredag 6. mars 2026` */
function dayInWords(day: Day, nynorsk: boolean): string {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = (nynorsk ? WEEKDAYS_NYNORSK : WEEKDAYS)[date.getUTCDay()];
  return `${weekday} ${date.getUTCDate()}. ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
