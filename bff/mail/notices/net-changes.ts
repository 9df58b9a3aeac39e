import type { StoredNotice } from '#db/notice/read.ts';
import { erAv, MOETE_FORMER } from '#domain/endring-slag.ts';
import { netChanges } from '#domain/endringer.ts';

/** What an e-mail tells as what was and what is now: each step between belongs to the page. */
const NETTED = [...MOETE_FORMER, 'verdi'] as const;

/**
 * The notices with what has become of each case: a hearing that was moved twice is moved once, and one that was moved back is told of
 * no more. Where hearings are is never hidden, so nothing that is hidden decides.
 */
export function withNetChanges(notices: readonly StoredNotice[]): StoredNotice[] {
  const others: StoredNotice[] = [];
  const bySak = new Map<string, StoredNotice[]>();
  for (const notice of notices)
    if (notice.endring && erAv(notice.endring.endring, ...NETTED))
      bySak.set(notice.sakId, [...(bySak.get(notice.sakId) ?? []), notice]);
    else others.push(notice);
  return [...others, ...[...bySak.values()].flatMap(netOf)];
}

function netOf(ofOneSak: readonly StoredNotice[]): StoredNotice[] {
  const steps = ofOneSak.flatMap((notice) => {
    const { endring } = notice;
    return endring ? [{ notice, endring }] : [];
  });
  steps.sort((a, b) => a.endring.nr - b.endring.nr);
  const last = steps.at(-1);
  if (!last) return [];
  return netChanges(steps.map(({ endring }) => endring.endring)).map((endring) => ({
    ...last.notice,
    endring: { ...last.endring, endring },
  }));
}
