/**
 * Runs `work` on the items of `source` with at most `width` under way, and gives the results in the order of the
 * items: a result says that everything before it is done too. The first error stops it, once the rest has settled.
 */
export async function* inOrder<T, R>(
  source: AsyncIterable<T>,
  width: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  try {
    for await (const item of source) {
      const result = work(item);
      result.catch(() => undefined); // Seen when its turn comes.
      underWay.push(result);
      if (underWay.length >= width) yield await underWay.shift()!;
    }
    while (underWay.length > 0) yield await underWay.shift()!;
  } finally {
    await Promise.allSettled(underWay);
  }
}
