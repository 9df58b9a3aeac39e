import type { Knex } from 'knex';
import type { RevisjonFilter } from '#contract/admin/revisjon.ts';
import { findPersons, findSakIds } from '#db/revisjon/find.ts';
import type { RevisjonCondition } from '#db/revisjon/rows.ts';
import { type AuditAction, pseudonymOf } from '#domain/revisjon.ts';
import { actionsOf, type AuditSlag } from '#domain/revisjon-slag.ts';
import type { AuditDetaljer } from '#domain/revisjon-verdier.ts';
import { endOfOsloDay, startOfOsloDay } from '#domain/time.ts';

/** When more persons or cases than this match, the administrator is asked to write more. */
const MOST = 100;

interface ResolvedFilter {
  readonly condition: Omit<RevisjonCondition, 'tilId'>;
  readonly forVidt: 'person' | 'sak' | null;
  /** The filter as the audit log keeps it: pseudonyms and case ids stand open, what was typed is encrypted. */
  readonly logged: AuditDetaljer;
}

/** The persons and cases that a filter matches. When nobody matches, the result is no rows, not all rows. */
export async function resolveFilter(db: Knex, filter: RevisjonFilter): Promise<ResolvedFilter> {
  const { person, side, sak, rolle, slag, handling, fraDato, tilDato } = filter;
  const personer = person ? await findPersons(db, person, MOST + 1) : null;
  const saker = sak ? await findCases(db, sak) : null;
  return {
    condition: {
      personer,
      side: sideOf(filter),
      saker: saker?.searched ?? null,
      rolle: rolle ?? null,
      actions: actionsIn(slag, handling),
      fra: fraDato ? startOfOsloDay(fraDato) : null,
      til: tilDato ? endOfOsloDay(tilDato) : null,
    },
    forVidt: tooWide(personer, saker?.known ?? null),
    logged: {
      person,
      sak,
      personer: personer?.slice(0, MOST).map(pseudonymOf),
      sakIds: saker?.known.slice(0, MOST),
      ...{ side, rolle, slag, handling, fraDato, tilDato },
    },
  };
}

const sideOf = ({ side }: RevisjonFilter) => side ?? null;

/** The actions that are wanted; null: all. */
function actionsIn(slag: AuditSlag | undefined, handling: AuditAction | undefined) {
  if (!slag) return handling ? [handling] : null;
  return actionsOf(slag).filter((action) => handling === undefined || action === handling);
}

/** The text is searched for as an id too: a deleted case is found in the log by nothing else. */
async function findCases(db: Knex, sak: string) {
  const known = await findSakIds(db, sak, MOST + 1);
  return { known, searched: [...new Set([...known, sak])] };
}

function tooWide(
  personer: readonly Buffer[] | null,
  saker: readonly string[] | null,
): ResolvedFilter['forVidt'] {
  if (personer && personer.length > MOST) return 'person';
  return saker && saker.length > MOST ? 'sak' : null;
}
