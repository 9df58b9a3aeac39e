import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import type { AdminSak } from '#contract/admin/saker.ts';
import { countDokumentOpened, countOpened } from '#db/revisjon/seen.ts';
import { readSakAsStored } from '#db/sak/saker.ts';
import { listBegrensninger } from '#db/tilbaketrekking/begrensninger.ts';
import { listEndringer } from '#db/tilbaketrekking/endringer.ts';
import { listForslag } from '#db/tilbaketrekking/forslag.ts';
import { countFavoritter, listAddressees } from '#db/tilbaketrekking/seen.ts';
import { listWithdrawals } from '#db/tilbaketrekking/withdraw.ts';
import { osloIso } from '#domain/time.ts';
import { presentAdminSak } from './present.ts';

/** The case for the administrator who reads it, with everything that is known of it; throws 404. */
export async function readAdminSak(
  db: Knex,
  sakId: string,
  { now, leser }: { readonly now: Date; readonly leser: Buffer },
): Promise<AdminSak> {
  const sak = await readSakAsStored(db, sakId);
  if (!sak) throw httpErrors.unknownSak();
  const withdrawals = await listWithdrawals(db, sakId);
  const begrensninger = await listBegrensninger(db, sakId);
  const opened = await countDokumentOpened(db, sakId);
  const sett = await readSett(db, sakId, now);
  const forslag = await listForslag(db, sakId);
  const endringer = await listEndringer(db, sakId);
  const facts = { sak, withdrawals, begrensninger, opened, sett, forslag, endringer, leser };
  return presentAdminSak(facts, now);
}

async function readSett(db: Knex, sakId: string, now: Date): Promise<AdminSak['sett']> {
  const { sak: aapnet, dokumenter, last } = await countOpened(db, sakId);
  return {
    aapnet,
    dokumenter,
    favoritter: await countFavoritter(db, sakId),
    sist: last && osloIso(last),
    varsles: (await listAddressees(db, [sakId], now)).length,
  };
}
