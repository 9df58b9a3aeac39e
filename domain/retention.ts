import { addOsloDays, addOsloMonths } from './time.ts';

/**
 * For how long what is personal is kept, and why (docs/RETENTION.md is made of this table). Periods are written as in ISO
 * 8601, days, months or years, and reckoned back from now on Oslo's calendar: at the boundary the row is gone.
 */
interface Period {
  /** What leaves when the period is over. */
  readonly what: string;
  /** From when it is reckoned. */
  readonly from: string;
  readonly fallback: string;
  /** The setting that changes it. */
  readonly setting: `RETENTION_${string}`;
  /** A shorter period is refused. */
  readonly least: string;
  readonly why: string;
}

export const PERIODS = {
  names: {
    what: 'Names of the parties: in the case, in each of its texts, and in the titles and file names of its documents',
    from: 'when they became hidden',
    fallback: 'P30D',
    setting: 'RETENTION_NAMES',
    least: 'P1D',
    why: 'A month lets a court correct a hearing or a mistake without a new import.',
  },
  files: {
    what: 'PDF files that have expired, are hidden, were replaced, or belong to no document; the size and the sha256 stay',
    from: 'when the file expired or was hidden; of others, when the job first found that no document has them',
    fallback: 'P30D',
    setting: 'RETENTION_FILES',
    least: 'P1D',
    why: 'The sha256 still tells whether a file is the one that was published.',
  },
  sessions: {
    what: 'Sessions, sign-ins under way, used logout tokens, and counts of calls',
    from: 'when they ended',
    fallback: 'P1D',
    setting: 'RETENTION_SESSIONS',
    least: 'P1D',
    why: 'They are of no use then.',
  },
  mailUnsent: {
    what: 'E-mails that could not be sent, with address and text',
    from: 'when they were written',
    fallback: 'P30D',
    setting: 'RETENTION_MAIL_UNSENT',
    least: 'P7D',
    why: 'An administrator has time to send them again. Address and text of a sent e-mail go at once.',
  },
  mailSent: {
    what: 'That an e-mail was sent: which one, when, and to which pseudonym',
    from: 'when it was sent',
    fallback: 'P6M',
    setting: 'RETENTION_MAIL_SENT',
    least: 'P3M',
    why: 'No occasion is written about twice, and complaints can be answered.',
  },
  typedWords: {
    what: 'The words that somebody typed in a search',
    from: 'when they searched',
    fallback: 'P6M',
    setting: 'RETENTION_TYPED_WORDS',
    least: 'P1D',
    why: 'Misuse is found out within months; older words would be a register of who looked for whom.',
  },
  audit: {
    what: 'Rows of the audit log',
    from: 'when they were written',
    fallback: 'P5Y',
    setting: 'RETENTION_AUDIT',
    least: 'P1Y',
    why: 'Who looked at what must be answerable for as long as a breach can be prosecuted.',
  },
  reviews: {
    what: 'Judgements of the monthly review of the audit log, with the kind, date and count of each row, and who judged and signed',
    from: 'when the review was made',
    fallback: 'P10Y',
    setting: 'RETENTION_REVIEWS',
    least: 'P1Y',
    why: 'That the log was looked at must be answerable for longer than the log is kept. Whom a row was about, and what was written of it, goes with the log.',
  },
  operations: {
    what: 'Rebuilds that were ordered, failed cases that are no more, and what became of imported files',
    from: 'when they ended or last failed; of files, when their import began',
    fallback: 'P6M',
    setting: 'RETENTION_OPERATIONS',
    least: 'P1D',
    why: 'To look into a recent failure.',
  },
  uploads: {
    what: 'Cases as they were before an administrator uploaded a list, with the names of the parties',
    from: 'when the list was read in',
    fallback: 'P1D',
    setting: 'RETENTION_UPLOADS',
    least: 'P1D',
    why: 'For a day the list can be taken back.',
  },
  applications: {
    what: 'What an applicant wrote, when the application was rejected, was never decided, or gave access that was replaced by a newer application',
    from: 'when it was decided; without a decision, when it was sent or taken up again',
    fallback: 'P6M',
    setting: 'RETENTION_APPLICATIONS',
    least: 'P1M',
    why: 'Time to complain and to apply again. That it was made, and how it ended, stays under a pseudonym.',
  },
  employers: {
    what: "What an employer's contact person was asked",
    from: 'when it was asked',
    fallback: 'P6M',
    setting: 'RETENTION_EMPLOYERS',
    least: 'P2M',
    why: 'The answer stays under a pseudonym.',
  },
  accounts: {
    what: 'Press users without access, with favourites, applications and questions to employers; names of administrators',
    from: 'when access ended, or when they last signed in, if that is later',
    fallback: 'P1Y',
    setting: 'RETENTION_ACCOUNTS',
    least: 'P1M',
    why: 'Somebody who comes back within a year only does the yearly update.',
  },
  decisions: {
    what: 'Applications and answers of employers without personal content',
    from: 'when they were made',
    fallback: 'P5Y',
    setting: 'RETENTION_DECISIONS',
    least: 'P1Y',
    why: 'How access was given must be answerable for as long as the audit log is.',
  },
  lifted: {
    what: 'Withdrawals and restrictions that an administrator has lifted, with their explanations',
    from: 'when they were lifted',
    fallback: 'P1Y',
    setting: 'RETENTION_LIFTED',
    least: 'P1M',
    why: 'Mistakes can still be explained. What is in effect stays.',
  },
  news: {
    what: 'What a press user was told by itself: which case, by which saved search or change, when, and whether it was read or sent',
    from: 'when it was told',
    fallback: 'P1Y',
    setting: 'RETENTION_NEWS',
    least: 'P2M',
    why: 'Nothing is told twice meanwhile. It is listed for a month; what was told then says what somebody searches for.',
  },
  strangers: {
    what: 'The keyed hash of the identity number of somebody whom nothing else names',
    from: 'when they last signed in',
    fallback: 'P30D',
    setting: 'RETENTION_STRANGERS',
    least: 'P1D',
    why: 'From then on no key leads to them.',
  },
} as const satisfies Readonly<Record<string, Period>>;
export type PeriodId = keyof typeof PERIODS;
export const PERIOD_IDS = Object.keys(PERIODS) as PeriodId[];

/** A length of time as it was configured. */
export interface Duration {
  readonly months: number;
  readonly days: number;
}
export type Periods = Readonly<Record<PeriodId, Duration>>;

const DURATION = /^P([1-9]\d{0,3})([DMY])$/;

/** Reads `P30D`, `P6M` and `P5Y`; null for anything else. */
export function parseDuration(text: string): Duration | null {
  const [, digits, unit] = DURATION.exec(text.trim()) ?? [];
  const count = Number(digits);
  if (unit === 'D') return { months: 0, days: count };
  if (unit === 'M') return { months: count, days: 0 };
  return unit === 'Y' ? { months: count * 12, days: 0 } : null;
}

/** Days of the shortest month: what is too short is refused in doubt. */
const DAYS_OF_MONTH = 28;

/** Why a setting cannot be used; null when it can. */
export function periodProblem(id: PeriodId, text: string): string | null {
  const duration = parseDuration(text);
  const { least, fallback } = PERIODS[id];
  if (!duration) return `is no period: write it like ${fallback} (D days, M months, Y years)`;
  return lengthOf(duration) < lengthOf(parseDuration(least)!) ? `must be ${least} or longer` : null;
}

function lengthOf({ months, days }: Duration): number {
  return months * DAYS_OF_MONTH + days;
}

/** What began at this instant, or before, has been kept for the whole period at `now`. */
export function cutoff({ months, days }: Duration, now: Date): Date {
  return addOsloDays(addOsloMonths(now, -months), -days);
}

/** The periods as they are when nothing is set. */
export const DEFAULT_PERIODS = Object.fromEntries(
  PERIOD_IDS.map((id) => [id, parseDuration(PERIODS[id].fallback)]),
) as Periods;
