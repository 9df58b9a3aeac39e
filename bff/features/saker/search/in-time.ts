import { EngineRefusal, EngineUnavailable } from '#search/port.ts';

/** So many are asked at once: other readers' searches need the engine too. */
const AT_ONCE = 4;

/**
 * Asks questions of the engine, some at a time, until `patience` (ms) ends. The answer is null to one that the engine did
 * not answer in time, or could not.
 */
export function asksInTime(patience: number) {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), patience);
  const isOver = new Promise<null>((resolve) =>
    over.signal.addEventListener('abort', () => resolve(null)),
  );
  const lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, async () => null);
  let next = 0;
  const ask = async <T>(question: () => Promise<T>): Promise<T | null> => {
    const lane = next++ % AT_ONCE;
    const asked = lanes[lane]!.then(() => (over.signal.aborted ? null : answered(question)));
    lanes[lane] = asked;
    return Promise.race([asked, isOver]);
  };
  return { ask, stop: () => clearTimeout(timer) };
}

async function answered<T>(question: () => Promise<T>): Promise<T | null> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof EngineUnavailable || error instanceof EngineRefusal) return null;
    throw error;
  }
}
