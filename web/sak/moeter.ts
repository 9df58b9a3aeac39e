import type { Intervall } from '#contract/sak.ts';
import { allTypes } from './begrensninger.tsx';
import { t } from './texts.ts';

/**
 * Which hearings lead a row: the first or the last of those in the period that was searched, whichever the rows are sorted
 * by; or, in a list without a period, the next ones.
 */
export type Ledende = 'foersteIPerioden' | 'sisteIPerioden' | 'neste';

/** How many hearings a row shows. Paper and the case page show more. */
const SHOWN = 2;

/** The hearings of a case, each in exactly one of the lists, in the order of time. */
interface Moeter {
  readonly shown: readonly Intervall[];
  /** Asked for as the shown ones, but there is no room for them. */
  readonly rest: readonly Intervall[];
  /** Not asked for: before the first shown one, and after it. */
  readonly earlier: readonly Intervall[];
  readonly later: readonly Intervall[];
  /** The shown ones were asked for, and others of the case were not. */
  readonly isMarked: boolean;
}

/** Those that were asked for come first. Where none was, as when all are over, the last ones stand for the case. */
export function chooseMoeter(intervals: readonly Intervall[], ledende: Ledende): Moeter {
  const inOrder = atTheSameTime(intervals).sort((a, b) => compare(a.start, b.start));
  const asked = inOrder.filter(({ gjelder }) => gjelder);
  const isAsked = asked.length > 0;
  const candidates = isAsked ? asked : inOrder;
  const isFromEnd = !isAsked || ledende === 'sisteIPerioden';
  const shown = isFromEnd ? candidates.slice(-SHOWN) : candidates.slice(0, SHOWN);
  const others = isAsked ? inOrder.filter(({ gjelder }) => !gjelder) : [];
  const isEarlier = ({ start }: Intervall) => start < (shown[0]?.start ?? '');
  return {
    shown,
    rest: candidates.filter((one) => !shown.includes(one)),
    earlier: others.filter(isEarlier),
    later: others.filter((one) => !isEarlier(one)),
    isMarked: others.length > 0,
  };
}

/** Hearings from and until the same time, in two rooms, are one line. */
function atTheSameTime(intervals: readonly Intervall[]): Intervall[] {
  const lines = new Map<string, Intervall>();
  for (const one of intervals) {
    const line = lines.get(one.start + one.end);
    const both = line && {
      gjelder: line.gjelder || one.gjelder,
      begrensninger: allTypes([line, one]),
    };
    lines.set(one.start + one.end, { ...one, ...both });
  }
  return [...lines.values()];
}

/** The server writes all times of a case with Oslo's offset: text order is the order of time. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** What a row does not show: `+ 2 tidligere, 3 til i perioden, 1 senere`, and '' when it shows all. */
export function countText(moeter: Moeter, ledende: Ledende): string {
  const { rest, earlier, later, isMarked } = moeter;
  if (!isMarked) return sumText([[rest.length, t.hearings]]);
  const isPeriod = ledende !== 'neste';
  return sumText([
    [earlier.length, t.earlier],
    [isPeriod ? rest.length : 0, t.inPeriod],
    [later.length + (isPeriod ? 0 : rest.length), t.later],
  ]);
}

/** On paper all that were asked for stand there: only the others are counted. */
export function paperCountText({ earlier, later }: Moeter): string {
  return sumText([
    [earlier.length, t.earlier],
    [later.length, t.later],
  ]);
}

function sumText(parts: readonly (readonly [count: number, text: typeof t.later])[]): string {
  const said = parts.flatMap(([count, text]) => (count > 0 ? [text(count)] : []));
  return said.length > 0 ? `+ ${said.join(', ')}` : '';
}
