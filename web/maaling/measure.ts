import { MAALING, type Maaling } from '#contract/maaling.ts';

/** An entry of any of the three kinds, with what browsers add to it. */
interface Entry extends PerformanceEntry {
  readonly interactionId?: number;
  readonly value?: number;
  readonly hadRecentInput?: boolean;
}

/** What came before this script the browser has kept; the largest paint is that of the page that was loaded. */
export const loaded = { isFirst: true };

/** Measures until the page is left, for one of another kind or another tab: what there is then is sent and forgotten. */
export function measure(side: Maaling['side']): () => void {
  let times: { lcp?: number; inp?: number; cls?: number } = {};
  let moved = { sum: 0, first: -Infinity, last: -Infinity };
  const buffered = loaded.isFirst && side === loadedSide();
  loaded.isFirst = false;
  const notes: Readonly<Record<string, (entry: Entry) => void>> = {
    ...(buffered && {
      'largest-contentful-paint': ({ startTime }: Entry) => {
        if (!wasHiddenBefore(startTime)) times.lcp = startTime;
      },
    }),
    event: ({ interactionId, duration }) => {
      if (interactionId) times.inp = Math.max(times.inp ?? 0, duration);
    },
    'layout-shift': ({ startTime: at, value = 0, hadRecentInput }) => {
      if (hadRecentInput) return;
      // Movements less than a second apart belong together, for at most five seconds.
      const isNew = at - moved.last > 1_000 || at - moved.first > 5_000;
      moved = isNew
        ? { sum: value, first: at, last: at }
        : { ...moved, sum: moved.sum + value, last: at };
      times.cls = Math.max(times.cls ?? 0, moved.sum);
    },
  };
  const types = PerformanceObserver.supportedEntryTypes.filter((type) => type in notes);
  const observers = types.map((type) => {
    const noteAll = (entries: readonly PerformanceEntry[]) => entries.forEach(notes[type]!);
    const observer = new PerformanceObserver((list) => noteAll(list.getEntries()));
    observer.observe({ type, buffered, durationThreshold: 16 } as PerformanceObserverInit);
    return { observer, noteLast: () => noteAll(observer.takeRecords()) };
  });
  const send = () => {
    for (const { noteLast } of observers) noteLast();
    // That nothing moved is worth a line only where something was loaded or pressed.
    if (Object.keys(times).length > 0) {
      const still = types.includes('layout-shift') && { cls: 0 };
      tell({ side, bredde: breddeOf(window.innerWidth), ...still, ...times });
    }
    times = {};
  };
  const sendHidden = () => document.visibilityState === 'hidden' && send();
  document.addEventListener('visibilitychange', sendHidden);
  return () => {
    document.removeEventListener('visibilitychange', sendHidden);
    send();
    for (const { observer } of observers) observer.disconnect();
  };
}

export function sideOf(path: string): Maaling['side'] {
  if (path === '/') return 'soek';
  if (path === '/i-dag') return 'i-dag';
  return path.startsWith('/beramming/') ? 'sak' : 'annen';
}

/** Whoever presses at once may be on another page already when this script comes. */
function loadedSide(): Maaling['side'] {
  const [entry] = performance.getEntriesByType('navigation');
  return sideOf(new URL(entry?.name ?? window.location.href).pathname);
}

/** A page that is opened in the background is painted when somebody comes to it. */
const wasHiddenBefore = (time: number) =>
  performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime < time);

const breddeOf = (width: number): Maaling['bredde'] =>
  width < 600 ? 'smal' : width < 1200 ? 'middels' : 'bred';

function tell(times: Maaling): void {
  const body = new Blob([JSON.stringify(times)], { type: 'application/json' });
  navigator.sendBeacon(MAALING, body);
}
