import { beforeEach, describe, expect, it } from 'vitest';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { signLink } from '#bff/session/crypto.ts';
import type { Berammingsliste } from '#contract/sak.ts';
import { parterHiddenFrom } from '#domain/visibility.ts';
import { searchableRange } from '#domain/search-rules.ts';
import { KEYS, persons } from '#tests/support/access/persons.ts';
import { HIDDEN, saker, storeSaker } from '#tests/support/cases/saker.ts';
import {
  breakAudit,
  minArbeidsgiver,
  omMeg,
  questions,
  soeknad,
} from '#tests/support/access/forms.ts';
import type { Ask, HttpAnswer } from '#tests/support/bff/http-client.ts';
import { indexAll } from '#tests/support/cases/store-sak.ts';
import { NOON, startOver } from '#tests/support/bff/test-bff.ts';

const { bff, ask: presse, signInAgain } = useBff('presse', storeSaker);
beforeEach(() => bff.db('favoritt').delete());

const everywhere = () => ({
  domstolid: 'alle',
  fraDato: searchableRange(bff.time.now).fraDato,
  tilDato: '2026-12-31',
  pageSize: '1000',
});
const search = (query: Record<string, string>) =>
  presse(`/api/presse/hent-berammingsliste?${new URLSearchParams({ ...everywhere(), ...query })}`);
const found = async (query: Record<string, string>) => {
  const { hits, totalHits } = (await search(query)).json as Berammingsliste;
  return { ids: hits.map(({ sakId }) => sakId), totalHits };
};
const nothing = { ids: [], totalHits: 0 };

/** Every answer that a press user can get about every case. */
async function everything(): Promise<HttpAnswer[]> {
  const answers: HttpAnswer[] = [];
  for (const soekeKategori of ['berammede', 'avgjorelser', 'tiltaler'])
    answers.push(await search({ soekeKategori }));
  for (const { sakId, saksnummer } of Object.values(saker)) {
    const id = encodeURIComponent(sakId);
    answers.push(await presse(`/api/presse/legg-til-favoritt/${id}`, { method: 'POST' }));
    answers.push(await presse(`/api/presse/saksdetaljer/${id}`));
    answers.push(await presse(`/api/presse/saksdetaljer/saksnummer/${saksnummer}`));
  }
  answers.push(await presse('/api/presse/favoritter'));
  return answers;
}

describe('what is hidden', () => {
  it('is in no response, while what may be shown is', async () => {
    const text = (await everything()).map((answer) => answer.text).join('\n');
    for (const hidden of HIDDEN) expect(text).not.toContain(hidden);
    expect(text).toContain('Synligsen');
    expect(text).toContain('vist-dom.pdf');
    expect(text).toContain(saker.utgaatt.saksnummer);
  });

  it.each(HIDDEN)(
    '%s is found by nobody, alone, as a phrase, a prefix or in the field of parties',
    async (word) => {
      const last = word.split(/[ -]/)[0]!;
      for (const query of [word, `"${word}"`, `${last}*`, `${last} ELLER finnesikke`])
        if (!'Tiltale Dom'.includes(last)) expect(await found({ query })).toEqual(nothing);
      expect(await found({ isAdvancedSearch: 'true', parter: word })).toEqual(nothing);
    },
  );

  it('makes a search look the same as one without the name', async () => {
    expect(await found({ query: 'tyveri -Gjemtdal' })).toEqual(await found({ query: 'tyveri' }));
  });

  it('is hidden from the exact instant, while the index still contains the name', async () => {
    const end = parterHiddenFrom(saker.vist) as Date;
    const at = async (now: Date) => {
      bff.time.now = now;
      await signInAgain();
      return found({ query: 'Synligsen' });
    };
    expect(await at(new Date(end.getTime() - 1))).toEqual({ ids: ['VIST'], totalHits: 1 });
    expect(await at(end)).toEqual(nothing);
    const text = (await everything()).map((answer) => answer.text).join('\n');
    expect(text).not.toContain('Synligsen');
  });

  it('is in no error, and neither is the query', async () => {
    const word = 'Gjemtdal';
    const errors = [
      await presse(`/api/presse/hent-berammingsliste?query=${word}&parter=${word}`),
      await presse(`/api/presse/saksdetaljer/${word}`),
      await presse(`/api/presse/saksdetaljer/saksnummer/${word}`),
      await presse(`/api/presse/tiltale/TSOS/${word}.pdf`),
      await presse(`/api/${word}`),
      await bff.guest(`/api/presse/saksdetaljer/${word}`),
      await bff.guest(`/api/presse/saksdetaljer/${word}`, { method: 'POST' }),
    ];
    for (const { status, text, headers } of errors) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text + JSON.stringify([...headers])).not.toContain(word);
    }
  });

  it('is in no log line, and neither is any name, number, address or cookie', async () => {
    await everything();
    await search({ query: 'Synligsen Gjemtdal' });
    await presse('/api/presse/tiltale/TSOS/vist-tiltale.pdf');
    await presse('/api/presse/tiltale/TSOS/utgaatt-tiltale.pdf');
    const log = bff.logs.join('');
    for (const secret of [
      ...HIDDEN,
      'Synligsen',
      'vist-tiltale',
      'Silje',
      '14828840259',
      'MED-TSOS',
      'presse_sesjon',
      'fraDato',
    ])
      expect(log).not.toContain(secret);
    expect(log).toContain('"route":"/api/presse/saksdetaljer/:sakId"');
    expect(log).toContain('"route":"/api/presse/hent-berammingsliste"');
  });
});

describe('what is personal', () => {
  it('is in no log line when somebody applies, is confirmed, changes the profile, updates it and leaves', async () => {
    const { db, guest, logs } = bff;
    await db('epost_utboks').delete();
    const call = (who: Ask, method: string, path: string, json?: unknown) =>
      who(`/api/presse/${path}`, { method, ...(json ? { json } : {}) });
    const nora = await bff.signedIn('autentisert');
    const jonas = await bff.signedIn('lapsed');
    await call(nora, 'POST', 'registrer-soknad', { ...soeknad, kontaktpersonEpost: soeknad.epost });
    await call(nora, 'POST', 'registrer-soknad', { ...soeknad, foretrukketDomstolId: 'Gjemtdal' });
    for (let i = 0; i < 2; i += 1) await call(nora, 'POST', 'registrer-soknad', soeknad);
    await call(nora, 'GET', 'min-soeknad');
    await call(presse, 'GET', 'profil');
    await call(presse, 'PUT', 'rediger-om-meg', { ...omMeg, telefon: '92241081' });
    await call(presse, 'PUT', 'rediger-min-arbeidsgiver', minArbeidsgiver);
    await call(jonas, 'GET', 'reautentisering');
    await call(jonas, 'POST', 'reautentisering/oppdater-profil', soeknad);
    const tokens = (await questions(db)).map(({ id, utloeper }) =>
      signLink(KEYS.session, { id, expires: utloeper }),
    );
    for (const token of tokens) {
      const path = `/api/arbeidsgiver/behov/${token}`;
      await guest(path);
      for (let i = 0; i < 2; i += 1)
        await guest(path, { method: 'POST', json: { svar: 'avkreftet' } });
    }
    await call(jonas, 'DELETE', 'slett-profil');
    const mend = await breakAudit(db);
    await call(presse, 'DELETE', 'slett-profil');
    await mend();
    const log = logs.join('');
    expect(log).toContain('"route":"/api/arbeidsgiver/behov/:token"');
    expect(tokens.length).toBeGreaterThan(2);
    const sent = Object.values(soeknad).filter((value) => typeof value === 'string');
    const names = Object.values(persons).flatMap(({ fornavn, etternavn, pid }) => [
      fornavn,
      etternavn,
      pid,
    ]);
    const phones = ['92241081', '922 41'];
    for (const personal of [...sent, ...phones, ...names, ...tokens]) {
      // A court's code is neither secret nor personal.
      if (personal !== soeknad.foretrukketDomstolId) expect(log).not.toContain(personal);
    }
    await startOver(bff);
  });
});

describe('a change that the index does not have yet', () => {
  beforeEach(async () => {
    await bff.db('sak').delete();
    await storeSaker(bff);
  });

  it('hides a name at once', async () => {
    await bff.db('sak').where({ sak_id: 'VIST' }).update({ parter_anonymisert: true });
    expect(await found({ query: 'Synligsen' })).toEqual(nothing);
    expect((await found({ query: 'tyveri' })).ids).toContain('VIST');
    await indexAll(bff.search, bff.db, NOON);
    expect(await found({ query: 'Synligsen' })).toEqual(nothing);
  });

  it('removes a deleted case at once, with its favourites', async () => {
    await presse('/api/presse/legg-til-favoritt/VIST', { method: 'POST' });
    await bff.db('sak').where({ sak_id: 'VIST' }).delete();
    expect((await found({ query: 'tyveri' })).ids).not.toContain('VIST');
    expect((await presse('/api/presse/favoritter')).json).toEqual([]);
    expect((await presse('/api/presse/saksdetaljer/VIST')).status).toBe(404);
  });
});
