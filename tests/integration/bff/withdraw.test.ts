import { describe, expect, it } from 'vitest';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { indexAll } from '#tests/support/cases/store-sak.ts';
import { tried } from '#tests/support/trust.ts';
import {
  because,
  BY_NUMBER,
  DETAILS,
  DOM,
  hidden,
  sakOf,
  TILTALE,
  useWithdrawing,
} from '#tests/support/withdraw/use-withdrawing.ts';

/*
 * The indexer stands still while an administrator hides a case. It is gone from every channel at the next request, and
 * comes back with the lifting.
 */

const { bff, presse, hide, lift, search, forgetAudit } = useWithdrawing();

/** Everything that a journalist may ask that tells of the case. */
const SEARCHES: readonly Record<string, string>[] = [
  {},
  ...['rettsmoete', 'domstol', 'sisteSak', 'relevans'].map((sortField) => ({
    ...{ query: 'tyveri', sortField },
  })),
  ...[
    'Glimfjell',
    'Glimnes',
    'Glimby',
    'Glimsak',
    'Glimmøte',
    'glimf*',
    '"tyveri fra Glimfjell"',
  ].map((query) => ({ query })),
  { query: hidden.saksnummer },
  { query: '26-000777' },
  { query: 'Glimfjel' },
  { query: 'glimhammer', dokumenttekst: 'true' },
  { isAdvancedSearch: 'true', saksnummer: '26-000777' },
  { isAdvancedSearch: 'true', parter: 'Glimnes' },
  { soekeKategori: 'avgjorelser' },
  { soekeKategori: 'tiltaler' },
  { fasettsakstype: 'Glimsak' },
  { query: 'tyveri', fraDato: '2026-06-01', tilDato: '2026-06-02' },
];
const SUGGESTIONS = ['Gli', 'Glimnes', 'Glimfjell', '26-000777', 'Quentinius'];

/** What every channel answers. */
async function everything(): Promise<string> {
  const answers: unknown[] = [];
  for (const query of SEARCHES) {
    const { hits, ...rest } = await search(query);
    answers.push(hits, rest);
  }
  for (const q of SUGGESTIONS)
    answers.push((await presse(`/api/presse/soekeforslag?${new URLSearchParams({ q })}`)).text);
  for (const path of [DETAILS, BY_NUMBER, DOM, TILTALE, '/api/presse/favoritter']) {
    const { status, text } = await presse(path);
    answers.push([status, text.replace(/"requestId":"[^"]*"/, '')]);
  }
  return JSON.stringify(answers);
}

const COUNT = SEARCHES.length + SUGGESTIONS.length + 5;

describe('a case that is hidden while the indexer stands still', () => {
  it('answers everything as if it had never been there, from the next request on', async () => {
    expect(await everything()).toContain('Glim');
    await forgetAudit();
    const answer = await hide();
    expect(answer.status).toBe(200);
    expect(sakOf(answer)).toMatchObject({
      tilstand: 'skjult',
      tilbaketrekking: {
        skjultAv: 'Astrid Domsland',
        grunn: 'feil',
        forklaring: because.forklaring,
      },
    });
    const whileHidden = await everything();
    tried('withdrawn', COUNT);
    await bff.db('sak').where({ sak_id: 'SKJULES' }).delete();
    await indexAll(bff.search, bff.db, NOON);
    expect(whileHidden).toBe(await everything());
    expect(whileHidden).not.toMatch(/Glim|Quentinius|glimh/);
  });

  it('comes back at the next request when that is lifted, and its words when the index has it', async () => {
    const before = await everything();
    const { tilbaketrekking } = sakOf(await hide());
    const lifted = await lift(tilbaketrekking!.id);
    expect(sakOf(lifted)).toMatchObject({ tilstand: 'synlig', tilbaketrekking: null });
    expect((await presse(DETAILS)).status).toBe(200);
    expect((await presse(DOM)).status).toBe(200);
    expect((await search({})).hits.map(({ sakId }) => sakId)).toContain('SKJULES');
    await indexAll(bff.search, bff.db, NOON);
    expect(await everything()).toBe(before);
  });

  it('is not found while it is a dead letter', async () => {
    await hide();
    await bff.db('sak_utboks').delete();
    await bff.db('doedbrev').insert({ sak_id: 'SKJULES', grunn: 'avvist' });
    for (const query of SEARCHES)
      expect((await search(query)).hits.map(({ sakId }) => sakId)).not.toContain('SKJULES');
    tried('withdrawn', SEARCHES.length);
  });

  it('is for nobody who has not seen it: the 404 of a case that does not exist', async () => {
    await hide();
    const same = async (path: string, unknown: string) => {
      const [one, none] = [await presse(path), await presse(unknown)];
      expect(one.status).toBe(404);
      const plain = ({ text, headers, status }: typeof one) => [
        status,
        text.replace(/"requestId":"[^"]*"/, ''),
        [...headers].filter(([name]) => name !== 'x-request-id'),
      ];
      expect(plain(one)).toEqual(plain(none));
    };
    await same(DETAILS, '/api/presse/saksdetaljer/UKJENTE');
    await same(BY_NUMBER, '/api/presse/saksdetaljer/saksnummer/26-000999MED-TSOS/TSAR');
    await same(DOM, '/api/presse/avgjorelser/TSOS/xyz.pdf');
    const add = await presse('/api/presse/legg-til-favoritt/SKJULES', { method: 'POST' });
    expect(add.status).toBe(404);
    tried('withdrawn', 4);
  });
});

describe('somebody who has seen a case that is hidden', () => {
  const gone = {
    id: 'sak_skjult',
    message: 'Saken er skjult av domstolen',
    skjultSak: {
      sakId: 'SKJULES',
      saksnummer: hidden.saksnummer,
      domstolNavn: hidden.domstolNavn,
      skjult: '2026-03-10T12:00:00+01:00',
      epost: 'da@domstol.example',
    },
  };

  it.each([
    ['opened it', () => presse(DETAILS)],
    ['opened a document', () => presse(DOM)],
    [
      'has it as a favourite',
      () => presse('/api/presse/legg-til-favoritt/SKJULES', { method: 'POST' }),
    ],
  ])('and %s gets 410 with number, court and time, and never the reason', async (_, see) => {
    await see();
    await hide();
    for (const path of [DETAILS, BY_NUMBER, DOM, TILTALE]) {
      const answer = await presse(path);
      expect(answer.status).toBe(410);
      expect(answer.json).toMatchObject(gone);
      expect(answer.text).not.toMatch(/feil|Vitne|Glim|Quentinius/);
    }
  });

  it.each([
    ["says a party's name", 'quentinius-glimnes.pdf', 404],
    ['says no name', 'dom-1.pdf', 410],
  ])('is told nothing by an address that was guessed, when it %s', async (_, name, status) => {
    await bff.db('dokument').where({ fil_navn: 'dom.pdf' }).update({ fil_navn: name });
    await presse(DETAILS);
    await hide();
    expect((await presse(`/api/presse/avgjorelser/TSOS/${name}`)).status).toBe(status);
  });

  it('is led to the page of the case by an old link to a file', async () => {
    await presse(DETAILS);
    await hide();
    const { status, headers } = await presse(DOM, { headers: { accept: 'text/html' } });
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/beramming/SKJULES');
  });

  it('has it among the hidden favourites, and can remove it there', async () => {
    await presse('/api/presse/legg-til-favoritt/SKJULES', { method: 'POST' });
    const hiddenOnes = async () => (await presse('/api/presse/favoritter/skjulte')).json;
    expect(await hiddenOnes()).toEqual([]);
    await hide();
    expect((await presse('/api/presse/favoritter')).json).toEqual([]);
    expect(await hiddenOnes()).toEqual([{ ...gone.skjultSak, erFavoritt: true }]);
    await presse('/api/presse/slett-favoritt/SKJULES', { method: 'DELETE' });
    expect(await hiddenOnes()).toEqual([]);
    expect((await presse(DETAILS)).status).toBe(404);
  });
});
