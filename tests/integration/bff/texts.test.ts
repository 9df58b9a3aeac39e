import { describe, expect, it } from 'vitest';
import type { Route } from '#bff/http/router.ts';
import { routes } from '#bff/routes.ts';
import { searchTextMessages } from '#domain/search-texts.ts';
import { minArbeidsgiver, omMeg, soeknad } from '#tests/support/access/forms.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { comeAs } from '#tests/support/bff/come-as.ts';
import { EXPECTED, WHO } from '#tests/support/bff/route-expectations.ts';
import { startOver } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';

const { bff, ask: presse } = useBff('presse', storeSaker);

/** Texts as they are sent in an address: NUL, half a surrogate pair, bytes that are no text, and very long ones. */
const TEXTS = [
  'a%00b',
  '%00',
  '%ED%A0%80',
  '%EF%BF%BD',
  '%FF',
  'x'.repeat(501),
  '%C2%A7'.repeat(3000),
];
/** The same as they are sent in a body. */
const WRITTEN = ['a\u0000b', '\ud800', '\ufffd', 'x'.repeat(5000)];

const id = '0b6e7c1e-2f7a-4d3c-9a52-6a1f2f7a4d3c';
const SOEK = 'domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31&query=tyveri';
const EPOST = { emneNb: 'Hei', tekstNb: 'Hei', emneNn: 'Hei', tekstNn: 'Hei' };
const LISTE = { fil: 'a.json', innhold: 'e30=', komplett: false, likevel: false };
const SAVED = { navn: 'Tyveri', soek: SOEK, foelgerDagen: false, varsle: 'daglig' };
const VARSEL = { message: 'Hei', purpose: 'info', start: null, slutt: null, til: 'alle' };
const REDAKSJON = {
  ...{ navn: 'Elveposten', redaktoerNavn: 'Eva Elv', redaktoerEpost: 'eva@elveposten.example' },
  domener: ['elveposten.example'],
  kontakter: [{ navn: 'Trond Vestby', stilling: 'Vaktsjef', epost: 'trond@elveposten.example' }],
};
/** What is sent to each route that takes a body, when it is right. */
const BODIES: Readonly<Record<string, object>> = {
  'post /api/presse/registrer-soknad': soeknad,
  'put /api/presse/min-soeknad/kontaktperson': minArbeidsgiver,
  'put /api/presse/velg-start': { mineDomstoler: ['TSOS'], startside: 'sok', tetteRader: true },
  'put /api/presse/velg-spraak': { spraak: 'nb' },
  'put /api/presse/rediger-om-meg': omMeg,
  'put /api/presse/rediger-min-arbeidsgiver': minArbeidsgiver,
  'post /api/presse/reautentisering/oppdater-profil': soeknad,
  'put /api/presse/notat/:sakId': { tekst: 'Ring forsvarer.', merker: ['politi'], versjon: 0 },
  'post /api/presse/lagrede-soek': SAVED,
  'put /api/presse/lagrede-soek/:id': SAVED,
  'put /api/presse/lagrede-soek/:id/navn': { navn: 'Tyveri' },
  'put /api/presse/lagrede-soek/:id/varsle': { varsle: 'daglig' },
  'put /api/presse/varsling': { favoritter: 'daglig' },
  'post /api/presse/noekler': { navn: 'Desken', omfang: ['soek'], dager: 30 },
  'post /api/presse/nytt/lest': { ider: [`mi8x1.${'0'.repeat(16)}`], lest: true },
  'post /api/presse/abonnementer': { navn: 'Telefonen', slag: 'kalender', lagretSoekId: null },
  'post /api/maaling': { side: 'soek', bredde: 'bred', inp: 80 },
  'post /api/arbeidsgiver/behov/:token': { svar: 'bekreftet' },
  'post /api/admin/soeknad/:id/godkjenn': { versjon: 1, kommentar: '', sluttdato: null },
  'post /api/admin/soeknad/:id/kommenter': { versjon: 1, kommentar: '', sluttdato: null },
  'post /api/admin/soeknad/:id/angre': { behandlet: '2026-03-10T12:00:00+01:00' },
  'post /api/admin/soeknad/:id/ta-opp-igjen': { grunn: 'Nye opplysninger.' },
  'post /api/admin/soeknad/:id/spoer-igjen': { vurdering: { kommentar: 'Ringt.' } },
  'post /api/admin/soeknad/:id/kontaktperson': {
    kontaktpersonArbeidsgiver: 'Trond Vestby',
    kontaktpersonStilling: 'Vaktsjef',
    kontaktpersonOrganisasjon: 'Elveposten AS',
    kontaktpersonEpost: 'trond@elveposten.example',
    versjon: 1,
  },
  'post /api/presse/min-soeknad/klage': { tekst: 'Det er feil.' },
  'post /api/admin/soeknad/:id/klage': { svar: 'oversendt', ord: 'Samme syn.', avgjort: null },
  'post /api/admin/soeknad/:id/samtale': { tekst: 'Ringt.' },
  'post /api/admin/soeknad/:id/ser-paa': { lest: 1 },
  'post /api/admin/bruker/:id/samtale': { tekst: 'Ringt.' },
  'post /api/admin/bruker/:id/ser-paa': { lest: 1 },
  'post /api/admin/redaksjon': REDAKSJON,
  'put /api/admin/redaksjon/:id': { ...REDAKSJON, versjon: 1 },
  'post /api/admin/redaksjon/:id/slaa-sammen': { andre: id, navn: 'denne', redaktoer: 'denne' },
  'post /api/admin/redaksjon/:id/skill': { andre: id },
  'post /api/admin/bruker/:id/redaksjon': { redaksjonId: null, versjon: 1 },
  'post /api/admin/soeknad/:id/redaksjon': { redaksjonId: null },
  'post /api/admin/soeknad/:id/avslaa': { versjon: 1, kommentar: '', begrunnelse: 'Nei.' },
  'post /api/redaksjon/liste/:token': { personer: [{ merke: 'a', jobberHer: false }] },
  'post /api/admin/redaksjon/:id/suspender': { tilOgMed: null, begrunnelse: 'Brudd.' },
  'post /api/admin/bruker/:id/suspender': { til: '2026-04-01', begrunnelse: 'Brudd.' },
  'post /api/admin/bruker/:id/behold': { begrunnelse: 'Er i permisjon.' },
  'put /api/admin/mine-varsler': { epost: 'astrid@domstol.example', valgt: ['epostfeil'] },
  'post /api/admin/mine-varsler/bekreft': { token: 'x' },
  'post /api/admin/gjennomgang/:maaned/rad/:nr': {
    vurdering: 'foelges_opp',
    ord: 'Se.',
    versjon: 0,
  },
  'post /api/admin/gjennomgang/:maaned/signer': { bekreftet: true },
  'post /api/admin/revisjon/:id/ord': { begrunnelse: 'Klage fra en part.' },
  'post /api/admin/sak/:sakId/skjul': {
    omfang: 'sak',
    grunn: 'feil',
    forklaring: 'Feil.',
    varsle: false,
  },
  'post /api/admin/sak/:sakId/skjuling/:id/endre': {
    ...{ versjon: 1, grunn: 'feil', forklaring: 'Feil.', seIgjen: null },
  },
  'post /api/admin/sak/:sakId/begrensning/:id/endre': {
    ...{ versjon: 1, tekst: 'Hele saken.', gjelderTil: null, seIgjen: null },
  },
  'post /api/admin/sak/:sakId/opphev/:id': { forklaring: 'Rettet.' },
  'post /api/admin/sak/:sakId/opphev/:id/foreslaa': { forklaring: 'Samtykker.' },
  'post /api/admin/sak/:sakId/opphev/:id/svar': { forslagId: 1, svar: 'avslaatt', ord: 'Nei.' },
  'post /api/admin/sak/:sakId/begrensning': {
    type: 'referatforbud',
    tekst: 'Hele saken.',
    gjelderTil: null,
    varsle: false,
  },
  'post /api/admin/sak/:sakId/begrensning/:id/opphev': { forklaring: 'Over.' },
  'post /api/admin/drift/lister': { ...LISTE, versjon: 'x' },
  'post /api/admin/drift/lister/forhaandsvis': LISTE,
  'post /api/admin/drift/lister/:id/tilbake': { versjon: 'x' },
  'post /api/admin/siteContents/legg-til-varsel': { message: 'Hei', purpose: 'info' },
  'post /api/admin/siteContents/oppdater-varsel': { message: 'Hei', purpose: 'info' },
  'post /api/admin/avslagsgrunner': { navn: 'Ukjent', tekstNb: 'Nei.', tekstNn: 'Nei.' },
  'post /api/admin/avslagsgrunner/:id': { navn: 'Ukjent', tekstNb: 'Nei.', tekstNn: 'Nei.' },
  'post /api/admin/epostmaler/:mal': { versjon: 0, tekster: null },
  'post /api/admin/epostmaler/:mal/forhaandsvisning': EPOST,
  'post /api/admin/varsler': VARSEL,
  'put /api/admin/varsler/:id': { ...VARSEL, versjon: 1 },
  'post /api/admin/varsler/:id/stopp': { versjon: 1 },
};

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const fieldsOf = (schema: Route['query']) =>
  Object.keys((schema?._zod.def.shape as object | undefined) ?? {});
const values: Readonly<Record<string, string>> = {
  ...{ sakId: 'VIST', domstolInitialer: 'TSOS', id },
  ...{ mal: 'soeknad_mottatt', maaned: '2026-02', nr: '1' },
};
/** Of what is numbered an id is a number: another text would be refused before anything else is read. */
const NUMBERED = /admin\/varsler|lagrede-soek|noekler|abonnementer|revisjon|avslagsgrunner|lister/;
const addressOf = (path: string, odd?: { name: string; text: string }) =>
  path.replace(/[:*](\w+)/g, (_, name: string) => {
    if (odd?.name === name) return odd.text;
    return name === 'id' && NUMBERED.test(path) ? '1' : (values[name] ?? 'x');
  });

/** Somebody whom the route lets in. */
async function allowed({ access }: Route): Promise<Ask> {
  if (access === 'open') return bff.guest;
  return comeAs(
    bff,
    WHO.find((who) => EXPECTED[access][who] === 'in')!,
  );
}

describe('a text that no case can have, or that is very long', () => {
  it.each(routes.filter(({ path }) => /[:*]/.test(path)).map((route) => [nameOf(route), route]))(
    'in the path of %s is refused',
    async (_, route) => {
      const ask = await allowed(route);
      const method = route.method.toUpperCase();
      const json = BODIES[nameOf(route)];
      for (const [, name = ''] of route.path.matchAll(/[:*](\w+)/g))
        for (const text of TEXTS) {
          const path = addressOf(route.path, { name, text });
          const { status } = await ask(path, { method, ...(json ? { json } : {}) });
          // Removing what is no favourite is a success that changes nothing.
          const refused = [400, 404, 431, ...(method === 'DELETE' ? [204] : [])];
          expect(refused, `${name} ${text.slice(0, 20)}`).toContain(status);
        }
    },
  );

  it.each(routes.filter(({ method }) => method === 'get').map((route) => [nameOf(route), route]))(
    'in the query of %s is never an error of the server',
    async (_, route) => {
      const ask = await allowed(route);
      for (const name of [...fieldsOf(route.query), ...(route.reads ?? [])])
        for (const text of TEXTS.filter(({ length }) => length < 10_000)) {
          const { status } = await ask(`${addressOf(route.path)}?${name}=${text}`);
          expect(status, `${name} ${text.slice(0, 20)}`).toBeLessThan(500);
        }
    },
  );

  it.each(routes.filter(({ body }) => body).map((route) => [nameOf(route), route]))(
    'in the body of %s is refused or tidied, never an error of the server',
    async (_, route) => {
      const body = BODIES[nameOf(route)];
      expect(body, 'the body of a new route belongs in BODIES').toBeDefined();
      for (const field of fieldsOf(route.body)) {
        await startOver(bff);
        const ask = await allowed(route);
        for (const text of WRITTEN) {
          const method = route.method.toUpperCase();
          const json = { ...body, [field]: text };
          const { status } = await ask(addressOf(route.path), { method, json });
          expect(status, `${field} ${text.slice(0, 20)}`).toBeLessThan(500);
        }
      }
    },
  );
});

describe('a search that cannot be made whole is refused, and the message stands at its field', () => {
  const range = { domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-03-31' };
  const asked = (params: Record<string, string>) => {
    const query = new URLSearchParams({ ...range, isAdvancedSearch: 'true', ...params });
    return presse(`/api/presse/hent-berammingsliste?${query}`);
  };
  const fields = ['query', 'saksnummer', 'domstol', 'sakengjelder', 'sakstype', 'parter'];
  const more = ['advokat', 'bistandsadvokat', 'dommer', 'rettsmotetype', 'dokumenttekst'];

  it.each([...fields, ...more])('%s', async (field) => {
    const { textTooLong, tooManyWords, unusableText } = searchTextMessages;
    const refused = [
      ['x'.repeat(501), textTooLong],
      ['to ord '.repeat(21), tooManyWords],
      ['vold\u0000', unusableText],
      ['vold\ud800', unusableText],
    ] as const;
    for (const [text, message] of refused)
      expect(await asked({ [field]: text })).toMatchObject({
        status: 400,
        json: { id: 'validation', errors: { [field]: [message] } },
      });
    expect((await asked({ [field]: 'x'.repeat(500) })).status).toBe(200);
    expect((await asked({ [field]: 'to ord '.repeat(20) })).status).toBe(200);
  });

  it('an advanced field that does not count is not looked at', async () => {
    const long = { isAdvancedSearch: 'false', parter: 'x'.repeat(501) };
    expect((await asked(long)).status).toBe(200);
  });

  it('so is a case number in a path', async () => {
    const path = `/api/presse/saksdetaljer/saksnummer/${saker.vist.saksnummer}%00`;
    expect(await presse(path)).toMatchObject({
      status: 400,
      json: { errors: { saksnummer: [searchTextMessages.unusableText] } },
    });
  });
});

it.each([
  ['soeknad/alle-soeknader', 'sok'],
  ['soeknad/koe', 'sok'],
  ['bruker/alle', 'sok'],
  ['revisjon', 'person'],
  ['revisjon/csv', 'sak'],
])("an administrator's list %s is never wider because %s is too long", async (path, field) => {
  const admin = await bff.signedIn('admin');
  expect(await admin(`/api/admin/${path}?${field}=${'x'.repeat(201)}`)).toMatchObject({
    status: 400,
    json: { errors: { [field]: ['Søketeksten kan ha høyst 200 tegn.'] } },
  });
  expect((await admin(`/api/admin/${path}?${field}=${'x'.repeat(200)}`)).status).toBe(200);
});
