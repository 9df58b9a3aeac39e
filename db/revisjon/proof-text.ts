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

type Of<Kind extends Break['kind']> = Extract<Break, { kind: Kind }>;

const BREAK_TEXTS: { readonly [Kind in Break['kind']]: (one: Of<Kind>) => string } = {
  changed: ({ nr, id, at }) => ` at number ${nr}: row ${id} of ${at} was changed.`,
  removed: ({ nr, id, at }) =>
    ` at number ${nr}: row ${id} of ${at} is gone, and retention did not remove it.`,
  seal: ({ nr, id, at }) =>
    ` at number ${nr}: the seal of row ${id} of ${at} does not follow the one before.`,
  gap: ({ nr }) => ` at number ${nr}: its seal is gone.`,
  end: ({ nr, dag }) => `: the log ends before number ${nr}; on ${dag} it went further.`,
  anchor: ({ nr, dag }) => ` at number ${nr}: it differs from what was noted on ${dag}.`,
  inserted: ({ id, at }) => `: row ${id} of ${at} was put in past the chain.`,
  'unsealed-removed': ({ id }) => `: row ${id} was removed before it was sealed.`,
  'given-differs': ({ dag }) => `: the log differs at ${dag} from what was sent out.`,
  'given-missing': ({ dag, last }) =>
    last === null || dag > last
      ? `: the log ends before ${dag}; its last day is ${last ?? 'none'}.`
      : `: the log has no hash of ${dag}.`,
};

const breakText = (one: Break): string =>
  `BROKEN${(BREAK_TEXTS[one.kind] as (one: Break) => string)(one)}`;
