let ahead = 0;

/** Learns from an answer's `Date` header how far the server's clock is ahead of this machine's. */
export function noteServerTime(response: Response): void {
  const server = Date.parse(response.headers.get('Date') ?? '');
  if (!Number.isNaN(server)) ahead = server - Date.now();
}

/**
 * The server's time, to the second: the rules of dates are the server's, also where this machine's clock is
 * wrong or the server travels in time (`PRESSE_NOW`).
 */
export function serverNow(): Date {
  return new Date(Date.now() + ahead);
}
