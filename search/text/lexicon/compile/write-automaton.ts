import { ARC, START } from '#search/text/lexicon/automaton.ts';

interface State {
  /** label → where it leads, and whether a string ends there. In the order of the labels. */
  readonly arcs: Map<string, { ends: boolean; to: State | null }>;
  /** Equal states have the same key. */
  id: number;
}

/**
 * The smallest automaton that knows exactly these strings, which are in order, without repeats, and Latin-1
 * (Daciuk and others, "Incremental construction of minimal acyclic finite-state automata", 2000).
 */
export function writeAutomaton(strings: readonly string[]): Uint32Array {
  const known = new Map<string, State>();
  const states: State[] = [];
  const root: State = { arcs: new Map(), id: 0 };
  const path: { readonly state: State; readonly label: string }[] = [];
  let before = '';

  /** States below the first `length` letters of the last string are complete: equal ones become one. */
  const settle = (length: number): void => {
    while (path.length > length) {
      const { state, label } = path.pop()!;
      const arc = state.arcs.get(label)!;
      if (arc.to === null) continue;
      if (arc.to.arcs.size === 0) {
        arc.to = null;
        continue;
      }
      const key = [...arc.to.arcs].map(([l, a]) => `${l}${a.ends ? 1 : 0}${a.to?.id ?? 0}`).join();
      const same = known.get(key);
      if (same) arc.to = same;
      else {
        arc.to.id = states.push(arc.to);
        known.set(key, arc.to);
      }
    }
  };

  for (const text of strings) {
    if (text <= before) throw new Error(`Not in order: ${before}, ${text}`);
    let shared = 0;
    while (shared < before.length && before[shared] === text[shared]) shared += 1;
    settle(shared);
    let state = path.length === 0 ? root : stateAfter(path.at(-1)!);
    for (const label of text.slice(shared)) {
      const to: State = { arcs: new Map(), id: 0 };
      state.arcs.set(label, { ends: false, to });
      path.push({ state, label });
      state = to;
    }
    const last = path.at(-1)!;
    last.state.arcs.get(last.label)!.ends = true;
    before = text;
  }
  settle(0);
  return layOut([root, ...states]);
}

function stateAfter({ state, label }: { readonly state: State; readonly label: string }): State {
  return state.arcs.get(label)!.to!;
}

function layOut(states: readonly State[]): Uint32Array {
  const first = new Map<State, number>();
  let length = START;
  for (const state of states) {
    first.set(state, length);
    length += state.arcs.size;
  }
  if (length > ARC.maxTarget) throw new Error(`Too many arcs: ${length}`);
  const arcs = new Uint32Array(length);
  let at = START;
  for (const state of states) {
    let left = state.arcs.size;
    for (const [label, { ends, to }] of state.arcs) {
      left -= 1;
      const target = to === null ? 0 : first.get(to)!;
      arcs[at] =
        ((target << ARC.target) |
          (left === 0 ? ARC.last : 0) |
          (ends ? ARC.ends : 0) |
          label.charCodeAt(0)) >>>
        0;
      at += 1;
    }
  }
  return arcs;
}
