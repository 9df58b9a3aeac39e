import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityHash, signLink } from '#bff/session/crypto.ts';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import { IDENTITY_KEY, KEYS, hashOf } from '#tests/support/access/persons.ts';
import {
  auditOf,
  breakAudit,
  minArbeidsgiver,
  outbox,
  questions,
  soeknad,
} from '#tests/support/access/forms.ts';
import { type TestBff, startOver, startTestBff } from '#tests/support/bff/test-bff.ts';

let bff: TestBff;
let link: string;
beforeAll(async () => {
  bff = await startTestBff();
});
beforeEach(async () => {
  await startOver(bff);
  const nora = await bff.signedIn('autentisert');
  await nora('/api/presse/registrer-soknad', { method: 'POST', json: soeknad });
  link = await lastLink();
});
afterAll(() => bff.close());

/** The link of the last message to an employer. */
async function lastLink(): Promise<string> {
  const { id, utloeper } = (await questions(bff.db)).at(-1)!;
  return linkTo(id, utloeper);
}
const linkTo = (id: string, expires: Date) =>
  arbeidsgiverPaths.behov.href(signLink(KEYS.session, { id, expires }));
const look = (path = link) => bff.guest(path);
const answer = (svar: unknown, path = link) => bff.guest(path, { method: 'POST', json: { svar } });
const LAST_MOMENT = new Date('2026-04-09T23:59:59.999+02:00');

describe('a link to the employer', () => {
  it('shows who asks, why and until when, but no address or number', async () => {
    expect(await look()).toMatchObject({ status: 200 });
    expect((await look()).json).toEqual({
      navn: 'Nora Fjellvang',
      stilling: 'Krimjournalist',
      redaksjon: 'Elveposten',
      begrunnelse: 'Jeg dekker straffesaker i distriktet.',
      kontaktpersonArbeidsgiver: 'Trond Vestby',
      kontaktpersonOrganisasjon: 'Elveposten AS',
      frilanser: false,
      svarfrist: '2026-04-09',
    });
  });

  it('says that a freelancer is vouched for, on the page and in the message', async () => {
    await startOver(bff);
    const nora = await bff.signedIn('autentisert');
    const json = { ...soeknad, jobberSomFrilanser: true };
    await nora('/api/presse/registrer-soknad', { method: 'POST', json });
    link = await lastLink();
    expect((await look()).json).toMatchObject({ frilanser: true });
    const asked = (await outbox(bff.db)).filter(({ mal }) => mal === 'arbeidsgiver_forespoersel');
    expect(asked).toMatchObject([{ data: { frilanser: true } }]);
  });

  it.each(['bekreftet', 'avkreftet'] as const)(
    'stores that the need is %s, and when',
    async (svar) => {
      bff.time.now = LAST_MOMENT;
      expect(await answer(svar)).toMatchObject({ status: 204, text: '' });
      expect(await questions(bff.db)).toMatchObject([{ svar, svart: LAST_MOMENT }]);
    },
  );

  it('keeps what is added to it for administrators, tidied, and shows it to nobody else', async () => {
    const words = 'Fast ansatt.\r\nDekker <b>retten</b>\u0000.';
    const json = { svar: 'bekreftet', melding: words };
    const audit = await auditOf(bff.db, () => bff.guest(link, { method: 'POST', json }));
    const stored = 'Fast ansatt.\nDekker <b>retten</b>.';
    expect(await questions(bff.db)).toMatchObject([{ svar: 'bekreftet', melding: stored }]);
    expect(JSON.stringify(audit)).not.toContain('ansatt');
    const nora = await bff.signedIn('autentisert');
    for (const path of ['/api/presse/min-soeknad', '/api/presse/min-soeknad/status']) {
      const { status, text } = await nora(path);
      expect(status).toBe(200);
      expect(text).not.toContain('ansatt');
    }
    const { soeknad_id: id } = (await questions(bff.db))[0]!;
    const shown = await (await bff.signedIn('admin'))(`/api/admin/soeknad/${id}`);
    expect(shown.json).toMatchObject({ bekreftelser: [{ melding: stored }] });
    await nora('/api/presse/min-soeknad', { method: 'DELETE' });
    expect(await questions(bff.db)).toMatchObject([{ svar: 'bekreftet', melding: null }]);
  });

  it.each([
    ['501 characters', 'x'.repeat(501), 400],
    ['500 characters', 'x'.repeat(500), 204],
    ['only spaces', '  \n ', 204],
    ['nothing', null, 204],
  ])('takes a message of %s or not', async (_, melding, status) => {
    const json = { svar: 'avkreftet', melding };
    expect((await bff.guest(link, { method: 'POST', json })).status).toBe(status);
    const [question] = await questions(bff.db);
    expect(question).toMatchObject({ melding: melding?.trim() && status === 204 ? melding : null });
  });

  const personWith = async (hash: Buffer) =>
    (await bff.db('identitet').where({ hash }).pluck<Buffer[]>('person'))[0];

  it('writes who looked and answered to the audit log, as a pseudonym of the address', async () => {
    const audit = await auditOf(bff.db, async () => {
      await look();
      await answer('bekreftet');
    });
    const [{ id } = { id: '' }] = await questions(bff.db);
    const trace = {
      detaljer: { bekreftelseId: id },
      rolle: 'arbeidsgiver',
      identitet_hash: await personWith(identityHash(IDENTITY_KEY, 'trond@elveposten.example')),
    };
    expect(audit).toEqual([
      { ...trace, handling: 'behov_vist' },
      { ...trace, handling: 'behov_bekreftet' },
    ]);
  });

  it('is answered once, also when both answers come at the same moment', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, i) => answer(i % 2 ? 'bekreftet' : 'avkreftet')),
    );
    const [first, ...others] = all.map(({ status }) => status).sort();
    expect(first).toBe(204);
    expect(new Set(others)).toEqual(new Set([410]));
    expect(await answer('bekreftet')).toMatchObject({
      json: { id: 'link_used', message: 'Lenken er allerede brukt. Svaret ditt er registrert.' },
    });
    expect(await look()).toMatchObject({ status: 410, json: { id: 'link_used' } });
  });

  it('works to the end of its last day and no longer', async () => {
    bff.time.now = LAST_MOMENT;
    expect((await look()).status).toBe(200);
    bff.time.now = new Date(LAST_MOMENT.getTime() + 1);
    const expired = {
      status: 410,
      json: { id: 'link_expired', message: 'Fristen for å svare er ute.' },
    };
    expect(await look()).toMatchObject(expired);
    expect(await answer('bekreftet')).toMatchObject(expired);
    expect(await questions(bff.db)).toMatchObject([{ svar: null }]);
  });

  it('does not work longer than the question when its end is altered', async () => {
    const [{ id } = { id: '' }] = await questions(bff.db);
    bff.time.now = new Date('2026-05-01T12:00:00+02:00');
    expect(await look(linkTo(id, new Date('2027-01-01')))).toMatchObject({ status: 410 });
  });

  it.each([
    ['that is cut off', () => link.slice(0, -1)],
    ['with another letter', () => link.replace(/.(?=.{5}$)/, (c) => (c === 'A' ? 'B' : 'A'))],
    ['of another question', () => linkTo('3f2b0b52-5a3c-4a37-8a63-0e3f1f7a0c11', LAST_MOMENT)],
    ['signed with another key', () => signedElsewhere()],
    ['that is nonsense', () => '/api/arbeidsgiver/behov/%F0%9F%98%80'],
    ['that is long', () => `/api/arbeidsgiver/behov/${'a'.repeat(5000)}`],
  ])('%s leads nowhere', async (_, path) => {
    for (const given of [await look(path()), await answer('bekreftet', path())])
      expect(given).toMatchObject({ status: 404, json: { id: 'not_found' } });
  });

  it.each([
    ['another word', { svar: 'kanskje' }],
    ['nothing', {}],
    ['a list', ['bekreftet']],
  ])('takes no answer that is %s', async (_, json) => {
    expect((await bff.guest(link, { method: 'POST', json })).status).toBe(400);
    expect(await questions(bff.db)).toMatchObject([{ svar: null }]);
  });

  it('accepts no answer from another site, and none as a form', async () => {
    const json = { svar: 'bekreftet' };
    const headers = { origin: 'https://evil.example' };
    expect((await bff.guest(link, { method: 'POST', json, headers })).status).toBe(403);
    const body = new URLSearchParams({ svar: 'bekreftet' });
    expect((await bff.guest(link, { method: 'POST', body })).status).toBe(415);
    expect(await questions(bff.db)).toMatchObject([{ svar: null }]);
  });

  it('is not answered when the audit row cannot be written', async () => {
    const mend = await breakAudit(bff.db);
    expect((await answer('bekreftet')).status).toBe(500);
    expect((await look()).status).toBe(500);
    await mend();
    expect(await questions(bff.db)).toMatchObject([{ svar: null }]);
    expect((await answer('bekreftet')).status).toBe(204);
  });
});

/** As `linkTo`, signed with another key. */
function signedElsewhere(): string {
  const expires = LAST_MOMENT;
  const id = '3f2b0b52-5a3c-4a37-8a63-0e3f1f7a0c11';
  return arbeidsgiverPaths.behov.href(signLink([Buffer.alloc(32, 7)], { id, expires }));
}

describe('a question that is not asked any more', () => {
  const replaced = {
    status: 410,
    json: {
      id: 'link_replaced',
      message: 'Lenken gjelder ikke lenger. Du trenger ikke å gjøre noe.',
    },
  };

  it('says so when another contact is asked, who can answer', async () => {
    const silje = await bff.signedIn('presse');
    const put = (json: object) =>
      silje('/api/presse/rediger-min-arbeidsgiver', { method: 'PUT', json });
    await put(minArbeidsgiver);
    const before = await lastLink();
    bff.time.now = new Date(bff.time.now.getTime() + 1000);
    await put({ ...minArbeidsgiver, kontaktpersonEpost: 'ny@elveposten.example' });
    expect(await answer('bekreftet', before)).toMatchObject(replaced);
    expect((await answer('bekreftet', await lastLink())).status).toBe(204);
  });

  it('says so when the profile has been ended', async () => {
    const silje = await bff.signedIn('presse');
    const json = minArbeidsgiver;
    bff.time.now = new Date(bff.time.now.getTime() + 1000);
    await silje('/api/presse/rediger-min-arbeidsgiver', { method: 'PUT', json });
    const theirs = await lastLink();
    await silje('/api/presse/slett-profil', { method: 'DELETE' });
    expect(await look(theirs)).toMatchObject(replaced);
    expect(await answer('bekreftet', theirs)).toMatchObject(replaced);
    expect((await look()).status).toBe(200);
  });

  it('is either replaced or answered when both come at once', async () => {
    const silje = await bff.signedIn('presse');
    const put = (n: number) =>
      silje('/api/presse/rediger-min-arbeidsgiver', {
        method: 'PUT',
        json: { ...minArbeidsgiver, begrunnelse: `Grunn ${n}` },
      });
    await put(0);
    const { id } = (await questions(bff.db)).find(({ navn }) => navn === 'Silje Haugnes')!;
    const theirs = linkTo(id, LAST_MOMENT);
    const [given] = await Promise.all([answer('bekreftet', theirs), put(1)]);
    const row = (await questions(bff.db)).find((one) => one.id === id)!;
    expect([row.svar !== null, row.erstattet !== null]).toEqual(
      given.status === 204 ? [true, false] : [false, true],
    );
    expect(await bff.db('pressebruker').where({ identitet_hash: hashOf('presse') })).toMatchObject([
      { begrunnelse: 'Grunn 1' },
    ]);
  });
});
