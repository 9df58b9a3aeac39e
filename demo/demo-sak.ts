import { NO_TEXTS, rowOfTexts } from '#domain/sak-texts.ts';
import type { BegrensningType } from '#domain/sak.ts';
import { SAKSTYPER, isSakstypeKode } from '#domain/sakstyper.ts';
import type { Day } from '#domain/time.ts';
import { type MoeteRow, type SakRow, apiSakId } from '#import/case-rows.ts';
import { type DemoFile, files } from './documents/files.ts';
import { hearings, onDay } from './hearings.ts';
import { type Kind, caseType, isCriminal, kindOf } from './kinds.ts';
import { judge, lawyers, parties } from './people.ts';
import { type Random, randomFor } from './random.ts';
import { ofCase, ofFiles, ofHearing } from './restrictions.ts';
import { isNynorsk } from './subjects/nynorsk.ts';
import { type Subject, subjectOf } from './subjects/subject.ts';

export interface DemoCourt {
  readonly id: string;
  readonly type: string;
  readonly seter: readonly string[];
  /** Seats that a case number can name. */
  readonly suffikser: readonly { readonly suffiks: string; readonly sete: string }[];
}

interface DemoSetting {
  readonly seed: number;
  /** The Oslo day around which everything happens. */
  readonly day: Day;
  /** In a fixed order. */
  readonly courts: readonly DemoCourt[];
}

export interface DemoSak {
  readonly sak: SakRow;
  /** Of an appeal with a number of its own: the number of the case that is appealed. */
  readonly ankeFra: string | null;
  readonly foerstSett: Date;
  readonly endret: Date | null;
  readonly moeter: readonly MoeteRow[];
  readonly filer: readonly DemoFile[];
  /** Of each of its files. */
  readonly begrensetFil: readonly BegrensningType[];
  /** What the case is about (ids of demo/subjects/), whatever its list says; the main one first. */
  readonly emner: readonly string[];
  /** What its documents are written from. */
  readonly about: Pick<Subject, 'offences'> & {
    readonly nynorsk: boolean;
    readonly criminal: boolean;
    /** Where its court sits. */
    readonly seat: string;
  };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The words of a case are drawn apart from the rest: a word more changes no number, court or day. */
const WORDS = 0x6f7264;
const CHANGES = 0x656e64;

/** The demo case with this index: the same for the same arguments, whatever other cases are made. */
export function demoSak(index: number, setting: DemoSetting): DemoSak {
  const { random, kind, court, type, seat, saksnummer } = numbered(index, setting);
  const words = randomFor(setting.seed ^ WORDS, index);
  const nynorsk = isNynorsk(words, court.id);
  const place = {
    seat: seat?.sete ?? random.pick(court.seter.length > 0 ? court.seter : ['Tingstedet']),
    type,
    nynorsk,
  };
  const moeter = hearings(random, kind, place, setting.day).map((moete, nr) => ({
    ...moete,
    begrensninger: ofHearing(index, nr),
  }));
  const hearing = moeter[0]?.rettsmoetetype ?? null;
  const subject = subjectOf(words, { kind, type, nynorsk, hearing });
  const tag = `${setting.seed.toString(36)}${index.toString(36).padStart(4, '0')}`;
  const stem = `${saksnummer.replaceAll('/', '_')}-${tag}`;
  const sak = content(random, kind, type, court, subject);
  const foerstSett = firstSeen(random, moeter, setting.day);
  return {
    sak: {
      ...sak,
      sak_id: sakId(kind, saksnummer, tag),
      saksnummer,
      begrensninger: ofCase(index, sak.parter_anonymisert),
    },
    begrensetFil: ofFiles(index),
    ankeFra: appealedBy(index, setting),
    foerstSett,
    endret: lastChanged(setting, index, foerstSett),
    moeter,
    filer: files(random, { kind, type, moeter, stem, day: setting.day }),
    emner: subject.emner,
    about: { offences: subject.offences, nynorsk, criminal: isCriminal(type), seat: place.seat },
  };
}

/** What is drawn first. */
function nature(index: number, { seed, courts }: DemoSetting) {
  const random = randomFor(seed, index);
  const kind = kindOf(index);
  const court = courtOf(random, index, courts);
  return { random, kind, court, type: caseType(random, court.type, kind) };
}

/** What is drawn next: the case with its number. */
function numbered(index: number, setting: DemoSetting) {
  const drawn = nature(index, setting);
  const { random, court, type } = drawn;
  const seat = court.suffikser.length > 0 ? random.pick(court.suffikser) : null;
  const number = yearAndSerial(setting.seed, relativeOf(index, setting) ?? index, setting.day);
  const saksnummer = caseNumber(number, type, court.id, seat?.suffiks ?? null);
  return { ...drawn, seat, saksnummer };
}

/** Where the cases of a higher court come from. */
const LOWER: Readonly<Record<string, string>> = {
  lagmannsrett: 'tingrett',
  høyesterett: 'lagmannsrett',
};
/** How many cases back one that is appealed is looked for. */
const NEAR = 60;

/** The number of the last case of a lower court before this appeal that it can come from; null when it has that case's number, or none is near. */
function appealedBy(index: number, setting: DemoSetting): string | null {
  const own = nature(index, setting);
  const lower = LOWER[own.court.type];
  if (lower === undefined || own.kind === 'sakApi' || relativeOf(index, setting) !== null)
    return null;
  const yearOf = (at: number) =>
    yearAndSerial(setting.seed, relativeOf(at, setting) ?? at, setting.day).year;
  const near = indexesFrom(Math.max(0, index - NEAR), index).reverse();
  const appealed = near.find((at) => {
    const { kind, court, type } = nature(at, setting);
    const isLike = court.type === lower && isCriminal(type) === isCriminal(own.type);
    return isLike && kind !== 'sakApi' && yearOf(at) <= yearOf(index);
  });
  return appealed === undefined ? null : numbered(appealed, setting).saksnummer;
}

/** Of every so many cases, the place of one with a fresh decision; one with an indictment and one far ahead follow it. */
const FAMILY = { every: 40, head: 8, members: [9, 10] as readonly number[] };

/**
 * The index of the case whose year and serial number this one has: appeals have the number of the case that is appealed,
 * and so have some with a decision, an indictment or a hearing to come. Null: it has its own.
 */
function relativeOf(index: number, setting: DemoSetting): number | null {
  const head = headOf(index, setting);
  if (head === null || headOf(head, setting) !== null) return null;
  const [own, before] = [nature(index, setting), nature(head, setting)];
  if (own.kind === 'sakApi' || isCriminal(before.type) !== isCriminal(own.type)) return null;
  // No two cases have the whole number in common: each is at another court.
  const courts = indexesFrom(head, index).map((at) => nature(at, setting).court.id);
  return courts.includes(own.court.id) || [...courts, own.court.id].includes('HR') ? null : head;
}

/** The case that this one would be related to. */
function headOf(index: number, setting: DemoSetting): number | null {
  const place = index % FAMILY.every;
  if (FAMILY.members.includes(place)) return index - place + FAMILY.head;
  const isAppeal = nature(index, setting).court.type === 'lagmannsrett';
  return isAppeal && index > 0 ? index - 1 : null;
}

function indexesFrom(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

function sakId(kind: Kind, saksnummer: string, tag: string): string {
  return kind === 'sakApi' ? apiSakId(saksnummer) : `DEMO${tag.toUpperCase()}_EJBSak`;
}

/** Every court gets one case, then more by size: Oslo has many, a land consolidation court few. */
function courtOf(random: Random, index: number, courts: readonly DemoCourt[]): DemoCourt {
  if (index < courts.length) return courts[index]!;
  for (;;) {
    const court = random.pick(courts);
    const share = court.id === 'TOSL' ? 1 : court.type === 'tingrett' ? 0.35 : 0.12;
    if (random.chance(share)) return court;
  }
}

function content(
  random: Random,
  kind: Kind,
  type: string,
  court: DemoCourt,
  { tema, offences, aboutChildren }: Subject,
): Omit<SakRow, 'sak_id' | 'saksnummer' | 'begrensninger'> {
  const api = kind === 'sakApi';
  const victim = offences.some((offence) => offence.victim);
  return {
    ...rowOfTexts(NO_TEXTS),
    domstol_id: court.id,
    saks_tema: tema,
    saks_tema_uten_navn: null,
    sakstype: isSakstypeKode(type) ? SAKSTYPER[type] : null,
    parter: parties(random, type, kind, aboutChildren),
    parter_anonymisert: kind === 'anonymisert' || aboutChildren,
    advokat: random.chance(0.85) ? lawyers(random, random.int(1, 2)).join('\n') : null,
    bistandsadvokater: victim && random.chance(0.6) ? lawyers(random, 1) : [],
    rettens_administrator: random.chance(0.9) ? judge(random, court.type) : null,
    er_hentet_fra_sak_api: api,
    beskrivelse: api ? 'Ikke berammet. Saken er hentet fra domstolens saksregister.' : null,
  };
}

/**
 * Weeks before the first hearing, and not after the morning of `day`: of the cases whose hearing is further ahead some have
 * come every night, the last one too. Not the same instant for all.
 */
function firstSeen(random: Random, moeter: readonly MoeteRow[], day: Day): Date {
  const morning = onDay(day, 6 * 60).getTime();
  const days = random.int(NOTICE.least, NOTICE.most);
  const known = (moeter[0]?.start.getTime() ?? morning) - days * DAY;
  const latest = morning - (days - NOTICE.least) * DAY;
  return new Date(Math.min(known, latest) - random.int(0, 12 * HOUR));
}

/** How many days before its first hearing a case is seen. */
const NOTICE = { least: 10, most: 60 };
/** Of so many cases one has been changed since. */
const CHANGED = 6;

/** When the court last changed the case: at some time since it was first seen, often in the last night. */
function lastChanged({ seed, day }: DemoSetting, index: number, seen: Date): Date | null {
  const random = randomFor(seed ^ CHANGES, index);
  const since = onDay(day, 6 * 60).getTime() - seen.getTime();
  const share = random.next() ** 3;
  return index % CHANGED === 0 && since > DAY
    ? new Date(seen.getTime() + since * (1 - share))
    : null;
}

/** A prime with six digits: multiples of any step, modulo the prime, visit every serial number once. */
const SERIALS = 999_983;
const STEP = 618_033;
/** Of eight cases: how many years back each one's number is from. */
const YEARS = [0, 0, 0, 0, 0, 1, 1, 2];
const PER_YEAR = [5, 2, 1];

/** With more cases, the serial numbers of one year would run out. */
export const MAX_CASES = 1_500_000;

/** Year and serial number of the case with this index: unique up to MAX_CASES, spread as if by chance. */
export function yearAndSerial(
  seed: number,
  index: number,
  day: Day,
): { year: number; serial: number } {
  const slot = index % YEARS.length;
  const back = YEARS[slot]!;
  const inYear = Math.floor(index / YEARS.length) * PER_YEAR[back]! + slot - YEARS.indexOf(back);
  // Exact: both factors stay far below 2^53.
  const serial = ((inYear * STEP + (seed % SERIALS)) % SERIALS) + 1;
  return { year: Number(day.slice(0, 4)) - back, serial };
}

/** `25-187797MED-TSOS/TSAR`; the Supreme Court's are written `HR-2025-187797-A`. */
export function caseNumber(
  { year, serial }: { year: number; serial: number },
  type: string,
  court: string,
  suffix: string | null,
): string {
  const digits = String(serial).padStart(6, '0');
  if (court === 'HR') return `HR-${year}-${digits}-A`;
  return `${String(year % 100).padStart(2, '0')}-${digits}${type}-${court}${suffix ? `/${suffix}` : ''}`;
}
