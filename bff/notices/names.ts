import { namesOf } from '#bff/session/crypto.ts';
import { type KeyRing, keysOf } from '#bff/session/key-ring.ts';

/**
 * A notice is named by when it was told and what it is, never by its row: the rows are numbered for everybody together, so their
 * numbers would tell of what others are told, and of what was taken back.
 */
export interface Named {
  readonly tidspunkt: Date;
  readonly sakId: string;
  /** The saved search that finds the case; null for a change. */
  readonly lagretSoekId: number | null;
  /** The number of the change among those of its case. */
  readonly endringNr: number | null;
}

/** How things are named with one key. */
export type Naming = ReturnType<typeof namesOf>;

export const newestNaming = ([key]: KeyRing): Naming => namesOf(key);

export const nameOf = (
  { tidspunkt, sakId, lagretSoekId, endringNr }: Named,
  naming: Naming,
): string =>
  `${tidspunkt.getTime().toString(36)}.${naming(
    lagretSoekId === null ? `endring ${endringNr} ${sakId}` : `treff ${lagretSoekId} ${sakId}`,
  )}`;

/** When what is named was told, each once. */
export const timesOf = (names: readonly string[]): Date[] =>
  [...new Set(names.map((name) => parseInt(name, 36)))].map((time) => new Date(time));

/** Whether a notice is among those that are named, with the newest key or the one before it. */
export function amongNamed(ring: KeyRing, names: readonly string[]): (one: Named) => boolean {
  const wanted = new Set(names);
  const namings = keysOf(ring).map(namesOf);
  return (one) => namings.some((naming) => wanted.has(nameOf(one, naming)));
}
