import { describe, expect, it } from 'vitest';
import { readSaker } from '#db/sak/saker.ts';
import { useImport, linje } from '#tests/support/cases/import.ts';

const { files, ids, versions } = useImport();

/** Of a test person: the month is 80 higher. */
const IDENTITY = '01850510012';

describe('lines of cases', () => {
  it('are brought in whole, and again without a change', async () => {
    const text = [
      linje('A', { bistandsadvokater: ['Advokat Nora Skårvik'] }),
      linje('B', { møteliste: [] }),
    ].join('\n');
    expect(await files.importText(text)).toMatchObject({ created: 2 });
    const before = await versions();
    expect(await files.importText(text, {}, new Date())).toMatchObject({
      unchanged: 2,
      changed: 0,
    });
    expect(await versions()).toEqual(before);
    const changed = await files.importText(linje('A'));
    expect(changed).toMatchObject({ changed: 1 });
  });

  it('of appeals say whose they are, until they no longer do; a list does not touch it', async () => {
    const appeals = () => files.db('sak_anke').select('sak_id', 'anke_fra');
    const anke = linje('A', { ankeFra: '24-000001med-tsos/tsar' });
    await files.importText(anke);
    expect(await appeals()).toEqual([{ sak_id: 'A', anke_fra: '24-000001MED-TSOS/TSAR' }]);
    expect(await files.importText(anke, {}, new Date())).toMatchObject({ unchanged: 1 });
    const other = linje('A', { ankeFra: '24-000002MED-TSOS/TSAR' });
    expect(await files.importText(other)).toMatchObject({ changed: 1 });
    const hit = { sakId: 'A', saksnummer: '25-187797MED-TSOS/TSAR', rettsmoeteIntervaller: [] };
    await files.importText(JSON.stringify({ count: 1, hits: [hit] }));
    expect(await appeals()).toMatchObject([{ anke_fra: '24-000002MED-TSOS/TSAR' }]);
    expect(await files.importText(linje('A'))).toMatchObject({ changed: 1 });
    expect(await appeals()).toEqual([]);
    const { rejects } = await files.importText(linje('A', { ankeFra: 'Even Bakkerud' }));
    expect(rejects).toMatchObject([{ field: 'ankeFra', reason: 'is no case number' }]);
  });

  it('of a case API are known by their number', async () => {
    const api = {
      sakId: undefined,
      erHentetFraSakApi: true,
      beskrivelse: 'Ikke berammet',
      møteliste: [],
    };
    await files.importText(linje('', api));
    await files.importText(
      linje('', { ...api, saksnummer: '25-187797med-tsos/tsar', beskrivelse: 'Ny' }),
    );
    expect(await ids()).toEqual(['api:25-187797MED-TSOS.TSAR']);
    expect((await readSaker(files.db, await ids()))[0]).toMatchObject({
      beskrivelse: 'Ny',
      erHentetFraSakApi: true,
    });
  });

  it('keep markup as text', async () => {
    await files.importText(linje('A', { saksTema: '<script>alert(1)</script> & "b"' }));
    expect((await readSaker(files.db, ['A']))[0]!.saksTema).toBe('<script>alert(1)</script> & "b"');
  });

  const moete = (start: string, slutt: string) => ({ møteliste: [{ start, slutt }] });
  it.each<[string, string, string | null, string]>([
    ['broken JSON', '{"sakId": "X", ', null, 'is not JSON'],
    ['no object', '[1]', null, 'expected object'],
    ['a missing number', JSON.stringify({ sakId: 'X' }), 'saksnummer', 'expected string'],
    ['a number for a text', linje('X', { saksTema: 5 }), 'saksTema', 'expected string'],
    ['an unknown field', linje('X', { dommer: 'N' }), null, 'not known'],
    ['a missing sakId', linje('X', { sakId: undefined }), 'sakId', 'is missing'],
    ['a name for a sakId', linje('Bakkerud'), 'sakId', 'no digit'],
    ['a name for a number', linje('X', { saksnummer: 'Bakkerud' }), 'saksnummer', 'no case number'],
    ['a sakId kept for case APIs', linje('api:1'), 'sakId', 'api:'],
    [
      'an unknown code',
      linje('X', { saksnummer: '25-1877MED-QQQQ' }),
      'saksnummer',
      'is no case number',
    ],
    [
      'an unknown court',
      linje('X', { saksnummer: '25-187797MED-TQQQ' }),
      'saksnummer',
      'no court has the code',
    ],
    [
      'an unknown name',
      linje('X', { domstol: 'Andeby tingrett' }),
      'domstol',
      'no court has this name',
    ],
    [
      'an end before its start',
      linje('X', moete('2026-03-10T09:00', '2026-03-10T08:00')),
      'møteliste.0.slutt',
      'not after start',
    ],
    [
      'an end in the next year',
      linje('X', moete('2026-03-10T09:00', '2027-03-10T15:00')),
      'møteliste.0.slutt',
      'more than 183 days',
    ],
    [
      'a hearing far ahead',
      linje('X', moete('2062-03-10T09:00', '2062-03-10T15:00')),
      'møteliste.0.start',
      'more than 5 years ahead',
    ],
    [
      'a time that does not exist',
      linje('X', moete('2026-03-29T02:30:00', '2026-03-29T09:00:00')),
      'møteliste.0.start',
      'does not exist',
    ],
    [
      'a time that exists twice',
      linje('X', moete('2026-10-25T02:30:00', '2026-10-25T09:00:00')),
      'møteliste.0.start',
      'twice',
    ],
    [
      'a day that does not exist',
      linje('X', moete('2026-02-30T09:00:00', '2026-03-01T09:00:00')),
      'møteliste.0.start',
      'no time',
    ],
    ['a NUL', linje('X', { parter: 'a\u0000b' }), 'parter', 'U+0000'],
    ['an escape character', linje('X', { saksTema: 'a\u001b[31m' }), 'saksTema', 'U+001B'],
    ['half a character', linje('X', { saksTema: 'a\ud800' }), 'saksTema', 'U+D800'],
    ['text that runs backwards', linje('X', { parter: 'a\u202eb' }), 'parter', 'U+202E'],
    [
      'an identity number in the subject',
      linje('X', { saksTema: `Tyveri, f. ${IDENTITY}` }),
      'saksTema',
      'national identity number at position 12',
    ],
    [
      'an identity number among the parties',
      linje('X', { parter: `Even Bakkerud ${IDENTITY}` }),
      'parter',
      'national identity number',
    ],
    [
      "an identity number beside a victim's lawyer",
      linje('X', { bistandsadvokater: [IDENTITY] }),
      'bistandsadvokater.0',
      'national identity number',
    ],
    [
      'a case-API case without description',
      linje('X', { erHentetFraSakApi: true }),
      'beskrivelse',
      'is missing',
    ],
  ])('with %s cost one row, and say where and why', async (_, wrong, field, reason) => {
    const result = await files.importText([linje('A'), wrong, linje('B')].join('\n'));
    expect(await ids()).toEqual(['A', 'B']);
    expect(result.rejected).toBe(1);
    expect(result.rejects[0]).toMatchObject({
      line: 2,
      field,
      reason: expect.stringContaining(reason) as string,
    });
    expect(JSON.stringify(result)).not.toContain(IDENTITY);
  });

  it('say nothing of a party in the rejects file', async () => {
    const result = await files.importText(
      linje('X', { parter: 'Even Bakkerud\u0000', saksTema: 5 }).replace(/}$/, ''),
    );
    const other = await files.importText(
      linje('X', { parter: 'Even Bakkerud\u0000', saksTema: 5 }),
    );
    expect(JSON.stringify([result.rejects, other.rejects])).not.toContain('Bakkerud');
    expect(other.rejects.map(({ field }) => field)).toEqual(['saksTema', 'parter']);
  });

  it.each([
    [{ erHentetFraSakApi: true, sakId: undefined, saksnummer: IDENTITY }, IDENTITY],
    [{ møteliste: [{ start: 'Even Bakkerud', slutt: 'Even Bakkerud' }] }, 'Bakkerud'],
  ])('do not repeat in the rejects file what stood in the wrong field: %j', async (wrong, text) => {
    const { rejects } = await files.importText(linje('X', wrong));
    expect(rejects.length).toBeGreaterThan(0);
    expect(JSON.stringify(rejects)).not.toContain(text);
  });

  it('with the same id twice keep the first; saying the same again is no fault', async () => {
    const text = [linje('A'), linje('B'), linje('A'), linje('B', { saksTema: 'Annet' })].join('\n');
    const result = await files.importText(text);
    expect(result).toMatchObject({ created: 2, repeated: 1, rejected: 1 });
    expect(result.rejects[0]).toMatchObject({
      line: 4,
      field: 'sakId',
      reason: expect.stringContaining('line 2') as string,
    });
  });

  it('that only the database can refuse cost themselves alone', async () => {
    await files.db.raw(`alter table sak add constraint ikke_x check (saks_tema <> 'x')`);
    try {
      const result = await files.importText(
        [linje('A'), linje('X', { saksTema: 'x' }), linje('B')].join('\n'),
      );
      expect(await ids()).toEqual(['A', 'B']);
      expect(result.rejects).toEqual([
        { line: 2, field: null, reason: 'is refused by the database: ikke_x' },
      ]);
    } finally {
      await files.db.raw('alter table sak drop constraint ikke_x');
    }
  });

  it('beyond the limit are skipped', async () => {
    const long = linje('X', { saksTema: 'x'.repeat(5_000_000) });
    const result = await files.importText([linje('A'), long, linje('B')].join('\n'));
    expect(await ids()).toEqual(['A', 'B']);
    expect(result.rejects).toEqual([
      { line: 2, field: null, reason: 'is longer than 4 MB and was skipped' },
    ]);
  });

  it('remove the rejects file of an earlier attempt when all is well', async () => {
    await files.importText('{');
    expect((await files.importText(linje('A'))).rejects).toEqual([]);
  });

  it('are read from an empty file as nothing', async () => {
    expect(await files.importText('')).toMatchObject({ created: 0, rejected: 0 });
  });
});
