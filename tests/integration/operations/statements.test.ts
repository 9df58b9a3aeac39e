import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#build/paths.ts';
import { mayBeTold } from '#bff/mail/notices/enqueue.ts';
import { listPersonsDue, readMottaker } from '#db/notice/unsent.ts';
import { addMail, claimDue } from '#db/queues/mail-outbox.ts';
import { readNoticeChoices, setFavoritterVarsle, startNoticeMail } from '#db/notice/choices.ts';
import { beginSession, hashOf, insertPersons } from '#tests/support/access/persons.ts';
import { insertSaker } from '#tests/support/cases/rows.ts';
import { tellingWorld } from '#tests/support/indexer/told.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

/* The statements that docs/OPERATIONS.md gives an operator: they can be run, and do what it says. */

const NOON = new Date('2026-03-10T12:00:00+01:00');
const text = readFileSync(join(projectRoot, 'docs/OPERATIONS.md'), 'utf8');
const blocks = [...text.matchAll(/^ *```sql\n([^]*?)^ *```$/gm)].map(([, block = '']) => block);
/** The block with these words, as it is given to psql. */
function blockWith(words: string): string {
  const found = blocks.filter((block) => block.includes(words));
  expect(found, words).toHaveLength(1);
  return found[0]!;
}

let test: TestDatabase;
let person: string;
beforeEach(async () => {
  test = await createTestDatabase();
  await insertPersons(test.db, NOON);
  const [row] = await test
    .db('pressebruker')
    .where({ identitet_hash: hashOf('presse') })
    .pluck<string[]>('id');
  person = row!;
});
afterEach(() => test.close());

const mayGetNotices = async () => mayBeTold((await readMottaker(test.db, person))!, NOON);

describe('the statements of the operations manual', () => {
  it('are all known here', () => {
    const tried = ['delete from sesjon', 'update nyhet', 'stoppet) select', 'avvist) select'];
    expect(blocks).toEqual(tried.map(blockWith));
  });

  it('leave no session, key or secret address of before', async () => {
    const { db } = test;
    await beginSession(db, 'presse', NOON);
    const utloeper = new Date(NOON.getTime() + 86_400_000);
    const of = { pressebruker_id: person, navn: 'min', opprettet: NOON };
    await db('tilgangsnoekkel').insert({
      ...{ ...of, noekkel_hash: randomBytes(32), omfang: ['soek'], utloeper },
    });
    await db('abonnement').insert({ ...of, slag: 'atom', hemmelighet_hash: randomBytes(32) });
    await db.raw(blockWith('delete from sesjon'));
    for (const table of ['sesjon', 'tilgangsnoekkel', 'abonnement'])
      expect(await db(table)).toEqual([]);
    expect(await db('pressebruker')).not.toEqual([]);
  });

  it('leave out the e-mails and notices that were sent before the restore, once and for all', async () => {
    const { db } = test;
    const noekkel = 'aarlig_paaminnelse:1';
    const mail = {
      ...{ mal: 'aarlig_paaminnelse', til: 'a@fjordavisa.example', data: { fornavn: 'Silje' } },
      ...{ identitetHash: hashOf('presse'), noekkel },
    };
    await addMail(db, mail, NOON);
    await insertSaker(db, [{ sakId: 'S1' }]);
    const { addSoek } = tellingWorld(db, () => NOON);
    const lagret_soek_id = await addSoek(person, 'query=tyveri', { varsle: 'straks' });
    const tidspunkt = new Date(NOON.getTime() - 60_000);
    await db('nyhet').insert({ pressebruker_id: person, sak_id: 'S1', lagret_soek_id, tidspunkt });
    const due = () => listPersonsDue(db, NOON, { after: null, limit: 10 });
    expect(await due()).toEqual([person]);

    await db.raw(blockWith('update nyhet'));
    // The occasion is known still: a reminder is not written anew.
    await addMail(db, mail, NOON);
    expect(await claimDue(db, NOON, 10)).toEqual([]);
    expect(await due()).toEqual([]);
    expect(await db('nyhet').whereNull('lest')).toHaveLength(1);
  });

  it('stop e-mails with notices for everybody, until each starts them again', async () => {
    const { db } = test;
    expect(await mayGetNotices()).toBe(true);
    // Somebody who has chosen has a row already.
    await setFavoritterVarsle(db, person, { varsle: 'daglig', now: NOON });
    await db.raw(blockWith('stoppet) select'));
    expect(await mayGetNotices()).toBe(false);
    expect(await db('varsling').whereNotNull('stoppet')).toHaveLength(2);
    await startNoticeMail(db, person, NOON);
    expect(await mayGetNotices()).toBe(true);
  });

  it('stop them for one address, as a refusal does', async () => {
    const { db } = test;
    const statement = (address: string) =>
      db.raw(blockWith('avvist) select').replace('ADDRESS', address));
    await statement('nobody@fjordavisa.example');
    expect(await mayGetNotices()).toBe(true);
    const { epost } = await readNoticeChoices(db, person);
    await statement(epost!.toUpperCase());
    expect((await readNoticeChoices(db, person)).avvist).toBeInstanceOf(Date);
    expect(await mayGetNotices()).toBe(false);
    // Twice does no harm.
    await statement(epost!);
    await startNoticeMail(db, person, NOON);
    expect(await mayGetNotices()).toBe(true);
  });
});
