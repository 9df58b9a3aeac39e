import type { SakTexts } from './sak-texts.ts';
import { type Both, texts } from './texts.ts';
import type { Day } from './time.ts';

/** What a court may restrict; on the wire and in the court's list by the same names. */
export const BEGRENSNINGER = [
  'lukkedeDoerer',
  'referatforbud',
  'fotoforbud',
  'skjultIdentitet',
] as const;
export type BegrensningType = (typeof BEGRENSNINGER)[number];

/** What readers call them. */
export const BEGRENSNING_NAVN = texts({
  lukkedeDoerer: { nb: 'lukkede dører', nn: 'lukka dører' },
  referatforbud: { nb: 'referatforbud', nn: 'referatforbod' },
  fotoforbud: { nb: 'forbud mot fotografering', nn: 'forbod mot fotografering' },
  skjultIdentitet: { nb: 'skjult identitet', nn: 'skjult identitet' },
} satisfies Record<BegrensningType, Both>);

export function isBegrensning(text: string): text is BegrensningType {
  return (BEGRENSNINGER as readonly string[]).includes(text);
}

/** What may have become of a hearing, as it is searched for: among the kinds of changes (endring-slag.ts) by the same names. */
export const MOETE_UTFALL = ['avlyst', 'flyttet'] as const;
export type MoeteUtfall = (typeof MOETE_UTFALL)[number];

/** A restriction on a case. */
export interface Begrensning {
  readonly type: BegrensningType;
  /** The administrator's words to the journalists; null when it came with the court's list. */
  readonly tekst: string | null;
  /** The last Oslo day on which it applies; null: no end. */
  readonly gjelderTil: Day | null;
  /** The words without the parties' names, when there are some in them. */
  readonly tekstUtenNavn?: string | null;
}

/** A court meeting; `start` and `slutt` are instants. */
export interface Rettsmoete {
  readonly start: Date;
  readonly slutt: Date;
  readonly sal: string | null;
  readonly rettsalAdresse: string | null;
  readonly rettsmoetetype: string | null;
  readonly begrensninger: readonly BegrensningType[];
  /** Those of its texts that say a party's name, without it; null when none does (names/text-fields.ts). */
  readonly utenNavn: MoeteUtenNavn | null;
}
export type MoeteUtenNavn = Partial<Pick<Rettsmoete, 'sal' | 'rettsalAdresse' | 'rettsmoetetype'>>;

export const FILTYPER = ['tiltale', 'avgjoerelse'] as const;
export type Filtype = (typeof FILTYPER)[number];

/** A published file of a case. An `avgjoerelse` always has its `avgivelsesdato`. */
export interface Dokument {
  readonly filtype: Filtype;
  readonly tittel: string;
  readonly filNavn: string;
  readonly domstolInitialer: string;
  readonly publiseringsdato: Day;
  readonly avgivelsesdato: Day | null;
  readonly begrensninger: readonly BegrensningType[];
  /** An administrator has hidden it, or its file has been removed. */
  readonly erSkjult: boolean;
  /** Title and file name without the parties' names; null when there are none in them. */
  readonly tittelUtenNavn: string | null;
  readonly filNavnUtenNavn: string | null;
  /** The words of the file; only read for the index and for what is quoted of them (db/sak/dokumenttekster.ts). */
  readonly tekst?: string;
}

/**
 * A case as Postgres stores it, hidden parts included: only presenters and `buildDocument` pass parts of it on. Texts without a
 * rule of their own are in sak-felt.ts.
 */
export interface Sak extends SakTexts {
  readonly sakId: string;
  readonly saksnummer: string;
  readonly domstolId: string;
  readonly domstolNavn: string;
  /** Every name by which the court is found: code, present and former names, seat. */
  readonly domstolSoekenavn: readonly string[];
  readonly saksTema: string | null;
  /** The subject without the parties' names; null when there are none in it. */
  readonly saksTemaUtenNavn: string | null;
  /** Those of the other texts that say a party's name, without it; null when none does (names/text-fields.ts). */
  readonly utenNavn: SakUtenNavn | null;
  readonly parter: string | null;
  /** The court itself has anonymised the parties. */
  readonly parterAnonymisert: boolean;
  /** An administrator has hidden the parties. */
  readonly parterErSkjult: boolean;
  readonly erHentetFraSakApi: boolean;
  /** Of the whole case; hearings and documents have their own. Also those whose last day is over. */
  readonly begrensninger: readonly Begrensning[];
  /** When the service first saw the case; the sort key of 'Nye saker'. */
  readonly foerstSett: Date;
  /** When the court last changed something that readers are shown of it; null until it has. */
  readonly endret: Date | null;
  readonly versjon: number;
  /** What has become of hearings of it, in order; it stays when they are over. */
  readonly moeteUtfall: readonly MoeteUtfall[];
  /** Ascending by start. */
  readonly rettsmoeter: readonly Rettsmoete[];
  readonly dokumenter: readonly Dokument[];
}

export type SakUtenNavn = Partial<SakTexts>;

/** What most cases, hearings and documents have: nobody has hidden or restricted anything. */
export const OPEN_SAK = {
  parterErSkjult: false,
  begrensninger: [],
  saksTemaUtenNavn: null,
  utenNavn: null,
  moeteUtfall: [],
} as const satisfies Partial<Sak>;
export const OPEN_RETTSMOETE = {
  begrensninger: [],
  utenNavn: null,
} as const satisfies Partial<Rettsmoete>;
export const OPEN_DOKUMENT = {
  begrensninger: [],
  erSkjult: false,
  tittelUtenNavn: null,
  filNavnUtenNavn: null,
} as const satisfies Partial<Dokument>;

/** The instant at which the case's last hearing ends; null without hearings. */
export function lastHearingEnd(sak: Pick<Sak, 'rettsmoeter'>): Date | null {
  let last: Date | null = null;
  for (const { slutt } of sak.rettsmoeter) if (!last || slutt > last) last = slutt;
  return last;
}

/** The parts of a case number, in the courts' own form or the published form. */
export interface Saksnummer {
  /** Four digits. */
  readonly year: number;
  /** Digits as written, leading zeros kept. */
  readonly serial: string;
  /** MED, ENE, TVI …; null in the published (Lovdata) form, which leaves it out. */
  readonly type: string | null;
  /** Court code, e.g. TSOS. */
  readonly court: string;
  /** Seat or section after the slash (TSAR, 04), or the suffix of the published form (2, U). */
  readonly suffix: string | null;
}

const INTERNAL = /^(\d{2})-(\d{6})([A-ZÆØÅ]{3})-([A-ZÆØÅ]{2,5})(?:\/([A-ZÆØÅ0-9]{0,5}))?$/;
const PUBLISHED = /^([A-ZÆØÅ]{2,5})-(\d{4})-(\d{1,6})(?:-([A-Z0-9]{1,3}))?$/;
/** Codes that look like a court's: TRR is Trygderetten. */
const NOT_COURTS = new Set(['TRR']);

/** Reads `25-187797MED-TSOS/TSAR` and `LB-2018-102939-2`; null for anything else. */
export function parseSaksnummer(text: string): Saksnummer | null {
  const upper = text.trim().toUpperCase();
  const internal = INTERNAL.exec(upper);
  if (internal) {
    const [, year, serial, type, court, suffix] = internal as unknown as string[];
    return {
      year: centuryOf(Number(year)),
      serial: serial!,
      type: type!,
      court: court!,
      suffix: suffix || null,
    };
  }
  const published = PUBLISHED.exec(upper);
  if (!published || NOT_COURTS.has(published[1]!)) return null;
  return {
    year: Number(published[2]),
    serial: published[3]!,
    type: null,
    court: published[1]!,
    suffix: published[4] ?? null,
  };
}

/** Codes from before the courts of 2021 that still stand in case numbers. */
export const OLD_COURT_CODES = ['HRET', 'BORG', 'OTIR', 'OBYF', 'TOSLO', 'TOBYF', 'HAUG'];
/** Høyesterett, the lagmannsretter, and T or J with the letters of a tingrett or jordskifterett or of its seat. */
const COURT_CODE = /^(?:HR|L[ABEFGH]|[TJ][A-ZÆØÅ]{3,4})$/;
/** The last year of numbers with old codes, of which nobody has a whole list. */
const LAST_OLD = 2021;

/** Whether these capitals can be the code of a court or of its seat. */
export function isCourtCodeShape(code: string): boolean {
  return COURT_CODE.test(code) || OLD_COURT_CODES.includes(code);
}

/**
 * Whether the text, in capitals, can be the number of a case. A number is public, and an address: when the columns of a list are
 * shifted, what stands in its place must not become one.
 */
export function isSaksnummer(text: string): boolean {
  const number = parseSaksnummer(text);
  if (!number || number.year < 1900 || number.year > 2099) return false;
  const { year, type, court, suffix } = number;
  const isOld = type !== null && year <= LAST_OLD && court.length >= 4;
  if (!isCourtCodeShape(court) && !isOld) return false;
  if (suffix === null || /^\d{1,3}$/.test(suffix)) return true;
  return type === null ? /^[A-Z]$/.test(suffix) : isCourtCodeShape(suffix);
}

/** The courts' case system has two-digit years, beginning in the 1970s. */
function centuryOf(twoDigits: number): number {
  return twoDigits >= 70 ? 1900 + twoDigits : 2000 + twoDigits;
}

/** `25-1877…` and `2025-1877…`: the year, the serial number or its beginning, and the rest. */
const YEAR_FIRST = /^(?:19|20)?(\d{2})[-/ ]?(\d{3,6})(\D.*)?$/su;
/** Fewer letters and digits would match too many numbers. */
const SHORTEST = 4;
const SERIAL_DIGITS = 6;

/**
 * The beginnings (letters and digits only) of the case numbers that somebody may mean, who types one in any form: lower
 * case, without hyphens, with a year of four digits, without leading zeros, or only a part. Empty when it is no number.
 */
export function saksnummerBeginnings(text: string): string[] {
  const typed = text.trim().toLocaleUpperCase('nb');
  const whole = squeeze(typed);
  if (whole.length < SHORTEST || !/\d/.test(whole)) return [];
  const [, year, serial, rest = ''] = YEAR_FIRST.exec(typed) ?? [];
  if (!year || !serial) return [whole];
  const after = squeeze(rest);
  const serials = [serial, serial.padStart(SERIAL_DIGITS, '0')];
  return [...new Set([whole, ...serials.map((digits) => year + digits + after)])];
}

function squeeze(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
