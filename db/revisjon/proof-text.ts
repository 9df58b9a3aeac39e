import type { Break, GivenAnchor, Proof } from './prove.ts';

/** The days and hashes of a text: `DAY:HASH`, or a line of the log stream or of an e-mail that has both. */
export function anchorsIn(text: string): GivenAnchor[] {
  return text.split('\n').flatMap((line) => {
    const found = /(\d{4}-\d{2}-\d{2})\D.*?(?<![0-9a-f])([0-9a-f]{64})(?![0-9a-f])/i.exec(line);
    return found ? [{ dag: found[1]!, hash: found[2]!.toLowerCase() }] : [];
  });
}

/** What the proof says, for whoever has asked. */
export function proofText(proof: Proof, given: number): string {
  const { breaks, rows, removed, unsealed, from, to, lastAnchor } = proof;
  const reach = from && to ? `, numbers ${from.nr} (${from.at}) to ${to.nr} (${to.at})` : '';
  const lines = [
    ...(breaks.length === 0 ? ['The chain is whole.'] : breaks.map(breakText)),
    `${rows} rows are as they were sealed${reach}; ${removed} more have been removed by retention.`,
    `${unsealed} rows are not sealed yet.`,
    lastAnchor
      ? `The last day that was sent out: ${lastAnchor.dag}:${lastAnchor.hash} (number ${lastAnchor.nr}).`
      : 'No day has been sent out yet.',
    given === 0
      ? 'No hash from outside was given: whoever can write in the database can make a whole chain anew.'
      : `${given} hashes from outside were compared.`,
  ];
  return lines.join('\n');
}

function breakText(one: Break): string {
  switch (one.kind) {
    case 'changed':
      return `BROKEN at number ${one.nr}: row ${one.id} of ${one.at} was changed.`;
    case 'removed':
      return `BROKEN at number ${one.nr}: row ${one.id} of ${one.at} is gone, and retention did not remove it.`;
    case 'seal':
      return `BROKEN at number ${one.nr}: the seal of row ${one.id} of ${one.at} does not follow the one before.`;
    case 'gap':
      return `BROKEN at number ${one.nr}: its seal is gone.`;
    case 'end':
      return `BROKEN: the log ends before number ${one.nr}; on ${one.dag} it went further.`;
    case 'anchor':
      return `BROKEN at number ${one.nr}: it differs from what was noted on ${one.dag}.`;
    case 'inserted':
      return `BROKEN: row ${one.id} of ${one.at} was put in past the chain.`;
    case 'unsealed-removed':
      return `BROKEN: row ${one.id} was removed before it was sealed.`;
    case 'given-differs':
      return `BROKEN: the log differs at ${one.dag} from what was sent out.`;
    case 'given-missing':
      return one.last === null || one.dag > one.last
        ? `BROKEN: the log ends before ${one.dag}; its last day is ${one.last ?? 'none'}.`
        : `BROKEN: the log has no hash of ${one.dag}.`;
  }
}
