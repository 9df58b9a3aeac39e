/**
 * A set of byte strings as an automaton that shares beginnings and endings: one arc is one 32-bit number, a state is
 * a run of arcs. Made by compile/write-automaton.ts.
 *
 *   bits 0–7   label, a Latin-1 letter
 *   bit 8      a string ends after this arc
 *   bit 9      the last arc of its state
 *   bits 10–31 the first arc of the state it leads to; 0 when there is none
 */
export const ARC = { ends: 1 << 8, last: 1 << 9, target: 10, maxTarget: (1 << 22) - 1 } as const;

/** The state before anything is read. The first arc belongs to nobody, so that 0 can mean "no state". */
export const START = 1;

export class Automaton {
  readonly #arcs: Uint32Array;

  constructor(arcs: Uint32Array) {
    this.#arcs = arcs;
  }

  /** The state after reading `label` in `state`; 0 when no string goes on like that. */
  next(state: number, label: number): number {
    const arc = this.#find(state, label);
    return arc === undefined ? 0 : arc >>> ARC.target;
  }

  /** Every step from `state`: a label, and the state after it (0 when no string goes on). */
  steps(state: number, take: (label: number, target: number) => void): void {
    for (let i = state; state !== 0; i += 1) {
      const arc = this.#arcs[i]!;
      take(arc & 0xff, arc >>> ARC.target);
      if (arc & ARC.last) return;
    }
  }

  /** Every string that can follow in `state`. */
  endings(state: number): string[] {
    const found: string[] = [];
    this.#collect(state, '', found);
    return found;
  }

  #collect(state: number, before: string, found: string[]): void {
    for (let i = state; ; i += 1) {
      const arc = this.#arcs[i]!;
      const text = before + String.fromCharCode(arc & 0xff);
      if (arc & ARC.ends) found.push(text);
      const target = arc >>> ARC.target;
      if (target !== 0) this.#collect(target, text, found);
      if (arc & ARC.last) return;
    }
  }

  #find(state: number, label: number): number | undefined {
    if (state === 0) return undefined;
    for (let i = state; ; i += 1) {
      const arc = this.#arcs[i]!;
      if ((arc & 0xff) === label) return arc;
      if (arc & ARC.last) return undefined;
    }
  }
}
