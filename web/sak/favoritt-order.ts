import type { SakHit } from '#contract/sak.ts';

/** The orders that favourites can have, the first one by default. */
const ORDERS = ['neste', 'lagt-til', 'endret', 'domstol'] as const;
export type Order = (typeof ORDERS)[number];

/** The order that an address asks for. */
export function orderOf(asked: string | null): Order {
  return ORDERS.find((id) => id === asked) ?? 'neste';
}

type Sortable = Pick<SakHit, 'rettsmoeteIntervaller' | 'domstolNavn' | 'endret' | 'foerstSett'> & {
  /** Hidden by the court: nothing of it is known, so it is last. */
  readonly skjult?: boolean;
};

interface Groups<Sak> {
  readonly saker: readonly Sak[];
  /** Those without a hearing to come, when the order is that of the next hearing; else none. */
  readonly utenKommende: readonly Sak[];
}

/** The favourites, given with the last added first, in another order; what is equal keeps the given one. */
export function inOrder<Sak extends Sortable>(given: readonly Sak[], order: Order): Groups<Sak> {
  const known = given.filter(({ skjult }) => !skjult);
  const hidden = given.filter(({ skjult }) => skjult);
  if (order !== 'neste')
    return { saker: [...known].sort(COMPARE[order]).concat(hidden), utenKommende: [] };
  return {
    saker: known.filter((sak) => nextStart(sak) < NEVER).sort(COMPARE.neste),
    utenKommende: known
      .filter((sak) => nextStart(sak) === NEVER)
      .sort((a, b) => compare(lastEnd(b), lastEnd(a)))
      .concat(hidden),
  };
}

const byCourt = new Intl.Collator('nb');

const COMPARE: Readonly<Record<Order, (a: Sortable, b: Sortable) => number>> = {
  neste: (a, b) => compare(nextStart(a), nextStart(b)),
  'lagt-til': () => 0,
  endret: (a, b) => compare(touched(b), touched(a)),
  domstol: (a, b) =>
    byCourt.compare(a.domstolNavn, b.domstolNavn) || compare(nextStart(a), nextStart(b)),
};

const NEVER = Infinity;

/** Infinity minus Infinity is no number. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** The start of the first hearing that is not over: the server says which these are. */
function nextStart({ rettsmoeteIntervaller }: Sortable): number {
  const coming = rettsmoeteIntervaller.filter(({ gjelder }) => gjelder);
  return Math.min(NEVER, ...coming.map(({ start }) => Date.parse(start)));
}

function lastEnd({ rettsmoeteIntervaller }: Sortable): number {
  return Math.max(-NEVER, ...rettsmoeteIntervaller.map(({ end }) => Date.parse(end)));
}

/** When the court last did something with the case. */
const touched = ({ endret, foerstSett }: Sortable): number => Date.parse(endret ?? foerstSett);
