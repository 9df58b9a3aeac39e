import { erAv } from './endring-slag.ts';
import type { Endring, Tid } from './endringer.ts';
import { addOsloDays } from './time.ts';

/*
 * Which hearing is which in a calendar. A court's list has no ids of hearings, and a calendar must know one again that has been
 * moved. So each is called by where it was at first, and what the court changes of it is followed.
 */

/** A hearing that has been moved, changed or cancelled. */
export interface Spor extends Tid {
  /** What it is called: where it was at first. Unique among the hearings of its case. */
  readonly spor: string;
  /** How often it has been changed. */
  readonly sekvens: number;
  readonly avlyst: boolean;
  readonly endret: Date;
}

/** What is kept of one case; a list that goes back and forth can not fill the table. */
export const MOST_SPOR = 100;

/** What is known of a case's hearings after these changes, which are in their order. */
export function follow(
  known: readonly Spor[],
  endringer: readonly Endring[],
  now: Date,
): readonly Spor[] {
  let all = [...known];
  for (const endring of endringer) all = followOne(all, endring, now);
  // Those that were cancelled first are forgotten first; one that is still held keeps its name.
  const tooMany = all.length - MOST_SPOR;
  if (tooMany <= 0) return all;
  const oldest = [...all].sort(
    (a, b) => Number(b.avlyst) - Number(a.avlyst) || a.endret.getTime() - b.endret.getTime(),
  );
  const forgotten = new Set(oldest.slice(0, tooMany));
  return all.filter((one) => !forgotten.has(one));
}

function followOne(all: readonly Spor[], endring: Endring, now: Date): Spor[] {
  if (erAv(endring, 'flytting', 'sted'))
    return change(all, endring.fra, { ...endring.til, avlyst: false }, now);
  if (erAv(endring, 'avlysning'))
    return change(all, endring.fra, { ...endring.fra, avlyst: true }, now);
  return erAv(endring, 'nyttMoete') ? add(all, endring.til, now) : [...all];
}

type Changed = Tid & Pick<Spor, 'avlyst'>;

/** One that is held at that time becomes another; it has had no row when it has only been there. */
function change(all: readonly Spor[], fra: Tid, { avlyst, ...til }: Changed, now: Date): Spor[] {
  const at = all.findIndex((one) => !one.avlyst && isAt(one, fra));
  const before = all[at];
  const after: Spor = {
    ...tid(til),
    spor: before?.spor ?? freeSpor(fra, sporOf(all)),
    sekvens: (before?.sekvens ?? 0) + 1,
    ...{ avlyst, endret: now },
  };
  return before ? all.with(at, after) : [...all, after];
}

/** One that was cancelled is held after all; another one only needs a row when its name is taken. */
function add(all: readonly Spor[], til: Tid, now: Date): Spor[] {
  const at = all.findIndex((one) => one.avlyst && isAt(one, til));
  const before = all[at];
  if (before) {
    const sekvens = before.sekvens + 1;
    return all.with(at, { ...before, ...tid(til), sekvens, avlyst: false, endret: now });
  }
  const taken = sporOf(all);
  if (!taken.has(nameAt(til, 1))) return [...all];
  return [
    ...all,
    { ...tid(til), spor: freeSpor(til, taken), sekvens: 1, avlyst: false, endret: now },
  ];
}

const tid = ({ start, slutt, sal, rettsalAdresse }: Tid): Tid => ({
  ...{ start, slutt, sal, rettsalAdresse },
});
const sporOf = (all: readonly Spor[]) => new Set(all.map(({ spor }) => spor));

function isAt(one: Pick<Tid, 'start' | 'slutt'>, other: Pick<Tid, 'start' | 'slutt'>): boolean {
  return (
    one.start.getTime() === other.start.getTime() && one.slutt.getTime() === other.slutt.getTime()
  );
}

/** `20260310T080000Z-20260310T143000Z`, and `…-2` for the second one of that time. */
function nameAt({ start, slutt }: Pick<Tid, 'start' | 'slutt'>, nr: number): string {
  const name = [start, slutt].map(utcText).join('-');
  return nr === 1 ? name : `${name}-${nr}`;
}

/** `20260310T080000Z`. */
export function utcText(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

function freeSpor(at: Pick<Tid, 'start' | 'slutt'>, taken: ReadonlySet<string>): string {
  let nr = 1;
  while (taken.has(nameAt(at, nr))) nr += 1;
  return nameAt(at, nr);
}

/** Whether a hearing is held, may be (the court's last list does not have it), or is not. */
type MoeteStatus = 'holdes' | 'usikkert' | 'avlyst';

/** A hearing as a calendar has it. */
export type KalenderMoete<M extends Tid> = Tid & {
  readonly spor: string;
  readonly sekvens: number;
  readonly status: MoeteStatus;
  /** When it was changed last; null: it never was. */
  readonly endret: Date | null;
  /** As the case has it now; null when the case does not have it. */
  readonly moete: M | null;
};

interface Hearings<M extends Tid> {
  /** Those that the case has now. */
  readonly moeter: readonly M[];
  /** Those that the court's last list did not have, and that nobody has been told of. */
  readonly borte: readonly Tid[];
  readonly spor: readonly Spor[];
}

/** For how many days after it a hearing stays in a calendar. */
export const KALENDER_DAYS = 31;

/** The hearings of a case for a calendar at `now`, those that are cancelled among them, by their time. */
export function kalenderMoeter<M extends Tid>(
  { moeter, borte, spor }: Hearings<M>,
  now: Date,
): readonly KalenderMoete<M>[] {
  const from = addOsloDays(now, -KALENDER_DAYS);
  const isShown = ({ slutt }: Tid) => slutt > from;
  const left = [...spor];
  const taken = sporOf(spor);
  const named = (at: Tid): Pick<KalenderMoete<M>, 'spor' | 'sekvens' | 'endret'> => {
    // The one that is held there comes before one that was cancelled there.
    const known =
      left.find((one) => !one.avlyst && isAt(one, at)) ?? left.find((one) => isAt(one, at));
    if (known) {
      left.splice(left.indexOf(known), 1);
      return { spor: known.spor, sekvens: known.sekvens, endret: known.endret };
    }
    const name = freeSpor(at, taken);
    taken.add(name);
    return { spor: name, sekvens: 0, endret: null };
  };
  const held = moeter
    .filter(isShown)
    .map((moete) => ({ ...tid(moete), ...named(moete), status: 'holdes' as const, moete }));
  const gone = borte
    .filter(isShown)
    .filter((one) => !moeter.some((moete) => isAt(moete, one)))
    .map((one) => ({ ...tid(one), ...named(one), status: 'usikkert' as const, moete: null }));
  const cancelled = left
    .filter((one) => one.avlyst && isShown(one))
    .map(({ avlyst: _, ...one }) => ({ ...one, status: 'avlyst' as const, moete: null }));
  return [...held, ...gone, ...cancelled].sort(
    (a, b) => a.start.getTime() - b.start.getTime() || (a.spor < b.spor ? -1 : 1),
  );
}
