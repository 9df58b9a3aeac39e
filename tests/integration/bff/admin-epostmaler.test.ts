import { beforeEach, describe, expect, it } from 'vitest';
import type { EpostMal, Forhaandsvisning } from '#contract/admin/maler.ts';
import { REDIGERBARE } from '#domain/epost-mal.ts';
import { auditOf } from '#tests/support/access/forms.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

const PATH = '/api/admin/epostmaler';
const { bff, ask } = useBff('admin');
const read = async (mal = 'soeknad_mottatt') => (await ask(`${PATH}/${mal}`)).json as EpostMal;
const TEXTS = {
  ...{ emneNb: 'Takk, {fornavn}', tekstNb: 'Hei, {fornavn}\n\n{lenke}' },
  ...{ emneNn: 'Takk, {fornavn}', tekstNn: 'Hei der, {fornavn}\n\n{lenke}' },
};
const save = (tekster: object | null, versjon: number, mal = 'soeknad_mottatt') =>
  ask(`${PATH}/${mal}`, { method: 'POST', json: { tekster, versjon } });

beforeEach(() => bff.db('epost_mal_versjon').delete());

describe('the text of an e-mail', () => {
  it('is the program’s own until somebody writes another one, and each of them stays readable', async () => {
    const own = await read();
    expect(own).toMatchObject({ versjon: 0, versjoner: [] });
    expect(own.opprinnelig).toMatchObject({
      emneNb: 'Vi har mottatt søknaden din',
      tekstNb: expect.stringMatching(/^Hei, \{fornavn\}\n\n[^]*\n\n\{lenke\}\n\n/) as string,
      emneNn: 'Vi har fått søknaden din',
    });
    expect((await save(TEXTS, 0)).status).toBe(204);
    expect((await save({ ...TEXTS, emneNb: 'Takk' }, 1)).status).toBe(204);
    expect((await save(null, 2)).status).toBe(204);
    const { versjoner, opprinnelig } = await read();
    expect(opprinnelig).toEqual(own.opprinnelig);
    const by = { av: 'Astrid Domsland', tidspunkt: '2026-03-10T12:00:00+01:00' };
    expect(versjoner).toEqual([
      { nr: 3, tekster: null, ...by },
      { nr: 2, tekster: { ...TEXTS, emneNb: 'Takk' }, ...by },
      { nr: 1, tekster: TEXTS, ...by },
    ]);
  });

  it('stands in the list with who wrote it', async () => {
    await save(TEXTS, 0);
    await save(TEXTS, 0, 'bruker_slettet');
    const { maler } = (await ask(PATH)).json as { maler: { mal: string }[] };
    expect(maler.map(({ mal }) => mal)).toEqual(REDIGERBARE);
    expect(maler[0]).toEqual({
      ...{ mal: 'soeknad_mottatt', erEndret: true },
      endret: { av: 'Astrid Domsland', tidspunkt: '2026-03-10T12:00:00+01:00' },
    });
    // Its text lacks what it must have.
    expect(maler.at(-1)).toEqual({ mal: 'bruker_slettet', erEndret: false, endret: null });
  });

  it('that cannot be sent is refused at its field, and so is its preview', async () => {
    const json = { ...TEXTS, emneNn: '', tekstNb: 'Hei, {etternavn}' };
    const errors = {
      emneNn: ['Emnet må fylles ut.'],
      tekstNb: ['{etternavn} finnes ikke i denne e-posten. Den har {fornavn}, {lenke}.'],
    };
    expect(await save(json, 0)).toMatchObject({ status: 400, json: { errors } });
    const preview = ask(`${PATH}/soeknad_mottatt/forhaandsvisning`, { method: 'POST', json });
    expect(await preview).toMatchObject({ status: 400, json: { errors } });
    expect((await read()).versjoner).toEqual([]);
  });

  it('is shown as it would be sent, with an example; nothing is saved or logged', async () => {
    const preview = async (mal: string, json: object) =>
      (await ask(`${PATH}/${mal}/forhaandsvisning`, { method: 'POST', json }))
        .json as Forhaandsvisning;
    const rows = await auditOf(bff.db, async () => {
      const { eposter } = await preview('soeknad_mottatt', TEXTS);
      expect(eposter.map(({ spraak, emne }) => [spraak, emne])).toEqual([
        ['nb', 'Takk, Ingvild'],
        ['nn', 'Takk, Ingvild'],
      ]);
      expect(eposter[1]!.tekst).toMatch(/^Hei der, Ingvild\n\nSjå søknaden din:\nhttps?:/);
      expect(eposter[1]!.html).toContain('<p>Hei der, Ingvild</p>');
      const { opprinnelig } = await read('arbeidsgiver_forespoersel');
      const asked = await preview('arbeidsgiver_forespoersel', opprinnelig);
      expect(asked.eposter.map(({ spraak }) => spraak)).toEqual(['begge']);
    });
    expect(rows).toEqual([]);
    expect((await read()).versjoner).toEqual([]);
  });

  it('is logged when it is saved, with its number and without its words', async () => {
    const rows = await auditOf(bff.db, async () => {
      await save(TEXTS, 0);
      await save(null, 1);
    });
    expect(rows.map(({ handling, detaljer }) => [handling, detaljer])).toEqual([
      ['epostmal_lagret', { mal: 'soeknad_mottatt', nr: 1 }],
      ['epostmal_lagret', { mal: 'soeknad_mottatt', nr: 2, opprinnelig: true }],
    ]);
  });

  it.each(['nyheter', 'sak_skjult', 'noekkel_laget', 'finnes_ikke'])(
    'of %s is not for administrators to write',
    async (mal) => {
      expect((await ask(`${PATH}/${mal}`)).status).toBe(404);
      expect((await save(TEXTS, 0, mal)).status).toBe(404);
    },
  );
});
