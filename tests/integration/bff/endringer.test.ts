import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EndringVist } from '#contract/endringer.ts';
import type { FavorittHit, Saksdetaljer } from '#contract/sak.ts';
import { noteEndringerSeen } from '#db/endring/read.ts';
import { addEndringer } from '#db/endring/write.ts';
import type { Endring } from '#domain/endringer.ts';
import { dokument, moete, sak } from '#tests/support/cases/rows.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

let bff: TestBff;
let silje: Ask;
beforeAll(async () => {
  bff = await startTestBff();
});
afterAll(() => bff.close());

const time = (day: number, sal: string | null = 'Sal 1') => ({
  start: new Date(Date.UTC(2026, 4, day, 7)),
  slutt: new Date(Date.UTC(2026, 4, day, 13)),
  sal,
  rettsalAdresse: null,
});
const moved = (fra: number, til: number): Endring => ({
  ...{ slag: 'flyttet', fra: time(fra), til: time(til) },
});
const happened = (...endringer: Endring[]) =>
  addEndringer(
    bff.db,
    endringer.map((endring) => ({ sakId: 'A', endring })),
    bff.time.now,
  );
const open = async () => (await silje('/api/presse/saksdetaljer/A')).json as Saksdetaljer;
const badges = async () =>
  ((await silje('/api/presse/favoritter')).json as FavorittHit[])[0]?.endringer;
const kinds = (endringer: readonly EndringVist[] | undefined) => endringer?.map(({ slag }) => slag);
const favourite = (method: string, path: string) => silje(`/api/presse/${path}/A`, { method });

beforeEach(async () => {
  const { db } = bff;
  for (const table of ['tilbaketrekking', 'begrensning', 'sak']) await db(table).delete();
  const names = { parter: 'Even Bakkerud', saks_tema: 'Tyveri' };
  await db('sak').insert({ ...sak('A'), ...names });
  const start = new Date(bff.time.now.getTime() + 86_400_000);
  const slutt = new Date(start.getTime() + 3_600_000);
  await db('rettsmoete').insert({ ...moete('A'), start, slutt });
  silje = await bff.signedIn('presse');
  await favourite('POST', 'legg-til-favoritt');
});

describe('what has changed of a case', () => {
  it('is told on its page, the newest first', async () => {
    expect(await open()).toMatchObject({ endringer: [], harEldreEndringer: false });
    await happened(moved(5, 6), { slag: 'dommer', fra: null, til: 'Gro Øverli' });
    const { endringer } = await open();
    expect(endringer).toMatchObject([
      { slag: 'dommer', fra: null, til: 'Gro Øverli' },
      {
        slag: 'flyttet',
        fra: { start: '2026-05-05T09:00:00+02:00', sal: 'Sal 1' },
        til: { start: '2026-05-06T09:00:00+02:00', sal: 'Sal 1' },
      },
    ]);
  });

  it('says of a thousand changes that older ones are left out', async () => {
    await happened(...Array.from({ length: 1_000 }, (_, nr) => moved(1 + (nr % 2), 2 - (nr % 2))));
    const { endringer, harEldreEndringer } = await open();
    expect([endringer.length, harEldreEndringer]).toEqual([50, true]);
  });

  it('says nothing of changes that may be hidden by where its list ends', async () => {
    const FILE = { filtype: 'tiltale', domstolInitialer: 'TSOS', filNavn: 'tiltale.pdf' } as const;
    await happened(...Array.from({ length: 50 }, (_, nr) => moved(1 + (nr % 2), 2 - (nr % 2))));
    const before = await open();
    expect([before.endringer.length, before.harEldreEndringer]).toEqual([50, false]);
    await happened(...Array.from({ length: 60 }, () => ({ slag: 'dokument', fil: FILE }) as const));
    expect(await open()).toEqual(before);
    await happened(moved(5, 6));
    expect(await open()).toMatchObject({ harEldreEndringer: true });
  });

  it('stands at the favourite until the case is opened, and what comes later does again', async () => {
    await happened(moved(5, 6));
    expect(kinds(await badges())).toEqual(['flyttet']);
    expect(kinds(await badges())).toEqual(['flyttet']);
    await open();
    expect(await badges()).toEqual([]);
    await happened({ slag: 'lagtTil', fra: null, til: time(9) });
    expect(kinds(await badges())).toEqual(['lagtTil']);
  });

  it('from before the case became a favourite is no news', async () => {
    await favourite('DELETE', 'slett-favoritt');
    await happened(moved(5, 6));
    await favourite('POST', 'legg-til-favoritt');
    expect(await badges()).toEqual([]);
  });

  it('stands at the favourite of whoever has not opened the case', async () => {
    await happened(moved(5, 6));
    const [id = ''] = await bff.db('favoritt').pluck<string[]>('pressebruker_id');
    await noteEndringerSeen(bff.db, '00000000-0000-4000-8000-000000000000', { sakId: 'A', nr: 1 });
    expect(kinds(await badges())).toEqual(['flyttet']);
    await noteEndringerSeen(bff.db, id, { sakId: 'A', nr: 1 });
    expect(await badges()).toEqual([]);
  });

  it('is no news when it has been taken back', async () => {
    await happened(moved(5, 6), moved(6, 5), { slag: 'avlyst', fra: time(8), til: null });
    await happened({ slag: 'lagtTil', fra: null, til: time(8) });
    expect(await badges()).toEqual([]);
    expect((await open()).endringer).toHaveLength(4);
  });
});

describe('a document that has come', () => {
  const FILE = { filtype: 'tiltale', domstolInitialer: 'TSOS', filNavn: 'tiltale.pdf' } as const;
  const come = async () => {
    await bff
      .db('dokument')
      .insert({ ...dokument('A'), tittel: 'Tiltale mot Even Bakkerud', fil_navn: FILE.filNavn });
    await happened({ slag: 'dokument', fil: FILE });
  };
  const hide = async () => {
    const { filtype, domstolInitialer: domstol_initialer, filNavn: fil_navn } = FILE;
    await bff.db('tilbaketrekking').insert({
      ...{ sak_id: 'A', omfang: 'dokument', filtype, domstol_initialer, fil_navn },
      ...{ grunn: 'feil', forklaring: 'Feil fil.', skjult: bff.time.now },
    });
  };
  const titles = async () => [...((await badges()) ?? []), ...(await open()).endringer];

  it('is told of by its title', async () => {
    await come();
    const told = { slag: 'tiltale', tittel: 'Tiltale mot Even Bakkerud' };
    expect(await titles()).toMatchObject([told, told]);
  });

  it('is told of without names that are hidden by now', async () => {
    await come();
    await bff.db('sak').update({ parter_anonymisert: true });
    const said = await titles();
    expect(said).toHaveLength(2);
    expect(JSON.stringify(said)).not.toContain('Bakkerud');
  });

  it('that may not be told moves nothing of what else has changed', async () => {
    await happened(moved(5, 6));
    const before = await badges();
    expect(kinds(before)).toEqual(['flyttet']);
    await bff
      .db('dokument')
      .insert({ ...dokument('A'), tittel: 'Tiltale', fil_navn: FILE.filNavn });
    const later = new Date(bff.time.now.getTime() + 3_600_000);
    await addEndringer(bff.db, [{ sakId: 'A', endring: { slag: 'dokument', fil: FILE } }], later);
    expect(kinds(await badges())).toEqual(['flyttet', 'tiltale']);
    await hide();
    expect(await badges()).toEqual(before);
  });

  it('is not told of when it is hidden, or no more', async () => {
    await come();
    await hide();
    expect(await titles()).toEqual([]);
    await bff.db('tilbaketrekking').delete();
    await bff.db('dokument').delete();
    expect(await titles()).toEqual([]);
  });
});

describe('a restriction', () => {
  const set: Endring = { slag: 'begrensning', til: { type: 'referatforbud', start: null } };
  const lifted: Endring = { slag: 'begrensningOpphevet', til: set.til };

  it('is told of while it applies, and then that it is lifted', async () => {
    await bff.db('sak').update({ begrensninger: ['referatforbud'] });
    await happened(set);
    expect(kinds((await open()).endringer)).toEqual(['begrensning']);
    await bff.db('sak').update({ begrensninger: [] });
    await happened(lifted);
    expect(kinds((await open()).endringer)).toEqual(['begrensningOpphevet']);
    expect(await badges()).toEqual([]);
  });
});

it('nothing is told of a case that is hidden', async () => {
  await happened(moved(5, 6));
  await bff.db('tilbaketrekking').insert({
    ...{ sak_id: 'A', omfang: 'sak', grunn: 'feil', forklaring: 'Feil sak.' },
    skjult: bff.time.now,
  });
  expect(await badges()).toBeUndefined();
  expect((await silje('/api/presse/saksdetaljer/A')).status).toBe(410);
});
