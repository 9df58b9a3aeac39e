import { ANGREFRIST } from './angre.ts';

/* What goes to the court's archive, and what waits for it. A package is made of one decision on an application. */

/**
 * The last instant of a decision of which a package is made at `now`: from then on it can't be undone. What is emptied or taken up again
 * before that leaves its package a copy at once (migration 0072).
 */
export function decidedUntil(now: Date): Date {
  return new Date(now.getTime() - ANGREFRIST);
}

/** A package as it is stored. */
export interface Pakke {
  readonly skrevet: Date | null;
  readonly kvittert: Date | null;
  readonly fjernet: Date | null;
}

/** What is to be done with a package next. */
type NextStep = 'write' | 'look for receipt' | 'remove' | 'nothing';
export function nextStep({ skrevet, kvittert, fjernet }: Pakke): NextStep {
  if (fjernet) return 'nothing';
  if (kvittert) return 'remove';
  return skrevet ? 'look for receipt' : 'write';
}

/** Something that ends what the service keeps of a person, or of an application. */
export type Ending = 'left' | 'deleted by an administrator' | 'period over' | 'taken up again';

/** What becomes of a person and of a decided application when it ends. */
interface Outcome {
  readonly access: 'ends at once' | 'is over already';
  /** Everything that anybody can look at in the service. */
  readonly application: 'is emptied at once' | 'waits for a new decision';
  /** The copy that only the archive gets: it holds what must be archived until the archive has it. */
  readonly copy: 'none' | 'waits for the receipt';
}

/**
 * A right to be deleted is carried out as where there is no archive: access, account, and everything that somebody can look at. What the
 * archive lacks is apart from all that, read by nothing but the package, and leaves with its receipt.
 */
export function outcomeOf(
  ending: Ending,
  { archive, kvittert }: { readonly archive: boolean; readonly kvittert: Date | null },
): Outcome {
  return {
    access: ending === 'period over' ? 'is over already' : 'ends at once',
    application: ending === 'taken up again' ? 'waits for a new decision' : 'is emptied at once',
    copy: archive && kvittert === null ? 'waits for the receipt' : 'none',
  };
}

/** ms. An archive answers within a night or two: after two weeks something is wrong with it. */
const RECEIPT_LATE = 14 * 24 * 3_600_000;

export function isReceiptLate(tatt: Date, now: Date): boolean {
  return now.getTime() - tatt.getTime() > RECEIPT_LATE;
}

/** A receipt is a text that begins with the SHA-256 of the manifest, as `sha256sum` writes it: so the archive has read the whole package. */
export function isReceiptFor(text: string, manifestSha256: string): boolean {
  return /^\s*([0-9a-f]{64})(?:\s|$)/i.exec(text)?.[1]?.toLowerCase() === manifestSha256;
}
