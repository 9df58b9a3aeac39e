import type { Knex } from 'knex';
import { listExpiring, readOwner } from '#db/noekkel/varsles.ts';
import { findOccasions } from '#db/queues/mail-outbox.ts';
import { accessState } from '#domain/access.ts';
import { addOsloDays } from '#domain/time.ts';
import { VARSLES_DAGER } from '#domain/noekler.ts';
import { enqueueMail, type Mail } from './mail.ts';

/** How a message to the owner is made of the name to greet with, and its occasion, such as `noekkel_laget:ID`. */
interface Told {
  readonly noekkel: string;
  readonly mail: (fornavn: string) => Mail;
}

/**
 * Tells the owner that a key or an address was made in their name, in the transaction in which it is: whoever makes one in a session
 * that is not theirs can't keep it from them. Somebody without an e-mail address is told nothing.
 */
export async function tellOwner(
  trx: Knex,
  pressebrukerId: string,
  { noekkel, mail }: Told,
  now: Date,
): Promise<void> {
  const owner = await readOwner(trx, pressebrukerId);
  if (!owner || owner.epost === null) return;
  const { fornavn, epost: til, identitetHash } = owner;
  await enqueueMail(trx, { ...mail(fornavn), til, identitetHash, noekkel }, now);
}

const keyOf = (id: number) => `noekkel_utloeper:${id}`;
/** The occasion of the message that the key of this id expires: it applies no longer when the key is deleted. */
export const expiryOf = keyOf;

/**
 * Tells the owners of keys that expire within a week of `now`, once for each key, and returns how many. Whose access is not valid at the
 * moment has keys that do not work anyway, and is told when it is again.
 */
export async function enqueueExpiring(db: Knex, now: Date): Promise<number> {
  return db.transaction(async (trx: Knex) => {
    const until = addOsloDays(now, VARSLES_DAGER);
    const expiring = (await listExpiring(trx, { now, until })).filter(
      ({ access }) => accessState(access, now) === 'valid',
    );
    const told = await findOccasions(
      trx,
      expiring.map(({ id }) => keyOf(id)),
    );
    const untold = expiring.filter(({ id }) => !told.has(keyOf(id)));
    for (const { id, navn, omfang, utloeper, fornavn, epost: til, identitetHash } of untold)
      await enqueueMail(
        trx,
        {
          mal: 'noekkel_utloeper',
          data: { fornavn, navn, omfang: [...omfang], utloeper: utloeper.toISOString() },
          ...{ til, identitetHash, noekkel: keyOf(id) },
        },
        now,
      );
    return untold.length;
  });
}
