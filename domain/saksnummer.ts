/** A case number taken apart (forms: SPEC §2 and the courts' own lists). */
export interface Saksnummer {
  /** Four digits. */
  readonly year: number;
  /** Digits as written, leading zeros kept. */
  readonly serial: string;
  /** MED, ENE, TVI …; null in the published (Lovdata) form, which leaves it out. */
  readonly type: string | null;
  /** Court code, e.g. TSOS. */
  readonly court: string;
  /** Seat or section behind the slash (TSAR, 04), or the published form's suffix (2, U). */
  readonly suffix: string | null;
}

const INTERNAL = /^(\d{2})-(\d{6})([A-ZÆØÅ]{3})-([A-ZÆØÅ]{2,5})(?:\/([A-ZÆØÅ0-9]{0,5}))?$/;
const PUBLISHED = /^([A-ZÆØÅ]{2,5})-(\d{4})-(\d{1,6})(?:-([A-Z0-9]{1,3}))?$/;
/** Looks like a court's number but is Trygderetten's. */
const NOT_COURTS = new Set(['TRR']);

/** Reads `25-187797MED-TSOS/TSAR` and `LB-2018-102939-2`; null for anything else. */
export function parseSaksnummer(text: string): Saksnummer | null {
  const upper = text.trim().toLocaleUpperCase('nb');
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

/** The courts' electronic case system has two-digit years from the 1970s on. */
function centuryOf(twoDigits: number): number {
  return twoDigits >= 70 ? 1900 + twoDigits : 2000 + twoDigits;
}
