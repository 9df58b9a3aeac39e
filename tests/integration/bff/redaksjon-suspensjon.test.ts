import { beforeEach, describe, expect, it } from 'vitest';
import type { Redaksjon } from '#contract/admin/redaksjoner.ts';
import { auditOf, outbox } from '#tests/support/access/forms.ts';
import { newsroomOf } from '#tests/support/access/newsroom.ts';
import { type Kind, hashOf } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { lockWaits } from '#tests/support/servers/lock-waits.ts';
import { NOON, startOver } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

const { bff, ask: admin, signInAgain } = useBff('admin');
const GRUNN = 'Navn fra en tiltale ble publisert før fristen.';

let id: string;
let silje: Ask;
beforeEach(async () => {
  await startOver(bff);
  await bff.db('redaksjon').delete();
  await signInAgain();
  id = await newsroomOf(bff, 'presse', 'lapsed');
  silje = await bff.signedIn('presse');
});

const post = (what: string, json?: object) =>
  admin(`/api/admin/redaksjon/${id}/${what}`, { method: 'POST', ...(json && { json }) });
const suspend = (tilOgMed: string | null = null) =>
  post('suspender', { tilOgMed, begrunnelse: GRUNN });
const lift = () => post('opphev-suspensjon');
const shown = async () => (await admin(`/api/admin/redaksjon/${id}`)).json as Redaksjon;
const userId = async (kind: Kind) =>
  (
    await bff
      .db('pressebruker')
      .where({ identitet_hash: hashOf(kind) })
      .pluck<string[]>('id')
  )[0]!;
const mails = async () =>
  (await outbox(bff.db))
    .filter(({ mal }) => mal.startsWith('redaksjon_') || mal.startsWith('suspensjon_'))
    .map(({ mal, data }) => [mal, data]);

describe('a newsroom that is suspended', () => {
  it('is closed to its people at once, in the same session, with why and whom to ask', async () => {
    expect((await silje('/api/presse/profil')).status).toBe(200);
    expect((await suspend('2026-03-31')).status).toBe(204);
    expect(await silje('/api/presse/profil')).toMatchObject({
      status: 403,
      json: { id: 'suspended' },
    });
    for (const path of ['bruker-info', 'soeknad-info'])
      expect((await silje(`/api/presse/${path}`)).json).toMatchObject({
        suspendert: {
          ...{ til: '2026-04-01', begrunnelse: GRUNN },
          redaksjon: { navn: 'Dalposten', spoer: 'da@domstol.example' },
        },
      });
    const lapsed = await bff.signedIn('lapsed');
    expect(await lapsed('/api/presse/reautentisering')).toMatchObject({ status: 403 });
  });

  it('says how many lose access, and writes to them and to nobody else', async () => {
    expect(await shown()).toMatchObject({ status: 'maaBekreftes', beroert: 1, suspensjon: null });
    await suspend('2026-03-31');
    expect(await mails()).toEqual([
      [
        'redaksjon_suspendert',
        {
          ...{ fornavn: 'Silje', redaksjon: 'Dalposten', til: '2026-03-31' },
          spoer: 'da@domstol.example',
        },
      ],
    ]);
    expect(await shown()).toMatchObject({
      ...{ status: 'suspendert', beroert: 1 },
      suspensjon: { til: '2026-04-01', begrunnelse: GRUNN },
    });
  });

  it('opens by itself after its last day, and only then', async () => {
    await suspend('2026-03-10');
    bff.time.now = new Date('2026-03-10T23:59:59.999+01:00');
    const late = await bff.signedIn('presse');
    expect((await late('/api/presse/profil')).status).toBe(403);
    bff.time.now = new Date('2026-03-11T00:00:00+01:00');
    expect((await late('/api/presse/profil')).status).toBe(200);
    bff.time.now = NOON;
  });

  it('is let in again, but for those who are suspended alone', async () => {
    const path = `/api/admin/bruker/${await userId('presse')}`;
    await suspend();
    const alone = { til: '2026-04-01', begrunnelse: 'Delte dokumenter.' };
    expect((await admin(`${path}/suspender`, { method: 'POST', json: alone })).status).toBe(204);
    expect((await silje('/api/presse/bruker-info')).json).toMatchObject({
      suspendert: { til: null, redaksjon: { navn: 'Dalposten' } },
    });
    expect((await lift()).status).toBe(204);
    expect((await silje('/api/presse/bruker-info')).json).toMatchObject({ suspendert: alone });
    expect((await admin(`${path}/opphev-suspensjon`, { method: 'POST' })).status).toBe(204);
    expect((await silje('/api/presse/profil')).status).toBe(200);
  });

  it('stays closed to one who is let in alone, and tells nobody otherwise', async () => {
    const path = `/api/admin/bruker/${await userId('presse')}`;
    await suspend();
    expect((await admin(`${path}/opphev-suspensjon`, { method: 'POST' })).status).toBe(409);
    const alone = { til: '2026-04-01', begrunnelse: 'Delte dokumenter.' };
    await admin(`${path}/suspender`, { method: 'POST', json: alone });
    await admin(`${path}/opphev-suspensjon`, { method: 'POST' });
    expect((await silje('/api/presse/profil')).status).toBe(403);
    expect((await mails()).map(([mal]) => mal)).toEqual(['redaksjon_suspendert']);
  });

  it('tells those who have access again', async () => {
    await suspend();
    bff.time.now = new Date(NOON.getTime() + 60_000);
    await lift();
    expect((await mails()).map(([mal]) => mal)).toEqual([
      'redaksjon_suspendert',
      'redaksjon_sluppet_inn',
    ]);
    expect((await silje('/api/presse/profil')).status).toBe(200);
  });

  it('suspends whoever comes to it, also while it is being suspended', async () => {
    await suspend();
    await bff.db('pressebruker').update({ redaksjon_id: null });
    expect((await silje('/api/presse/profil')).status).toBe(200);
    await bff
      .db('pressebruker')
      .where({ id: await userId('presse') })
      .update({ redaksjon_id: id });
    expect((await silje('/api/presse/profil')).status).toBe(403);

    await lift();
    await bff.db('pressebruker').update({ redaksjon_id: null });
    const trx = await bff.db.transaction();
    await trx('pressebruker')
      .where({ id: await userId('presse') })
      .update({ redaksjon_id: id });
    const suspending = suspend();
    await expect.poll(() => lockWaits(bff.db)).toBeGreaterThan(0);
    await trx.commit();
    expect((await suspending).status).toBe(204);
    expect((await silje('/api/presse/profil')).status).toBe(403);
  });

  it('is logged with its last day, as a change when it was one already, and as its end', async () => {
    const log = await auditOf(bff.db, async () => {
      await suspend('2026-03-31');
      await suspend(null);
      await lift();
    });
    expect(log).toMatchObject([
      {
        handling: 'redaksjon_suspendert',
        detaljer: { redaksjonId: id, gjelderTil: '2026-03-31', antall: 1 },
      },
      {
        handling: 'redaksjon_suspensjon_endret',
        detaljer: { gjaldtTil: '2026-03-31', gjelderTil: null },
      },
      { handling: 'redaksjon_suspensjon_opphevet', detaljer: { antall: 1 } },
    ]);
  });

  it.each([
    ['no reason', { tilOgMed: null, begrunnelse: ' ' }, 'begrunnelse'],
    ['a day that is over', { tilOgMed: '2026-03-09', begrunnelse: GRUNN }, 'tilOgMed'],
    ['no day', { tilOgMed: 'i morgen', begrunnelse: GRUNN }, 'tilOgMed'],
  ])('is not suspended with %s', async (_, json, field) => {
    const { status, json: answer } = await post('suspender', json);
    expect([status, Object.keys((answer as { errors: object }).errors)]).toEqual([400, [field]]);
    expect((await silje('/api/presse/profil')).status).toBe(200);
  });

  it('is not let in twice, and not when there is none', async () => {
    expect(await lift()).toMatchObject({ status: 409, json: { id: 'redaksjon_not_suspended' } });
    id = '3f2b0b52-5a3c-4a37-8a63-0e3f1f7a0c11';
    expect((await suspend()).status).toBe(404);
    expect((await lift()).status).toBe(404);
  });
});
