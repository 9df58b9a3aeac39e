export type Health = 'ok' | 'down';

/** How long a dependency has to answer, ms. */
const LIMIT = 2000;

/** Down is who answers with an error, or not in time. */
export async function within(ask: () => Promise<unknown>): Promise<Health> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'down'>((resolve) => {
    timer = setTimeout(() => {
      resolve('down');
    }, LIMIT);
  });
  try {
    return await Promise.race([ask().then(() => 'ok' as const), late]);
  } catch {
    return 'down';
  } finally {
    clearTimeout(timer);
  }
}
