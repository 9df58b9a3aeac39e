import type { AuditEntry } from '#bff/audit.ts';
import { rowsOf, run, sql } from '#db/sql.ts';
import { randomFor, type Random } from '#demo/random.ts';
import { isWorkingDay } from '#domain/mottak.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { type Day, osloDay, shiftDay, startOfOsloDay } from '#domain/time.ts';
import { readCases } from './cases.ts';
import type { Desk } from './desk.ts';
import { atWork } from './times.ts';
import type { Stay } from './users.ts';
import { byCourt, type Courts, visitOf } from './visits.ts';

/** Days of the log. */
const DAYS = 365;
/** How often an administrator looks at the lists on a working day, and somebody from the press visits. */
const LOOKS = [1, 3] as const;
const VISITS = [3, 8] as const;
/** One of so many visits is in the evening. */
const EVENING = 7;

interface Visitor {
  readonly id: string;
  readonly identitetHash: Buffer;
  readonly home: string;
  readonly from: Date;
  readonly until: Date;
}

/** Makes a year of visits and looks, and notes of each user when they were here last. */
export async function writeYear(desk: Desk, stays: readonly Stay[]): Promise<void> {
  const visitors = await readVisitors(desk, stays);
  const courts = byCourt(await readCases(desk.db));
  const applied = await readApplied(desk);
  const seen = new Map<string, Seen>();
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const day = shiftDay(osloDay(desk.now), { days: -ago });
    const random = randomFor(desk.seed, 10_000 + ago);
    visitsOfDay(desk, { random, day, courts, visitors, seen });
    if (isWorkingDay(day)) looksOfDay(desk, { random, day, visitors, applied });
  }
  await noteVisits(desk, [...seen.values()]);
}

/** The visiting users, with their home court and the period of their visits. */
function readVisitors({ db, now }: Desk, stays: readonly Stay[]): Promise<Visitor[]> {
  const rows = stays.map(({ identitetHash, until }) => ({
    ...{ hash: identitetHash.toString('hex'), until },
  }));
  return rowsOf<Visitor>(
    db,
    sql`select p.id, p.identitet_hash as "identitetHash",
        coalesce(p.standard_domstol_id, ${ALL_COURTS}) as home, p.tilgang_fra as "from",
        least(s.until, p.tilgang_til, oslo_dag(p.sluttdato), p.suspendert_fra, ${now}) as until
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (hash text, until timestamptz)
        join pressebruker p on p.identitet_hash = decode(s.hash, 'hex')
      order by p.tilgang_fra, p.epost`,
  );
}

interface Applied {
  readonly id: string;
  readonly sent: Date;
  /** Null while nobody has decided. */
  readonly decided: Date | null;
}

/** The applications whose content is kept, the earliest first. */
function readApplied({ db }: Desk): Promise<Applied[]> {
  return rowsOf<Applied>(
    db,
    sql`select id, soeknadsdato as sent, behandlet as decided from soeknad where slettet is null
      order by soeknadsdato, epost`,
  );
}

interface Seen {
  readonly id: string;
  readonly first: Date;
  readonly last: Date;
  readonly before: Date | null;
}

interface DayOf {
  readonly random: Random;
  readonly day: Day;
  readonly visitors: readonly Visitor[];
}

function visitsOfDay(
  { log, now }: Desk,
  { random, day, courts, visitors, seen }: DayOf & { courts: Courts; seen: Map<string, Seen> },
): void {
  const count = isWorkingDay(day) ? random.int(...VISITS) : random.int(0, 1);
  for (let left = count; left > 0; left -= 1) {
    const at = random.int(1, EVENING) === 1 ? inTheEvening(random, day) : atWork(random, day);
    const here = visitors.filter(({ from, until }) => from <= at && at < until);
    if (here.length === 0 || at >= now) continue;
    const visitor = here[Math.min(random.int(0, here.length - 1), random.int(0, here.length - 1))]!;
    const { id, identitetHash, home } = visitor;
    const actor = { identitetHash, rolle: 'presse' } as const;
    const happened = visitOf({ random, courts, home, at, actor, now });
    log.push(...happened);
    const before = seen.get(id);
    if (!before || at > before.last)
      seen.set(id, { id, first: at, last: happened.at(-1)!.at, before: before?.last ?? null });
  }
}

function inTheEvening(random: Random, day: Day): Date {
  return new Date(startOfOsloDay(day).getTime() + 17 * 3_600_000 + random.int(0, 17_000_000));
}

/** An administrator looks through the lists, opens a user, and reads the log now and then: each look is one of these. */
function looksOfDay(
  { log, now, administrator }: Desk,
  { random, day, visitors, applied }: DayOf & { applied: readonly Applied[] },
): void {
  for (let left = random.int(...LOOKS); left > 0; left -= 1) {
    const at = atWork(random, day);
    if (at >= now) return;
    const actor = administrator();
    const list = { sok: '', harSoek: false, page: 1, pageSize: 10, sortAscending: false };
    const some = visitors.filter(({ from }) => from <= at).slice(-10);
    if (random.chance(0.6)) {
      const detaljer = { ...list, brukerIder: some.map(({ id }) => id) };
      log.push({ at, actor, entry: { action: 'brukere_listet', detaljer } });
      if (some.length > 0 && random.chance(0.5)) {
        const brukerId = random.pick(some).id;
        const opened = { action: 'bruker_vist', detaljer: { brukerId } } as const;
        log.push({ at: new Date(at.getTime() + 25_000), actor, entry: opened });
      }
    } else if (random.chance(0.4))
      log.push({
        at,
        actor,
        entry: { action: 'revisjon_vist', detaljer: { ...askedOn(day), page: 1, pageSize: 50 } },
      });
    else log.push({ at, actor, entry: listed(applied, at) });
  }
}

/** The list of those that wait for a decision, as it opens. */
function listed(applied: readonly Applied[], at: Date): AuditEntry {
  const waiting = applied.filter(
    ({ sent, decided }) => sent <= at && (decided === null || decided > at),
  );
  const list = { vis: 'klare', ny: true, historikk: false, sortField: 'SoeknadsDato' } as const;
  const page = { sok: '', harSoek: false, sortAscending: true, page: 1, pageSize: 25 };
  const soeknadIder = waiting.slice(0, page.pageSize).map(({ id }) => id);
  return { action: 'soeknader_listet', detaljer: { ...list, ...page, soeknadIder } };
}

/** On some days the log is narrowed, to what the press has done with applications. */
function askedOn(day: Day) {
  return /[05]$/.test(day) ? ({ rolle: 'presse', slag: 'soeknader' } as const) : {};
}

/** As the service notes it: the sign-in, and the first and last call of a visit. */
async function noteVisits({ db }: Desk, seen: readonly Seen[]): Promise<void> {
  await run(
    db,
    sql`update pressebruker set sist_innlogget = ny.first, besoek_sist = ny.last, besoek_forrige = ny.before
      from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
        as ny (id uuid, first timestamptz(3), last timestamptz(3), before timestamptz(3))
      where pressebruker.id = ny.id`,
  );
}
