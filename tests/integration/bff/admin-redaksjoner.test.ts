import { describe, expect, it } from 'vitest';
import type { Redaksjon, Redaksjoner } from '#contract/admin/redaksjoner.ts';
import {
  elveposten,
  OTHER,
  redaksjonPath as path,
  useRedaksjoner,
} from '#tests/support/bff/use-redaksjoner.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';

/* The register of newsrooms, and what users have to do with it. It is noon on 10 March 2026. */

const { bff, admin, signInAgain, add, added, change, sentences, userOf, apply } = useRedaksjoner();
const read = async (id: string) => (await admin(path(id))).json as Redaksjon;
const list = async () =>
  ((await admin('/api/admin/redaksjon/alle')).json as Redaksjoner).redaksjoner;
const post = (id: string, what: string, json: object) =>
  admin(`${path(id)}/${what}`, { method: 'POST', json });

describe('the register', () => {
  it('is empty at first, and lists what is added by name, with its status', async () => {
    expect(await list()).toEqual([]);
    await add({ ...OTHER, redaktoerNavn: '', redaktoerEpost: '' });
    expect((await add()).status).toBe(200);
    expect(await list()).toMatchObject([
      { navn: 'Elveposten', redaktoer: 'Eva Elv', status: 'maaBekreftes', brukere: 0 },
      { navn: 'Fjordnytt', redaktoer: null, status: 'utenRedaktoer', domener: OTHER.domener },
    ]);
    expect(await sentences('redaksjon_opprettet')).toContain('La til redaksjonen Elveposten');
  });

  it('shows one with contacts, how often they have answered, and who changed it', async () => {
    const id = await added();
    const soeknadId = await apply();
    await bff
      .db('arbeidsgiver_bekreftelse')
      .where({ soeknad_id: soeknadId })
      .update({ svar: 'bekreftet', svart: NOON });
    expect(await read(id)).toMatchObject({
      redaktoer: { navn: 'Eva Elv', epost: 'eva@elveposten.example' },
      kontakter: [{ navn: 'Trond Vestby', stilling: 'Vaktsjef' }],
      svar: [{ epost: 'trond@elveposten.example', antall: 1 }],
      endret: { av: 'Astrid Domsland' },
    });
    expect((await admin(path('0b6e7c1e-2f7a-4d3c-9a52-6a1f2f7a4d3c'))).status).toBe(404);
  });

  it('takes users without a newsroom in whose address is at the domain; freelancers are not', async () => {
    const user = (await userOf('presse'))!;
    const addressed = (epost: string, jobber_som_frilanser: boolean) =>
      bff.db('pressebruker').where({ id: user.id }).update({ epost, jobber_som_frilanser });
    await addressed('ola@notelveposten.example', false);
    const id = await added();
    expect((await userOf('presse'))?.redaksjon_id).toBeNull();
    await addressed('ola@post.fjordnytt.example', true);
    await added(OTHER);
    expect((await userOf('presse'))?.redaksjon_id).toBeNull();
    await addressed('Ola@Desk.Elva.example', false);
    await change(id, elveposten({ domener: ['elveposten.example', 'elva.example'] }));
    expect((await userOf('presse'))?.redaksjon_id).toBe(id);
    expect((await read(id)).personer).toMatchObject([{ id: user.id, tilstand: 'valid' }]);
    expect(await sentences('redaksjon_endret')).toEqual([
      'Endret redaksjonen Elveposten: e-postdomenene',
    ]);
  });

  it.each([
    ['navn', { navn: ' ' }],
    ['redaktoerNavn', { redaktoerNavn: '' }],
    ['redaktoerEpost', { redaktoerEpost: '' }],
    ['redaktoerEpost', { redaktoerEpost: 'eva' }],
    ['domener', { domener: ['gmail.com'] }],
    ['domener', { domener: ['elveposten'] }],
    ['kontakter', { kontakter: [{ navn: 'A', stilling: '', epost: 'a@b.example' }] }],
  ])('refuses a wrong %s: %j', async (field, wrong) => {
    const { status, json } = await add(wrong);
    expect(status).toBe(400);
    const fields = Object.keys((json as { errors: object }).errors);
    expect(fields.map((one) => one.split('.')[0])).toContain(field);
    expect(await list()).toEqual([]);
  });

  it('gives a name and a domain to one newsroom alone', async () => {
    await add();
    const { status, json } = await add({ navn: 'ELVEPOSTEN' });
    expect([status, json]).toMatchObject([
      400,
      {
        errors: {
          navn: ['Det finnes en redaksjon med dette navnet.'],
          domener: ['elveposten.example hører til redaksjonen Elveposten.'],
        },
      },
    ]);
  });

  it('removes one that nobody with access belongs to, and no other', async () => {
    const id = await added();
    const { id: brukerId, versjon } = (await userOf('presse'))!;
    const move = { redaksjonId: id, versjon };
    await admin(`/api/admin/bruker/${brukerId}/redaksjon`, { method: 'POST', json: move });
    const remove = () => admin(`${path(id)}?versjon=1`, { method: 'DELETE' });
    expect((await remove()).json).toMatchObject({ id: 'redaksjon_has_persons', naa: { id } });
    await admin(`/api/admin/bruker/${brukerId}/redaksjon`, {
      method: 'POST',
      json: { redaksjonId: null },
    });
    expect((await remove()).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await sentences('redaksjon_slettet')).toEqual(['Slettet redaksjonen Elveposten']);
    expect(await sentences('bruker_redaksjon')).toHaveLength(2);
  });
});

describe('two newsrooms that are the same', () => {
  const merge = (id: string, andre: string, more: object = {}) =>
    post(id, 'slaa-sammen', { andre, navn: 'denne', redaktoer: 'denne', ...more });

  it('become one with what was chosen, and are two again within a day', async () => {
    const id = await added({ kontakter: [] });
    const andre = await added({
      ...OTHER,
      kontakter: elveposten().kontakter,
      redaktoerNavn: 'Finn',
    });
    const user = (await userOf('presse'))!;
    const json = { redaksjonId: andre };
    await admin(`/api/admin/bruker/${user.id}/redaksjon`, { method: 'POST', json });
    expect((await merge(id, andre, { navn: 'andre' })).status).toBe(204);
    expect(await read(id)).toMatchObject({
      ...{ navn: 'Fjordnytt', redaktoer: { navn: 'Eva Elv' } },
      domener: ['elveposten.example', 'fjordnytt.example'],
      ...{ kontakter: [{ navn: 'Trond Vestby' }], personer: [{ id: user.id }] },
      slaattSammen: [{ id: andre, navn: 'Fjordnytt' }],
    });
    expect((await admin(path(andre))).status).toBe(404);
    expect(await list()).toHaveLength(1);
    bff.time.now = new Date(NOON.getTime() + 23 * 3_600_000);
    await signInAgain();
    expect((await post(id, 'skill', { andre })).status).toBe(204);
    expect(await read(id)).toMatchObject({
      ...{ navn: 'Elveposten', domener: ['elveposten.example'] },
      ...{ kontakter: [], personer: [], slaattSammen: [] },
    });
    expect(await read(andre)).toMatchObject({
      ...{ navn: 'Fjordnytt', redaktoer: { navn: 'Finn' }, domener: ['fjordnytt.example'] },
      ...{ kontakter: [{ navn: 'Trond Vestby' }], personer: [{ id: user.id }] },
    });
    expect(await sentences('sammenslaaing_angret')).toEqual([
      'Angret at redaksjonen Fjordnytt ble slått sammen med redaksjonen Elveposten',
    ]);
  });

  it('stay one after a day', async () => {
    const [id, andre] = [await added(), await added(OTHER)];
    await merge(id, andre);
    bff.time.now = new Date(NOON.getTime() + 24 * 3_600_000);
    await signInAgain();
    expect((await read(id)).slaattSammen).toEqual([]);
    const { status, json } = await post(id, 'skill', { andre });
    expect([status, (json as { id: string }).id]).toEqual([409, 'not_separable']);
  });

  it('keep what was changed since when they are taken apart', async () => {
    const [id, andre] = [await added(), await added(OTHER)];
    await merge(id, andre);
    const both = ['elveposten.example', 'fjordnytt.example'];
    await change(id, elveposten({ navn: 'Elva', domener: both }));
    await post(id, 'skill', { andre });
    expect(await read(id)).toMatchObject({ navn: 'Elva', domener: ['elveposten.example'] });
    expect(await read(andre)).toMatchObject({ navn: 'Fjordnytt' });
  });

  it('are not merged while one is suspended, nor with themselves', async () => {
    const [id, andre] = [await added(), await added(OTHER)];
    expect((await merge(id, id)).status).toBe(400);
    await bff
      .db('redaksjon')
      .where({ id: andre })
      .update({ suspendert_fra: NOON, suspendert_begrunnelse: 'Brudd.' });
    expect((await merge(id, andre)).json).toMatchObject({ id: 'redaksjon_suspended' });
  });
});
