/** The same items; the next one is asked for while the one before is worked on. An error is thrown when its turn comes. */
export async function* readAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const ask = () => {
    const next = iterator.next();
    next.catch(() => undefined); // It is thrown when it is awaited below.
    return next;
  };
  try {
    for (let coming = ask(); ;) {
      const item = await coming;
      if (item.done) return;
      coming = ask();
      yield item.value;
    }
  } finally {
    await iterator.return?.();
  }
}
