import { displayName } from '#domain/person-name.ts';

/** First and last name as one, in words where the register writes capitals. */
export function navnOf({
  fornavn,
  etternavn,
}: {
  readonly fornavn: string;
  readonly etternavn: string;
}): string {
  return displayName(`${fornavn} ${etternavn}`);
}
