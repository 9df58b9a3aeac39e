import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { moveNotes } from '#bff/rotate-keys/notes.ts';
import { keyId } from '#bff/session/key-ring.ts';
import { pressePaths } from '#contract/paths.ts';
import { NOTAT_LIMITS, notatMessages } from '#domain/notat.ts';
import { auditOf } from '#tests/support/access/forms.ts';
import { KEYS } from '#tests/support/access/persons.ts';
import { signInSecond } from '#tests/support/access/second-person.ts';
import { startTestBff } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';

const { bff, ask: silje } = useBff('presse', storeSaker);

const TEKST = 'Ring forsvarer før mandag.\n\nProsedyre ventes kl. 13.';
const VIST = saker.vist.sakId;
const LIST = pressePaths.notater.href();
const at = (sakId: string) => pressePaths.notat.href(sakId);
const content = (change: object = {}) => ({
  tekst: TEKST,
  merker: ['politi'],
  versjon: 0,
  ...change,
});
const save = (json: object = content(), sakId = VIST, who = silje) =>
  who(at(sakId), { method: 'PUT', json });
const rows = () => bff.db('notat');

describe('a note', () => {
  it('is empty before something is written, and then as it was written', async () => {
    expect(await silje(at(VIST))).toMatchObject({
      json: { tekst: '', merker: [], versjon: 0, endret: null },
    });
    expect(await save(content({ merker: ['politi', 'Politi ', ' ', 'ring'] }))).toMatchObject({
      status: 200,
    });
    const { json } = await silje(at(VIST));
    expect(json).toMatchObject({ tekst: TEKST, merker: ['politi', 'ring'], versjon: 1 });
    expect(await save(content({ tekst: 'Ferdig.', merker: [], versjon: 1 }))).toMatchObject({
      status: 200,
    });
    expect(await silje(at(VIST))).toMatchObject({ json: { tekst: 'Ferdig.', versjon: 2 } });
  });

  it('is the owner’s alone', async () => {
    await save();
    const other = await signInSecond(bff);
    expect(await other(at(VIST))).toMatchObject({ json: { tekst: '', versjon: 0 } });
    expect(await other(LIST)).toMatchObject({ json: [] });
    expect(await other(at(VIST), { method: 'DELETE' })).toMatchObject({ status: 204 });
    await save(content({ tekst: 'Mitt eget.' }), VIST, other);
    expect(await silje(LIST)).toMatchObject({ json: [{ tekst: TEKST }] });
    expect(await other(LIST)).toMatchObject({ json: [{ tekst: 'Mitt eget.' }] });
  });

  it('stands in no table, log line, audit row or measurement as it was written', async () => {
    await save(content({ tekst: 'Hemmeligheten min', merker: ['merkeligheten'] }));
    await save(content({ tekst: 'Hemmeligheten min igjen', versjon: 1 }));
    await silje(LIST);
    await save(content({ tekst: `Hemmeligheten ${'x'.repeat(NOTAT_LIMITS.tekst)}` }));
    await save(content({ tekst: 'Hemmeligheten for sent' }));
    const tables = await bff
      .db('information_schema.tables')
      .where({ table_schema: 'public', table_type: 'BASE TABLE' })
      .pluck<string[]>('table_name');
    for (const table of tables) {
      const stored = JSON.stringify(await bff.db(table));
      expect(stored, table).not.toMatch(/emmelighet|merkelighet/);
      expect(stored, table).not.toContain(Buffer.from('Hemmelighet').toJSON().data.join(','));
    }
    const told = [...bff.logs, await bff.measured()].join('');
    expect(told).toContain('/api/presse/notat');
    expect(told).not.toMatch(/emmelighet|merkelighet/);
  });

  it('is deleted when it is emptied, and by a call', async () => {
    await save();
    expect(await save(content({ tekst: ' \n', merker: [' '], versjon: 1 }))).toMatchObject({
      status: 200,
    });
    expect(await rows()).toEqual([]);
    await save();
    expect(await silje(at(VIST), { method: 'DELETE' })).toMatchObject({ status: 204 });
    expect(await rows()).toEqual([]);
    expect(await save(content({ tekst: '', merker: [] }))).toMatchObject({ status: 200 });
    expect(await rows()).toEqual([]);
  });

  it('is in the audit log when it is added and deleted, and when the list is seen', async () => {
    const audit = await auditOf(bff.db, async () => {
      await save();
      await save(content({ tekst: 'Mer.', versjon: 1 }));
      await silje(at(VIST));
      await silje(LIST);
      await silje(at(VIST), { method: 'DELETE' });
      await silje(at(VIST), { method: 'DELETE' });
    });
    expect(audit.map(({ handling, detaljer }) => [handling, detaljer])).toEqual([
      ['notat_lagt_til', {}],
      ['notater', { sakIds: [VIST] }],
      ['notat_slettet', {}],
    ]);
  });

  it('is gone with the profile, and with a profile that an administrator deletes', async () => {
    await save();
    await silje('/api/presse/slett-profil', { method: 'DELETE' });
    expect(await rows()).toEqual([]);
  });
});

describe('saving', () => {
  it('does not write over what was saved in another window', async () => {
    await save();
    await save(content({ tekst: 'Fra det andre vinduet.', versjon: 1 }));
    expect(await save(content({ tekst: 'Fra det første.', versjon: 1 }))).toMatchObject({
      status: 409,
      json: { id: 'notat_changed', message: notatMessages.changed },
    });
    expect(await save(content({ tekst: 'Ny.', versjon: 0 }))).toMatchObject({ status: 409 });
    expect(await silje(at(VIST))).toMatchObject({ json: { tekst: 'Fra det andre vinduet.' } });
  });

  it('succeeds when it comes again because the answer was lost', async () => {
    expect(await save()).toMatchObject({ status: 200, json: { versjon: 1 } });
    expect(await save()).toMatchObject({ status: 200, json: { versjon: 1 } });
    expect(await silje(at(VIST))).toMatchObject({ json: { versjon: 1 } });
  });

  it('of two at once, one counts', async () => {
    const both = await Promise.all([
      save(content({ tekst: 'En.' })),
      save(content({ tekst: 'To.' })),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['too long', { tekst: 'x'.repeat(NOTAT_LIMITS.tekst + 1) }, { tekst: [notatMessages.tooLong] }],
    [
      'with too long a label',
      { merker: ['x'.repeat(NOTAT_LIMITS.merke + 1)] },
      { merker: [notatMessages.merkeTooLong] },
    ],
    [
      'with too many labels',
      { merker: Array.from({ length: NOTAT_LIMITS.merker + 1 }, (_, i) => `m${i}`) },
      { merker: [notatMessages.tooManyMerker] },
    ],
  ])('refuses a note that is %s', async (_, change, errors) => {
    expect(await save(content(change))).toMatchObject({ status: 400, json: { errors } });
    expect(await rows()).toEqual([]);
  });

  it('refuses one case too many, and not a change of one that is there', async () => {
    await save();
    const [mine] = (await rows()) as [{ pressebruker_id: string }];
    await bff.db.raw(
      `insert into sak (sak_id, saksnummer, domstol_id, foerst_sett)
         select 'F' || i, 'F' || i, 'TOSL', now() from generate_series(2, ?) i`,
      [NOTAT_LIMITS.saker],
    );
    await bff.db.raw(
      `insert into notat (pressebruker_id, sak_id, noekkel, kryptert, opprettet, endret)
         select ?, 'F' || i, 'x', '', now(), now() from generate_series(2, ?) i`,
      [mine.pressebruker_id, NOTAT_LIMITS.saker],
    );
    expect(await save(content(), saker.skjult.sakId)).toMatchObject({
      status: 409,
      json: { id: 'too_many_notater' },
    });
    expect(await save(content({ tekst: 'Mer.', versjon: 1 }))).toMatchObject({ status: 200 });
    await bff.db('sak').where('sak_id', 'like', 'F%').delete();
  });

  it('on what is no case answers 404', async () => {
    expect(await save(content(), 'FINNES-IKKE')).toMatchObject({ status: 404 });
  });
});

describe('the list', () => {
  it('has the last changed first, and of the case what may be shown now', async () => {
    await save(content({ tekst: 'Først.' }), saker.skjult.sakId);
    bff.time.now = new Date(bff.time.now.getTime() + 60_000);
    await save();
    const { json, text } = await silje(LIST);
    expect(json).toMatchObject([
      { sakId: VIST, saksnummer: saker.vist.saksnummer, tekst: TEKST, merker: ['politi'] },
      { sakId: saker.skjult.sakId, tekst: 'Først.', skjult: false },
    ]);
    expect(text).not.toContain('parter');
  });

  it('has the restrictions of each case, its hearings too', async () => {
    await bff
      .db('sak')
      .where({ sak_id: VIST })
      .update({ begrensninger: ['referatforbud'] });
    await bff
      .db('rettsmoete')
      .where({ sak_id: VIST })
      .update({ begrensninger: ['lukkedeDoerer'] });
    await save();
    expect(await silje(LIST)).toMatchObject({
      json: [{ sakId: VIST, begrensninger: ['lukkedeDoerer', 'referatforbud'] }],
    });
  });

  it('keeps the words on a case that the court hides, and nothing of the case but its number', async () => {
    await silje(pressePaths.saksdetaljer.href(VIST));
    await save();
    const id = await bff
      .db('tilbaketrekking')
      .insert({
        ...{ sak_id: VIST, omfang: 'sak', grunn: 'feil', forklaring: 'Prøve' },
        skjult: bff.time.now,
      })
      .returning('id');
    const { saksnummer } = saker.vist;
    expect(await silje(LIST)).toMatchObject({
      json: [
        { sakId: VIST, saksnummer, skjult: true, saksTema: null, begrensninger: [], tekst: TEKST },
      ],
    });
    expect(await save(content({ tekst: 'Mer.', versjon: 1 }))).toMatchObject({ status: 410 });
    const other = await signInSecond(bff);
    expect(await save(content(), VIST, other)).toMatchObject({ status: 404 });
    expect(await silje(at(VIST), { method: 'DELETE' })).toMatchObject({ status: 204 });
    expect(await silje(LIST)).toMatchObject({ json: [] });
    await bff
      .db('tilbaketrekking')
      .where(id[0] as object)
      .delete();
  });
});

describe('a change of keys', () => {
  it('takes the notes along, and says which nobody can read', async () => {
    await save();
    const fresh = randomBytes(32);
    const [old] = KEYS.audit;
    const move = (dryRun: boolean) => moveNotes(bff.db, [fresh, old], dryRun);
    expect(await move(true)).toEqual({ moved: 1, unreadable: 0 });
    expect(await move(false)).toEqual({ moved: 1, unreadable: 0 });
    expect(await move(false)).toEqual({ moved: 0, unreadable: 0 });
    expect(await rows()).toMatchObject([{ noekkel: keyId(fresh), versjon: 1 }]);
    // A server without the new key.
    expect(await silje(at(VIST))).toMatchObject({
      status: 410,
      json: { message: notatMessages.unreadable },
    });
    expect(await silje(LIST)).toMatchObject({ json: [{ tekst: null, merker: [] }] });
    expect(await moveNotes(bff.db, [randomBytes(32), old], false)).toEqual({
      moved: 0,
      unreadable: 1,
    });
    const config = { keys: { ...KEYS, audit: [fresh] as const } };
    const after = await startTestBff({ beside: bff, config });
    const later = await after.signedIn('presse');
    expect(await later(at(VIST))).toMatchObject({ json: { tekst: TEKST, versjon: 1 } });
    await after.close();
  });
});
