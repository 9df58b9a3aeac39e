/** Given at the first SIGTERM or SIGINT; a second one ends the process at once, as it would have without us. */
export function stopSignal(): { readonly signal: AbortSignal; readonly close: () => void } {
  const stop = new AbortController();
  const onSignal = () => {
    stop.abort();
    close();
  };
  const close = () => {
    process.off('SIGTERM', onSignal).off('SIGINT', onSignal);
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  return { signal: stop.signal, close };
}
