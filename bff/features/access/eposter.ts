import type { Knex } from 'knex';
import type { Deps } from '#bff/deps.ts';
import { type Eposter, MEST_EPOSTER } from '#contract/admin/eposter.ts';
import { listMailAbout } from '#db/queues/mail-about.ts';
import { cutoff } from '#domain/retention.ts';
import { osloDay, osloIso } from '#domain/time.ts';

/** The e-mails about a person, for administrators: which, when, and what became of them. */
export async function readEposter(
  { db, deps, now }: { readonly db: Knex; readonly deps: Pick<Deps, 'config'>; readonly now: Date },
  identitetHash: Buffer,
): Promise<Eposter> {
  const rader = await listMailAbout(db, identitetHash, MEST_EPOSTER);
  return {
    rader: rader.map(({ opprettet, sendt, ...rest }) => ({
      ...rest,
      opprettet: osloIso(opprettet),
      sendt: sendt && osloIso(sendt),
    })),
    siden: osloDay(cutoff(deps.config.RETENTION_MAIL_SENT, now)),
  };
}
