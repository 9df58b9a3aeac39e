/** Seconds in words, as exact as one needs it: `40 sekunder`, `3 minutter`, `5 timer`, `2 døgn`. */
export function duration(seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? UNITS.at(-1)!;
  const count = Math.floor(seconds / length);
  return `${count} ${count === 1 ? unit[0] : unit[1]}`;
}

const UNITS: readonly (readonly [readonly [string, string], number])[] = [
  [['døgn', 'døgn'], 86_400],
  [['time', 'timer'], 3_600],
  [['minutt', 'minutter'], 60],
  [['sekund', 'sekunder'], 1],
];
