import { beforeEach, describe, expect, it } from 'vitest';
import type { Berammingsliste } from '#contract/sak.ts';
import type { Soekeforslag } from '#contract/soekeforslag.ts';
import { SORT_FIELDS } from '#domain/search-rules.ts';
import { parterHiddenFrom } from '#domain/visibility.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

/*
 * Everything that an answer has beside the hits is a way in which a hidden name could leak. Here a case is hidden in each way
 * there is, and each channel is asked about its name and about a name that does not exist: the answers must be the same.
 */

const NAVN = { fornavn: 'Tjørkild', etternavn: 'Håvestøl' };
/** The same name for every purpose, except that nobody has it. */
const INGEN = { fornavn: 'Xjørkild', etternavn: 'Qåvestøl' };
type Navn = typeof NAVN;

const hidden = buildSak({
  sakId: 'SKJULES',
  saksnummer: '26-000201MED-TSOS/TSAR',
  saksTema: 'Straffeloven § 321 – tyveri',
  parter: `Påtalemyndigheten mot ${NAVN.fornavn} ${NAVN.etternavn}`,
  dokumenter: [
    buildDokument({ filNavn: 'skjules.pdf', tekst: `${NAVN.fornavn} tok en hagetraktor på Moss.` }),
  ],
});
const other = buildSak({
  sakId: 'ANDRE',
  saksnummer: '26-000202MED-TSOS/TSAR',
  saksTema: 'Straffeloven § 271 – kroppskrenkelse',
  parter: 'Påtalemyndigheten mot Even Synligsen',
  rettsmoeter: [
    buildRettsmoete('2026-03-09T09:00:00+01:00'),
    buildRettsmoete('2026-06-09T09:00:00+02:00'),
  ],
});

const { bff, ask: presse, signInAgain } = useBff('presse');
beforeEach(async () => {
  const { db, documents, search } = bff;
  await db('sak').delete();
  await db('doedbrev').delete();
  for (const sak of [hidden, other]) await storeSak(db, documents, sak);
  await indexAll(search, db, NOON);
});

const range = { domstolid: 'alle', fraDato: '2026-02-20', tilDato: '2026-06-30' };
async function search(params: Record<string, string>): Promise<Berammingsliste> {
  const query = new URLSearchParams({ ...range, ...params });
  const answer = await presse(`/api/presse/hent-berammingsliste?${query}`);
  expect(answer.status, bff.logs.slice(-2).join('')).toBe(200);
  return answer.json as Berammingsliste;
}
const suggest = async (q: string) => {
  const answer = await presse(`/api/presse/soekeforslag?${new URLSearchParams({ q })}`);
  expect(answer.status, bff.logs.slice(-2).join('')).toBe(200);
  return answer.json as Soekeforslag;
};

/** What each channel says about a name. */
const CHANNELS: Readonly<Record<string, (navn: Navn) => Promise<unknown>>> = {
  'hits, facets and counts': async ({ etternavn }) => search({ query: etternavn }),
  'the facets of other words': async ({ etternavn }) =>
    (await search({ query: `hovedforhandling -${etternavn}` })).fasetter,
  'why a case is a hit': async ({ fornavn, etternavn }) =>
    (await search({ query: `hovedforhandling ELLER ${fornavn} ELLER ${etternavn}` })).hits,
  'why a case is a hit, quoted from a document': async ({ fornavn }) =>
    (await search({ query: `tyveri ELLER ${fornavn} ELLER hagetraktor` })).hits,
  'the text of documents': async ({ fornavn }) =>
    search({ isAdvancedSearch: 'true', dokumenttekst: `hagetraktor ${fornavn}` }),
  'the order by relevance': async ({ fornavn, etternavn }) => {
    const query = `hovedforhandling ELLER "${fornavn} ${etternavn}" ELLER ${etternavn}`;
    return (await search({ query, sortField: 'relevans' })).hits.map(({ sakId }) => sakId);
  },
  'the other orders': async ({ etternavn }) => {
    const query = `hovedforhandling ELLER ${etternavn}`;
    const orders = SORT_FIELDS.map((sortField) => search({ query, sortField }));
    return (await Promise.all(orders)).map(({ hits }) => hits.map(({ sakId }) => sakId));
  },
  'other spellings': async ({ fornavn, etternavn }) =>
    search({ query: `${fornavn} ${etternavn}`.replaceAll('ø', 'o').replaceAll('å', 'a') }),
  initials: async ({ fornavn, etternavn }) => search({ query: `${fornavn[0]!}. ${etternavn}` }),
  'did you mean, and what is searched for instead': async ({ fornavn, etternavn }) => {
    const slip = fornavn.slice(0, -1);
    const typed = [`${etternavn}l`, `${slip} tyveri`, `${slip} tyevri`, fornavn + etternavn];
    const answers = await Promise.all(typed.map((query) => search({ query })));
    return answers.map(({ menteDu, skrivemaate, totalHits, hits }, at) => ({
      ...{ menteDu, totalHits, sakIds: hits.map(({ sakId }) => sakId) },
      // The words themselves were typed.
      skrivemaate: skrivemaate?.replace(typed[at]!.split(' ')[0]!, '…') ?? null,
    }));
  },
  'a number beside the hits': async ({ etternavn }) =>
    (await search({ query: `26-000201 ${etternavn}`, domstolid: 'TOSL' })).sakerUtenfor,
  suggestions: async ({ fornavn, etternavn }) => {
    const beginnings = [fornavn, etternavn, `${fornavn} ${etternavn}`, `tyveri ${etternavn}`];
    const typed = beginnings.flatMap((text) => [text.slice(0, 4), text.slice(0, -1), text]);
    return Promise.all(typed.map(suggest));
  },
  'suggestions of days, and what nearly begins so': async ({ etternavn }) => {
    const typed = [`i dag ${etternavn}`, `${etternavn} i dag moss`, etternavn.slice(0, 3)];
    const found = await Promise.all(typed.map(suggest));
    // The words themselves were typed.
    return JSON.parse(JSON.stringify(found).replaceAll(etternavn, '…')) as unknown;
  },
};
const channels = Object.entries(CHANNELS);
const SAME_WHILE_SHOWN = new Set(['a number beside the hits']);

const at = async (now: Date) => {
  bff.time.now = now;
  await signInAgain();
};
const end = parterHiddenFrom(hidden) as Date;
/** Every way in which the name comes to be hidden, while the index still has it. */
const WAYS: Readonly<Record<string, () => Promise<unknown>>> = {
  'from the exact instant on': () => at(end),
  'when the court anonymises the parties': () =>
    bff.db('sak').where({ sak_id: 'SKJULES' }).update({ parter_anonymisert: true }),
  'when the court leaves the names out': () =>
    bff.db('sak').where({ sak_id: 'SKJULES' }).update({ parter: null }),
  'when the hearing is moved': () =>
    bff
      .db('rettsmoete')
      .where({ sak_id: 'SKJULES' })
      .update({ start: '2026-02-20T09:00:00+01:00', slutt: '2026-02-20T10:00:00+01:00' }),
  'when the change is a dead letter': async () => {
    await bff.db('sak').where({ sak_id: 'SKJULES' }).update({ parter_anonymisert: true });
    await bff.db('sak_utboks').delete();
    await bff.db('doedbrev').insert({ sak_id: 'SKJULES', grunn: 'avvist' });
  },
};

describe('while the name is shown', () => {
  it('one millisecond before, every channel knows it', async () => {
    await at(new Date(end.getTime() - 1));
    for (const [channel, ask] of channels) {
      // These have the case for both names; the name itself is not in what they tell.
      if (SAME_WHILE_SHOWN.has(channel)) continue;
      expect(await ask(NAVN), channel).not.toEqual(await ask(INGEN));
    }
  });
});

describe.each(Object.entries(WAYS))('a name that is hidden %s', (_, hide) => {
  beforeEach(hide);

  it('is told by no channel, while the index still has it', async () => {
    for (const [channel, ask] of channels) {
      const about = await ask(NAVN);
      expect(about, channel).toEqual(await ask(INGEN));
      const text = JSON.stringify(about);
      for (const word of [...Object.values(NAVN), 'hagetraktor'])
        expect(text, channel).not.toContain(word);
    }
  });

  it('is told by no channel when the index knows of the change either', async () => {
    await indexAll(bff.search, bff.db, bff.time.now);
    for (const [channel, ask] of channels)
      expect(await ask(NAVN), channel).toEqual(await ask(INGEN));
  });
});

it('a case that is deleted is in no channel, though the index has it', async () => {
  await bff.db('sak').where({ sak_id: 'SKJULES' }).delete();
  for (const [channel, ask] of channels) {
    const about = JSON.stringify(await ask(NAVN));
    expect(about, channel).toBe(JSON.stringify(await ask(INGEN)));
    expect(about, channel).not.toContain('000201');
  }
  expect(JSON.stringify(await suggest('26-0002'))).not.toContain('000201');
});

it('no log line has what was typed, nor what was proposed', async () => {
  for (const [, ask] of channels) await ask(NAVN);
  await search({ query: 'kroppskrenklse' });
  const log = bff.logs.join('');
  expect(log).toContain('"route":"/api/presse/soekeforslag"');
  for (const word of [...Object.values(NAVN), 'kroppskren', 'hagetraktor', 'hovedforhandling'])
    expect(log).not.toContain(word);
});
