import type { Knex } from 'knex';
import { parseSaksnummer } from '#domain/sak.ts';
import type { Day } from '#domain/time.ts';

export interface Court {
  readonly id: string;
  readonly navn: string;
  readonly andre_navn: readonly string[];
  readonly tidligere_navn: readonly string[];
  readonly gyldig_fra: Day | null;
  readonly gyldig_til: Day | null;
}

type CourtAnswer =
  | { readonly domstolId: string }
  | {
      readonly field: 'domstol' | 'saksnummer';
      readonly reason: string;
      readonly grunn: 'ukjent_domstol' | 'uklar_domstol' | 'domstolskode';
    };

export interface CourtIndex {
  /** The court on `day` (Oslo) of a case with this number, which the list calls `navn`. */
  readonly resolve: (saksnummer: string, navn: string | null, day: Day) => CourtAnswer;
  /** Whether a court has this id, today or before. */
  readonly isCourt: (id: string) => boolean;
}

export async function loadCourts(db: Knex): Promise<CourtIndex> {
  return courtIndex(
    await db<Court>('domstol')
      .select('id', 'navn', 'andre_navn', 'tidligere_navn', 'gyldig_fra', 'gyldig_til')
      .orderBy('id'),
  );
}

const CODE_AS_NAME =
  'the code of a court stands here; write its name, or leave the field out when the code stands in the number';

/**
 * Finds the court of a case: first by the code in the number, if that court exists on the day; then by name, among
 * the courts of that day (names are not unique: courts have taken the names of closed ones); then by the code of a
 * closed court. A name that no court has ever had is refused even when the code is known: one of the two is wrong.
 */
export function courtIndex(courts: readonly Court[]): CourtIndex {
  const byId = new Map(courts.map((court) => [court.id, court]));
  const known = new Set(
    courts.flatMap((court) => [...ownNames(court), ...court.tidligere_navn.map(fold)]),
  );
  return {
    resolve: (saksnummer, navn, day) => {
      if (navn !== null && !known.has(fold(navn)))
        return byId.has(navn.trim().toUpperCase())
          ? { field: 'domstol', reason: CODE_AS_NAME, grunn: 'domstolskode' }
          : { field: 'domstol', reason: 'no court has this name', grunn: 'ukjent_domstol' };
      const coded = byId.get(parseSaksnummer(saksnummer)?.court ?? '');
      if (coded && existsOn(coded, day)) return { domstolId: coded.id };
      const named =
        navn === null ? [] : courts.filter((court) => ownNames(court).includes(fold(navn)));
      const onDay = named.filter((court) => existsOn(court, day));
      if (onDay.length === 1) return { domstolId: onDay[0]!.id };
      if (coded) return { domstolId: coded.id };
      return unresolved(navn, day, onDay.length);
    },
    isCourt: (id) => byId.has(id),
  };
}

function unresolved(navn: string | null, day: Day, matches: number): CourtAnswer {
  if (navn === null)
    return {
      ...{ field: 'saksnummer', reason: 'no court has the code in the number' },
      grunn: 'ukjent_domstol',
    };
  return matches > 1
    ? {
        ...{ field: 'domstol', reason: `${matches} courts have this name on ${day}` },
        grunn: 'uklar_domstol',
      }
    : { field: 'domstol', reason: `no court has this name on ${day}`, grunn: 'ukjent_domstol' };
}

function ownNames(court: Court): string[] {
  return [court.navn, ...court.andre_navn].map(fold);
}

function existsOn(court: Court, day: Day): boolean {
  return (
    (court.gyldig_fra === null || court.gyldig_fra <= day) &&
    (court.gyldig_til === null || day < court.gyldig_til)
  );
}

function fold(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('nb');
}
