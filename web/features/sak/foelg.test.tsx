import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { LagretSoek } from '#contract/lagrede-soek.ts';
import { pressePaths } from '#contract/paths.ts';
import type { Saksdetaljer } from '#contract/sak.ts';
import { shownDetails } from '#tests/support/shown/cases.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';

const { domstoler, lagredeSoek, lagretSoek, saksdetaljer, varsling } = pressePaths;
const moete = {
  ...{ start: '2026-11-23T09:00:00+01:00', slutt: '2026-11-23T15:00:00+01:00', sal: 'Sal 250' },
  ...{ rettsalAdresse: null, rettsmøteType: 'Hovedforhandling', begrensninger: [] },
};
const SAK: Partial<Saksdetaljer> = {
  domstolNavn: 'Oslo tingrett',
  advokat: 'Advokat Kari Nordmann\nAdvokat Ola Nordmann',
  bistandsadvokater: [],
  rettensAdministrator: 'Gro Øverli',
  parter: 'Påtalemyndigheten mot Even Bakkerud',
  møteliste: [moete, { ...moete, start: '2026-11-24T09:00:00+01:00' }],
};

/** A page of a case, and a server that keeps what is saved. */
function open(change: Partial<Saksdetaljer> = {}, answers: object = {}, soekSist: unknown = null) {
  const kept: LagretSoek[] = [];
  openApp('/beramming/S1', {
    [saksdetaljer.href('S1')]: shownDetails({ ...SAK, ...change }),
    [domstoler.path]: [{ id: 'TOSL', navn: 'Oslo tingrett' }],
    [varsling.path]: {
      ...{ epost: 'silje@fjord.example', favoritter: 'aldri', stans: null },
      ...{ favoritterValgt: true, soekSist },
    },
    [lagredeSoek.path]: ({ method, body }: RequestInit) => {
      if (method !== 'POST') return kept;
      const { navn, soek, varsle } = JSON.parse(body as string) as LagretSoek;
      const lagret = '2026-11-20T12:00:00+01:00';
      kept.push({ id: 5, navn, soek, varsle, periode: null, ugyldig: null, lagret });
      return { id: 5 };
    },
    [lagretSoek.href('5')]: () => {
      kept.pop();
      return done();
    },
    ...answers,
  });
}
const follow = (name: string) => screen.findByRole('button', { name });

test('a lawyer is followed by one press, and it is undone by one', async () => {
  open({}, {}, 'straks');
  await userEvent.click(await follow('Følg advokat Kari Nordmann'));
  const receipt = (await screen.findByText('Du følger advokat Kari Nordmann.')).closest(
    '[role="status"]',
  ) as HTMLElement;
  expect(receipt.textContent).toContain('med en gang det er nye treff, til silje@fjord.example');
  const link = await screen.findByRole('link', { name: /Følges: Advokat Kari Nordmann/ });
  expect(link.getAttribute('href')).toBe('/lagrede-sok');
  await waitFor(() => expect(document.activeElement).toBe(link));
  const [sent] = sentTo(lagredeSoek.path) as { soek: string }[];
  expect(sent).toMatchObject({
    ...{ navn: 'Advokat Kari Nordmann', varsle: 'straks', foelgerDagen: true },
  });
  const asked = new URLSearchParams(sent!.soek);
  expect([asked.get('advokat'), asked.get('domstolid')]).toEqual(['"Kari Nordmann"', 'alle']);
  // The other one is not.
  await follow('Følg advokat Ola Nordmann');

  await userEvent.click(within(receipt).getByRole('button', { name: 'Angre' }));
  const again = await follow('Følg advokat Kari Nordmann');
  await waitFor(() => expect(document.activeElement).toBe(again));
  expect(screen.queryByText(/^Du følger/)).toBeNull();
});

test.each([
  ['Følg dommer Gro Øverli', { dommer: '"Gro Øverli"' }],
  ['Følg sal 250 i Oslo tingrett', { query: 'sal 250' }],
  ['Følg hovedforhandling i Oslo tingrett', { fasettrettsmoetetype: 'Hovedforhandling' }],
])('«%s» asks for it in its court, and tells each morning at first', async (name, asked) => {
  open({}, {}, 'aldri');
  // Once, however many days have it.
  await userEvent.click(await follow(name));
  await screen.findByText(/Du får e-post hver morgen kl. 07:00/);
  const [sent] = sentTo(lagredeSoek.path) as { soek: string; varsle: string }[];
  expect(sent!.varsle).toBe('daglig');
  expect(Object.fromEntries(new URLSearchParams(sent!.soek))).toMatchObject({
    ...{ domstolid: 'TOSL', ...asked },
  });
});

test('a party is not followed, nor one who has her name beside another', async () => {
  open({ advokat: 'Even Bakkerud\nTone Åsmyr for [navn skjult]', parter: 'A mot Even Bakkerud' });
  await follow('Følg dommer Gro Øverli');
  expect(screen.queryByRole('button', { name: /Følg .*(Bakkerud|Åsmyr|navn skjult)/ })).toBeNull();
});

test('why it could not be followed is said', async () => {
  const full = refused(409, 'lagrede_soek_full', { message: 'Du har 50 lagrede søk.' });
  const path = { [lagredeSoek.path]: ({ method }: RequestInit) => (method === 'POST' ? full : []) };
  open({}, path);
  await userEvent.click(await follow('Følg dommer Gro Øverli'));
  await screen.findByText('Du har 50 lagrede søk.');
  await follow('Følg dommer Gro Øverli');
});
