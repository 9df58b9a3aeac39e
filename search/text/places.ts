/** Text as the analysis reads it, and where each of its UTF-16 units comes from. */
interface Lowered {
  readonly lower: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/**
 * Letters that normalising leaves alone and that never join what stands before them. Everything between two of them is
 * normalised together with the letter before, which a mark may join.
 */
const SIMPLE = /^[\u0000-\u007fÀ-ÖØ-öø-ÿ]$/;

/** Nearly all texts: nothing to normalise, so that each letter stands where it stood. */
const PLAIN = /^[\u0000-\u007f§«»À-ÖØ-öø-ÿ–—‘’“”]*$/;

export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

/** `text.normalize('NFKC').toLowerCase()`, with places. In a plain text every letter stands where it stood. */
export function lowerWithPlaces(text: string): Lowered {
  const places = new Places();
  let from = 0;
  while (from < text.length) {
    let to = from + 1;
    while (to < text.length && !SIMPLE.test(text[to]!)) to += 1;
    places.add(text.slice(from, to), from);
    from = to;
  }
  return places.lowered();
}

class Places {
  private normal = '';
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  add(cluster: string, from: number): void {
    const normal = cluster.normalize('NFKC');
    this.normal += normal;
    const alike = normal.length === cluster.length ? normal.length : commonStart(normal, cluster);
    for (let i = 0; i < normal.length; i += 1) {
      this.starts.push(from + (i < alike ? i : alike));
      this.ends.push(from + (i < alike ? i + 1 : cluster.length));
    }
  }

  /** `İ` is the one letter that is longer in lower case. The whole is lowered at once: Σ depends on what follows. */
  lowered(): Lowered {
    const lower = this.normal.toLowerCase();
    if (lower.length === this.normal.length) return { lower, starts: this.starts, ends: this.ends };
    const units = this.starts.flatMap((_, unit) =>
      this.normal[unit] === '\u0130' ? [unit, unit] : [unit],
    );
    return {
      lower,
      starts: units.map((unit) => this.starts[unit]!),
      ends: units.map((unit) => this.ends[unit]!),
    };
  }
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
