import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import type { SakHit, Saksdetaljer } from '#contract/sak.ts';
import type { SkjultSak } from '#contract/skjult.ts';
import { sakMessages } from '#domain/sak-messages.ts';
import { skjultMessages } from '#domain/tilbaketrekking.ts';
import { berammingslisteKey, favoritterKey, saksdetaljerKey } from '#web/api/keys.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { done, refused } from '#web/testing/render.tsx';

const CASE = '/beramming/S1';
const DETAILS = pressePaths.saksdetaljer.href('S1');
const NAMES = 'Påtalemyndigheten mot Jonas Myrland';
const NO_FILES = { utgaaetFil: false, filer: [] };

const hit = (change: Partial<SakHit> = {}): SakHit => ({
  ...{ sakId: 'S1', saksnummer: '26-071352MED-TOSL', domstolNavn: 'Oslo tingrett' },
  ...{ rettsmoeteIntervaller: [], begrensninger: [], saksTema: 'Tyveri', sakstype: null },
  ...{ parter: NAMES, parterStatus: 0, tiltale: NO_FILES, avgjorelse: NO_FILES, avsagt: null },
  ...{ isFavoritt: false, erHentetFraSakApi: false, beskrivelse: null },
  ...{ foerstSett: '2026-10-12T08:14:00+02:00', endret: null },
  ...change,
});
const details = (change: Partial<Saksdetaljer> = {}): Saksdetaljer => {
  return {
    ...hit(),
    ...{
      erFavoritt: false,
      advokat: null,
      rettensAdministrator: null,
      startdato: null,
      sluttdato: null,
    },
    ...{ bistandsadvokater: [], møteliste: [], parterSkjult: null },
    ...{ endringer: [], harEldreEndringer: false },
    ...{ navnSkjules: null, tiltale: NO_FILES, avgjorelse: NO_FILES, beslektede: [] },
    ...change,
  };
};
const skjult = (change: Partial<SkjultSak> = {}): SkjultSak => ({
  ...{ sakId: 'S1', saksnummer: '26-071352MED-TOSL', domstolNavn: 'Oslo tingrett' },
  ...{ skjult: '2026-11-24T10:12:00+01:00', erFavoritt: false, epost: 'presse@domstol.example' },
  ...change,
});
/** The link above the heading; the header has one with the same name. */
const backLink = (name = 'Søk') => within(screen.getByRole('main')).getByRole('link', { name });
const gone =
  (change: Partial<SkjultSak> = {}) =>
  () =>
    refused(410, 'sak_skjult', { skjultSak: skjult(change) });

test('a hidden case shows number, court and when, and whom to ask, and no more', async () => {
  openApp(CASE, { [DETAILS]: gone() });
  await screen.findByRole('heading', { level: 1, name: '26-071352MED-TOSL' });
  screen.getByRole('heading', { name: skjultMessages.sak });
  screen.getByText(/Skjult tirsdag 24\.11\.2026 kl\. 10:12\./);
  const mail = screen.getByRole('link', { name: 'presse@domstol.example' });
  expect(mail.getAttribute('href')).toBe('mailto:presse@domstol.example');
  expect(screen.getByRole('link', { name: 'Til søket' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Fjern fra favorittene' })).toBeNull();
});

test('a hidden favourite can be removed: focus goes to the heading, and it is said', async () => {
  const remove = pressePaths.slettFavoritt.href('S1');
  const { user } = openApp(CASE, { [DETAILS]: gone({ erFavoritt: true }), [remove]: done });
  await user.click(await screen.findByRole('button', { name: 'Fjern fra favorittene' }));
  await screen.findByText('Saken er fjernet fra favorittene.');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(screen.queryByRole('button', { name: 'Fjern fra favorittene' })).toBeNull();
});

test('when a favourite can not be removed, the button is there again', async () => {
  const remove = pressePaths.slettFavoritt.href('S1');
  const { user } = openApp(CASE, {
    [DETAILS]: gone({ erFavoritt: true }),
    [remove]: () => refused(500, 'unexpected'),
  });
  await user.click(await screen.findByRole('button', { name: 'Fjern fra favorittene' }));
  await screen.findByText(sakMessages.favoritt.removeFailed);
  await screen.findByRole('button', { name: 'Fjern fra favorittene' });
});

test.each([
  ['hidden', gone()],
  ['gone', () => refused(404, 'not_found')],
])('a case that has become %s leaves the page and every answer that is kept', async (_, answer) => {
  let isThere = true;
  const { client } = openApp(CASE, { [DETAILS]: () => (isThere ? details() : answer()) });
  await screen.findByText(NAMES);
  client.setQueryData([...berammingslisteKey, 'a'], {
    ...{ hits: [hit(), hit({ sakId: 'S2', saksnummer: '2', parter: 'Andre' })] },
    ...{ totalHits: 2, sakerUtenfor: [hit()], nesten: { hits: [hit()] } },
  });
  client.setQueryData(favoritterKey, [hit()]);
  client.setQueryData(['soekeforslag', 'myr'], [NAMES]);
  isThere = false;
  await client.refetchQueries({ queryKey: saksdetaljerKey });
  await waitFor(() => expect(screen.queryByText(NAMES)).toBeNull());
  const kept = client.getQueryCache().getAll();
  expect(JSON.stringify(kept.map(({ state }) => state.data))).not.toContain('Myrland');
  expect(client.getQueryData([...berammingslisteKey, 'a'])).toMatchObject({
    hits: [{ sakId: 'S2' }],
    sakerUtenfor: [],
    nesten: { hits: [] },
  });
  expect(screen.queryByRole('heading', { name: 'En feil har oppstått' })).toBeNull();
});

test('an opened case is not kept when its page is left', async () => {
  const { client, user } = openApp(CASE, { [DETAILS]: details() });
  await screen.findByText(NAMES);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  await user.click(backLink());
  await waitFor(() => expect(client.getQueriesData({ queryKey: saksdetaljerKey })).toEqual([]));
});

test('hidden parties: a message over the case, and the names leave the lists that are kept', async () => {
  let isHidden = false;
  const parterSkjult = '2026-11-24T10:12:00+01:00';
  const { client } = openApp(CASE, {
    [DETAILS]: () =>
      isHidden ? details({ parter: null, parterStatus: 1, parterSkjult }) : details(),
  });
  await screen.findByText(NAMES);
  client.setQueryData(favoritterKey, [hit()]);
  isHidden = true;
  await client.refetchQueries({ queryKey: saksdetaljerKey });
  await screen.findByRole('heading', { name: skjultMessages.parterHeading });
  screen.getByText(/Har du navnene, må du snakke med Oslo tingrett/);
  screen.getByText(skjultMessages.parter);
  expect(client.getQueryData(favoritterKey)).toMatchObject([{ parter: null, parterStatus: 1 }]);
});

test('restrictions: with their text and end over the case, and at the hearing and the file', async () => {
  const file = {
    ...{ tittel: 'Tiltale', filNavn: 't.pdf', domstolInitialer: 'TOSL', avgivelsesdato: null },
    publiseringsdato: '2026-10-12',
    tilgjengeligTil: '2027-02-23T15:30:00+01:00',
  };
  openApp(CASE, {
    [DETAILS]: details({
      begrensninger: [
        { type: 'referatforbud', tekst: 'Ikke gjengi.', gjelderTil: '2027-11-18' },
        { type: 'skjultIdentitet', tekst: null, gjelderTil: null },
      ],
      tiltale: { utgaaetFil: false, filer: [{ ...file, begrensninger: ['fotoforbud'] }] },
      møteliste: [
        {
          ...{ start: '2026-11-23T09:00:00+01:00', slutt: '2026-11-23T15:30:00+01:00' },
          ...{ sal: null, rettsalAdresse: null, rettsmøteType: null },
          begrensninger: ['lukkedeDoerer'],
        },
      ],
    }),
  });
  const said = await screen.findByText('Referatforbud.');
  expect(said.parentElement?.textContent).toBe(
    'Referatforbud. Ikke gjengi. Gjelder til og med 18.11.2027.',
  );
  screen.getByText(/Spør Oslo tingrett hvis du er i tvil/);
  const row = screen.getByRole('row', { name: /23\.11\.2026/ });
  expect(within(row).getByRole('listitem').textContent).toBe('Begrensning: Lukkede dører');
  const fileItem = screen.getByRole('link', { name: /^Tiltale/ }).closest('li')!;
  expect(within(fileItem).getByText('Forbud mot fotografering')).toBeTruthy();
});
