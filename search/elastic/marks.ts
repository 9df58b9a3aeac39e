/** How many hits of a search come before an instant of their order. */
export interface Mark {
  readonly at: number;
  readonly hits: number;
}

/** Marks around a row: not after it, after it, and the last of the search. */
export interface Place {
  readonly low: Mark;
  readonly high: Mark;
  readonly last: Mark;
}

/** What was counted for searches, until it is forgotten. The index goes on changing, so that it is no more than a hint. */
export interface Marks {
  readonly add: (search: string, mark: Mark) => void;
  readonly forget: (search: string) => void;
  /** null when the row is not known to be between two marks. */
  readonly around: (search: string, row: number) => Place | null;
}

const MOST_SEARCHES = 100;
const MOST_MARKS = 200;

export function createMarks(): Marks {
  /** The search that was used last is the last. */
  const known = new Map<string, readonly Mark[]>();
  const keep = (search: string, marks: readonly Mark[]) => {
    known.delete(search);
    known.set(search, marks);
    for (const oldest of [...known.keys()].slice(0, -MOST_SEARCHES)) known.delete(oldest);
  };
  return {
    add: (search, mark) => {
      const others = (known.get(search) ?? []).filter(({ at }) => at !== mark.at);
      keep(search, others.length < MOST_MARKS ? [...others, mark] : [mark]);
    },
    forget: (search) => void known.delete(search),
    around: (search, row) => {
      const marks = known.get(search);
      if (!marks) return null;
      keep(search, marks);
      return placeOf(
        marks.toSorted((a, b) => a.hits - b.hits),
        row,
      );
    },
  };
}

function placeOf(marks: readonly Mark[], row: number): Place | null {
  const low = marks.findLast(({ hits }) => hits <= row);
  const high = marks.find(({ hits }) => hits > row);
  const last = marks.at(-1);
  return low && high && last ? { low, high, last } : null;
}
