import { randomBytes } from 'node:crypto';
import { run, sql } from '#db/sql.ts';
import { insertSoeknad } from '#db/soeknad/soeknader.ts';
import { type Random, randomFor } from '#demo/random.ts';
import { STATUS } from '#domain/soeknad.ts';
import type { Desk } from './desk.ts';
import { peopleMaker } from './people.ts';
import { workDaysAgo, workDaysLater } from './times.ts';

/** From how many days ago until when: what is newer is written with its content (applications.ts). */
const DAYS = { first: 560, last: 66 } as const;
/** Days between two of them. */
const APART = [2, 7] as const;

/** What became of an application whose applicant has left since, and how often. */
const OUTCOMES = [
  ['godkjent', 0.66],
  ['avslaatt', 0.25],
  ['trukket', 0.09],
] as const;
type Outcome = (typeof OUTCOMES)[number][0];

/**
 * Writes applications of a year and a half of people who have left: nothing personal is kept of them, only that they were made, and how
 * they ended. That is what the statistics count.
 */
export async function writeEarlier({ db, now, seed, administrator, log }: Desk): Promise<void> {
  const random = randomFor(seed, 700);
  const { fornavn, etternavn, soeknad } = peopleMaker(seed, [])();
  const ended: { id: string; status: number | null; at: Date; by: string }[] = [];
  for (let days: number = DAYS.first; days > DAYS.last; days -= random.int(...APART)) {
    const sent = workDaysAgo(random, now, days);
    const identitetHash = randomBytes(32);
    const id = await insertSoeknad(db, { identitetHash, fornavn, etternavn, soeknad }, sent);
    const outcome = outcomeOf(random);
    const at = workDaysLater(random, sent, waitOf(random));
    const actor = administrator();
    const status = outcome === 'trukket' ? null : STATUS[outcome];
    ended.push({ id: id!, status, at, by: actor.identitetHash.toString('hex') });
    const own = { identitetHash, rolle: 'presse' } as const;
    const detaljer = { soeknadId: id! };
    log.push({ at: sent, actor: own, entry: { action: 'soeknad_sendt', detaljer } });
    log.push(
      outcome === 'trukket'
        ? { at, actor: own, entry: { action: 'soeknad_trukket', detaljer } }
        : { at, actor, entry: { action: `soeknad_${outcome}`, detaljer } },
    );
  }
  const rows = sql`jsonb_to_recordset(${JSON.stringify(ended)}::jsonb)
    as e (id uuid, status smallint, at timestamptz(3), by text)`;
  await run(
    db,
    sql`update soeknad set status = e.status, behandlet = e.at, behandlet_av = decode(e.by, 'hex'),
        avslag_begrunnelse = case when e.status = ${STATUS.avslaatt} then 'Ikke journalistisk arbeid.' end
      from ${rows} where soeknad.id = e.id and e.status is not null`,
  );
  await run(
    db,
    sql`update soeknad set fornavn = null, etternavn = null, stilling = null, redaksjon = null, epost = null,
        telefon = null, telefon_land = null, jobber_som_frilanser = null, foretrukket_domstol_id = null,
        kontaktperson_navn = null, kontaktperson_stilling = null, kontaktperson_organisasjon = null,
        kontaktperson_epost = null, begrunnelse = null, avslag_begrunnelse = null, spraak = null,
        slettet = e.at + interval '20 days', trukket = case when e.status is null then e.at end
      from ${rows} where soeknad.id = e.id`,
  );
}

function outcomeOf(random: Random): Outcome {
  let left = random.next();
  const [outcome] = OUTCOMES.find(([, share]) => (left -= share) < 0) ?? OUTCOMES[0];
  return outcome;
}

/** Most are decided within a few days, some take weeks. */
const waitOf = (random: Random) => (random.chance(0.12) ? random.int(9, 24) : random.int(1, 7));
