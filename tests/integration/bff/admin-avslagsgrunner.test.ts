import { beforeEach, describe, expect, it } from 'vitest';
import { eraseSoeknader } from '#db/soeknad/soeknader.ts';
import { auditOf, outbox } from '#tests/support/access/forms.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { useReview } from '#tests/support/bff/use-review.ts';

const PATH = '/api/admin/avslagsgrunner';
const review = useReview();
const { read, act } = review;
const db = () => review.get().bff.db;
const admin = (path: string, json?: object) =>
  review.get().admin(path, json ? { method: 'POST', json } : {});
const list = async () =>
  ((await admin(PATH)).json as { grunner: { id: number; navn: string; versjon: number }[] })
    .grunner;
const names = async () => (await list()).map(({ navn }) => navn);
const form = (navn: string, plass: number, change: object = {}) => ({
  ...{ navn, tekstNb: `${navn}, bokmål.`, tekstNn: `${navn}, nynorsk.`, iBruk: true, plass },
  ...change,
});
const idOf = async (navn: string) => (await list()).find((one) => one.navn === navn)!.id;
const save = async (navn: string, json: object) => admin(`${PATH}/${await idOf(navn)}`, json);
const ticked = async () =>
  db()('soeknad_avslagsgrunn').where({ soeknad_id: review.get().id }).pluck('avslagsgrunn_id');

beforeEach(async () => {
  await db()('soeknad_avslagsgrunn').delete();
  await db()('avslagsgrunn').delete();
  for (const [at, navn] of ['Ukjent', 'Svarte nei', 'Har tilgang'].entries())
    expect((await admin(PATH, form(navn, at + 1))).status).toBe(204);
});

describe('the reasons for rejections', () => {
  it('have an order, in which one is put in its place and the others stay', async () => {
    expect(await names()).toEqual(['Ukjent', 'Svarte nei', 'Har tilgang']);
    await admin(PATH, form('Først', 1));
    expect(await names()).toEqual(['Først', 'Ukjent', 'Svarte nei', 'Har tilgang']);
    await save('Først', form('Først', 3));
    expect(await names()).toEqual(['Ukjent', 'Svarte nei', 'Først', 'Har tilgang']);
    await save('Har tilgang', form('Har tilgang', 1));
    expect(await names()).toEqual(['Har tilgang', 'Ukjent', 'Svarte nei', 'Først']);
    await save('Ukjent', form('Ukjent', 1000));
    expect(await names()).toEqual(['Har tilgang', 'Svarte nei', 'Først', 'Ukjent']);
  });

  it.each([
    ['no name', form(' ', 1), { navn: ['Navn må fylles ut.'] }],
    [
      'a name that there is',
      form('ukjent', 1),
      { navn: ['Det finnes en grunn med dette navnet.'] },
    ],
    [
      'a text in one language only',
      form('Ny', 1, { tekstNn: '' }),
      { tekstNn: ['Teksten må fylles ut på begge målformer.'] },
    ],
    [
      'a text that is too long',
      form('Ny', 1, { tekstNb: 'x'.repeat(4001) }),
      { tekstNb: ['Teksten kan ikke være lengre enn 4000 tegn.'] },
    ],
  ])('with %s is refused', async (_, json, errors) => {
    expect(await admin(PATH, json)).toMatchObject({ status: 400, json: { errors } });
    expect(await names()).toHaveLength(3);
  });

  it('are logged with their name, and the look at them is not', async () => {
    const rows = await auditOf(db(), async () => {
      await admin(PATH);
      await save('Ukjent', form('Ukjent redaksjon', 1, { iBruk: false }));
    });
    expect(rows).toMatchObject([
      {
        handling: 'avslagsgrunn_lagret',
        detaljer: { navn: 'Ukjent redaksjon', iBruk: false, nr: 2 },
      },
    ]);
  });
});

describe('an application', () => {
  it('offers those in use, in the language in which the applicant wrote', async () => {
    await save('Har tilgang', form('Har tilgang', 3, { iBruk: false }));
    expect((await read()).avslagsgrunner.map(({ navn, tekst }) => [navn, tekst])).toEqual([
      ['Ukjent', 'Ukjent, bokmål.'],
      ['Svarte nei', 'Svarte nei, bokmål.'],
    ]);
    await db().raw(`alter table soeknad disable trigger user`);
    await db()('soeknad').where({ id: review.get().id }).update({ spraak: 'nn' });
    await db().raw(`alter table soeknad enable trigger user`);
    const { avslagsgrunner, avslagSoeknadMal } = await read();
    expect(avslagsgrunner[0]!.tekst).toBe('Ukjent, nynorsk.');
    expect(avslagSoeknadMal).toContain('Du kan sende ny søknad når forholdet er retta.');
  });

  it('is rejected for several, which stand beside the text that was sent', async () => {
    const ids = [await idOf('Svarte nei'), await idOf('Ukjent')];
    const json = { avslagBegrunnelse: 'Ukjent.\n\nNei.', avslagsgrunner: [...ids, ids[0]] };
    expect((await act('avslaa', json)).status).toBe(204);
    expect((await ticked()).toSorted()).toEqual(ids.toSorted());
    expect(await read()).toMatchObject({
      avslaattFor: ['Ukjent', 'Svarte nei'],
      avslagBegrunnelse: 'Ukjent.\n\nNei.',
    });
    expect((await outbox(db())).at(-1)).toMatchObject({ data: { begrunnelse: 'Ukjent.\n\nNei.' } });
  });

  it('may be rejected for one that went out of use meanwhile, and for none that there is not', async () => {
    const id = await idOf('Ukjent');
    await save('Ukjent', form('Ukjent', 1, { iBruk: false }));
    const reject = (ids: number[]) =>
      act('avslaa', { avslagBegrunnelse: 'Nei.', avslagsgrunner: ids });
    expect(await reject([id, 2_000_000_000])).toMatchObject({
      status: 400,
      json: { errors: { avslagsgrunner: ['En av grunnene finnes ikke.'] } },
    });
    expect(await read()).toMatchObject({ status: 0, avslaattFor: [] });
    expect((await reject([id])).status).toBe(204);
    expect(await ticked()).toEqual([id]);
  });

  it.each([
    ['undone', () => review.get().admin(`${review.path()}/angre`, { method: 'POST', json: {} })],
    [
      'taken up again',
      () =>
        review
          .get()
          .admin(`${review.path()}/ta-opp-igjen`, { method: 'POST', json: { grunn: 'Nytt.' } }),
    ],
    ['erased', () => eraseSoeknader(db(), hashOf('autentisert'), review.get().bff.time.now)],
  ])('keeps no reason once its rejection is %s', async (_, end) => {
    const ids = [await idOf('Ukjent')];
    await act('avslaa', { avslagBegrunnelse: 'Nei.', avslagsgrunner: ids });
    expect(await ticked()).toEqual(ids);
    await end();
    expect(await ticked()).toEqual([]);
  });
});
