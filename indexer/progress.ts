import { SingleBar } from 'cli-progress';

/** How a long command shows how far it has come. */
export interface Progress {
  /** `total` null: not known beforehand. `from`: how much an earlier run has done. */
  readonly start: (label: string, total: number | null, from?: number) => void;
  readonly advance: (by: number) => void;
  readonly done: () => void;
}

export const SILENT: Progress = {
  start: () => undefined,
  advance: () => undefined,
  done: () => undefined,
};

type Output = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** On a terminal a bar with rate and time left, elsewhere lines. */
export function createProgress(output: Output): Progress {
  return output.isTTY ? barProgress(output) : lineProgress((line) => output.write(`${line}\n`));
}

function barProgress(stream: NodeJS.WritableStream): Progress {
  let bar: SingleBar | null = null;
  let startedAt = 0;
  let count = 0;
  return {
    start: (label, total, from = 0) => {
      startedAt = performance.now();
      count = 0;
      if (total === null) stream.write(`${label} …\n`);
      else {
        const format = `${label} [{bar}] {percentage} % | {value}/{total} | {rate}/s | {eta_formatted} left`;
        bar = new SingleBar({ stream, format, hideCursor: true, etaBuffer: 50 });
        bar.start(total, from, { rate: '–' });
      }
    },
    advance: (by) => {
      count += by;
      bar?.increment(by, { rate: Math.round(perSecond(count, performance.now() - startedAt)) });
    },
    done: () => {
      bar?.stop();
      bar = null;
    },
  };
}

const EVERY_MS = 5_000;
const EVERY_SHARE = 0.1;

/** Writes a line for each tenth, and at least one in five seconds while something happens. */
export function lineProgress(
  write: (line: string) => void,
  milliseconds: () => number = () => performance.now(),
): Progress {
  let state = { label: '', total: 0, from: 0, value: 0, startedAt: 0, shownAt: 0, shown: 0 };
  const show = () => {
    const now = milliseconds();
    const rate = perSecond(state.value - state.from, now - state.startedAt);
    const left = rate > 0 ? `, ${duration((state.total - state.value) / rate)} left` : '';
    write(`${state.label}: ${state.value} of ${state.total}, ${Math.round(rate)}/s${left}`);
    state = { ...state, shownAt: now, shown: state.value };
  };
  return {
    start: (label, total, from = 0) => {
      const now = milliseconds();
      state = {
        label,
        total: total ?? 0,
        from,
        value: from,
        startedAt: now,
        shownAt: now,
        shown: from,
      };
      write(total === null ? `${label} …` : `${label}: ${from} of ${total}`);
    },
    advance: (by) => {
      state = { ...state, value: state.value + by };
      const late = milliseconds() - state.shownAt >= EVERY_MS;
      if (late || state.value - state.shown >= state.total * EVERY_SHARE) show();
    },
    done: () => undefined,
  };
}

function perSecond(count: number, ms: number): number {
  return ms <= 0 ? 0 : (count * 1_000) / ms;
}

function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
