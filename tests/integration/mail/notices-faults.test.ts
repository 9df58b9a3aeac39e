import { describe, expect, it } from 'vitest';
import { enqueueNotices } from '#bff/mail/notices/enqueue.ts';
import { giveAccess } from '#tests/support/access/persons.ts';
import { NOON } from '#tests/support/mail/use-delivery.ts';
import { HOUR, useNoticeMail } from '#tests/support/mail/use-notice-mail.ts';

const { use, ids, hit, unsent } = useNoticeMail();

/** Somebody else who is to be told of case A; gives the id. */
async function addPerson(nr: number): Promise<string> {
  const { db } = use.database;
  const id = await giveAccess(db, {
    ...{ identitetHash: Buffer.alloc(32, 100 + nr), fornavn: 'NORA', etternavn: 'Fjellvang' },
    ...{ from: new Date(NOON.getTime() - HOUR), to: new Date(NOON.getTime() + HOUR) },
  });
  const search = { pressebruker_id: id, navn: 'Ran', soek: 'query=ran', lagret: NOON };
  const [soek] = await db('lagret_soek')
    .insert({ ...search, varsle: 'straks', varsler_fra: NOON })
    .returning<{ id: number }[]>('id');
  await hit('A', { pressebruker_id: id, lagret_soek_id: soek!.id });
  return id;
}

/** The database refuses the e-mails of these, each time. */
async function refuse(persons: readonly string[], code: string): Promise<void> {
  const keys = persons.map((id) => `'nyheter:${id}:%'`).join(', ');
  await use.database.db.raw(`
    create or replace function nekt() returns trigger language plpgsql as $$
    begin raise exception 'Nei' using errcode = '${code}'; end $$;
    create trigger nekt before insert on epost_utboks for each row
      when (new.noekkel like any (array[${keys}])) execute function nekt()`);
}

const round = async () => {
  const faults: unknown[] = [];
  const told = await enqueueNotices(use.database.db, NOON, (errors) => {
    faults.push(...errors);
  });
  return { told, faults };
};

describe('news that can not be written for one person', () => {
  it.each([
    ['is refused', '23514'],
    ['takes too long', '57014'],
  ])('because it %s come for everybody else, and stay due for that one', async (_why, code) => {
    await hit('B');
    // Who fails comes first.
    const [refused] = [await addPerson(1), ids.silje].sort() as [string, string];
    await refuse([refused], code);
    const { db } = use.database;
    expect(await round()).toMatchObject({ told: 1, faults: [{ code }] });
    expect(await db('nyhet').whereNull('sendt').pluck<string[]>('pressebruker_id')).toEqual([
      refused,
    ]);
    await db.raw('drop trigger nekt on epost_utboks');
    expect(await round()).toEqual({ told: 1, faults: [] });
    expect(await unsent()).toBe(0);
  });

  it('are an error of the round for who does not ask', async () => {
    await hit('A');
    await refuse([ids.silje], '23514');
    await expect(enqueueNotices(use.database.db, NOON)).rejects.toMatchObject({ code: '23514' });
  });

  it('end the round when it is the database that is away', async () => {
    const persons = await Promise.all([1, 2, 3, 4].map(addPerson));
    await refuse(persons, '08006');
    await expect(round()).rejects.toMatchObject({ code: '08006' });
    expect(await unsent()).toBe(4);
  });
});
