import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { LagretSoek } from '#contract/lagrede-soek.ts';
import { pressePaths } from '#contract/paths.ts';
import type { NoticeChoices } from '#contract/notice-choices.ts';
import type { Varsle } from '#domain/notices.ts';
import { answerCalls, done, refused, sentTo, show } from '#web/testing/render.tsx';
import { Page } from './saved-page.tsx';

const { lagredeSoek, lagredeSoekAntall, lagretSoekVarsle, domstoler, varsling, startVarsling } =
  pressePaths;
const PATH = lagretSoekVarsle.href('1');

/** A page with one saved search, and a server that stores what is chosen, or answers otherwise. */
function open({
  answer = done,
  ...more
}: { answer?: () => unknown } & Partial<NoticeChoices> = {}) {
  let kept: Varsle = 'aldri';
  let stans = more.stans ?? null;
  answerCalls({
    [lagredeSoek.path]: (): LagretSoek[] => [
      {
        ...{ id: 1, navn: 'Ran', soek: 'domstolid=TOSL&query=ran', periode: null, ugyldig: null },
        ...{ lagret: '2026-09-02T10:00:00+02:00', varsle: kept },
      },
    ],
    [lagredeSoekAntall.path]: [{ id: 1, treff: 9, nye: 0 }],
    [domstoler.path]: [{ id: 'TOSL', navn: 'Oslo tingrett' }],
    [varsling.path]: () => ({
      ...{ epost: 'silje@fjord.example', favoritter: 'aldri', stans },
      ...{ favoritterValgt: true, soekSist: null },
    }),
    [startVarsling.path]: () => {
      stans = null;
      return done();
    },
    [PATH]: ({ body }: RequestInit) => {
      const given = answer();
      if (given instanceof Response && given.ok)
        kept = (JSON.parse(body as string) as { varsle: Varsle }).varsle;
      return given;
    },
  });
  show(<Page />, '/lagrede-sok');
}
const button = (chosen: string) =>
  screen.findByRole('button', { name: `${chosen} Varsle meg om Ran` });
async function choose(from: string, to: string): Promise<void> {
  await userEvent.click(await button(from));
  await userEvent.click(await screen.findByRole('option', { name: to }));
}
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('what is chosen of a search is stored at once, and said', async () => {
  open();
  await choose('Ikke varsle meg', 'Hver morgen kl. 07:00');
  await button('Hver morgen kl. 07:00');
  await waitFor(() =>
    expect(said()).toContain('Varsle meg om Ran: Hver morgen kl. 07:00. Lagret.'),
  );
  expect(sentTo(PATH)).toEqual([{ varsle: 'daglig' }]);
});

test('what could not be stored goes back to what it was, and says so', async () => {
  open({ answer: () => refused(503, 'database_unavailable') });
  await choose('Ikke varsle meg', 'Med en gang');
  const text = 'Valget er ikke lagret. Avvist: database_unavailable';
  await screen.findByText(text);
  const back = await button('Ikke varsle meg');
  expect(within(document.getElementById(back.getAttribute('aria-describedby')!)!).getByText(text));
  expect(said()).toContain(`Varsle meg om Ran: ${text}`);
});

test('of two choices the last one stays', async () => {
  const waiting: (() => void)[] = [];
  open({ answer: () => new Promise((resolve) => waiting.push(() => resolve(done()))) });
  await choose('Ikke varsle meg', 'Med en gang');
  await choose('Med en gang', 'Hver uke, mandag kl. 07:00');
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]!();
  await waitFor(() => expect(waiting).toHaveLength(2));
  await button('Hver uke, mandag kl. 07:00');
  waiting[1]!();
  await waitFor(() =>
    expect(said()).toContain('Varsle meg om Ran: Hver uke, mandag kl. 07:00. Lagret.'),
  );
  expect(sentTo(PATH)).toEqual([{ varsle: 'straks' }, { varsle: 'ukentlig' }]);
});

test('the page says where e-mails go', async () => {
  open();
  await screen.findByText(/Varsler sendes til silje@fjord.example/);
  expect(screen.getByRole('link', { name: 'Endre' }).getAttribute('href')).toBe('/profil#varsler');
});

test('e-mails that were stopped are started again', async () => {
  open({ stans: 'avvist' });
  await screen.findByText(/e-postadressen din ikke tar imot dem/);
  await userEvent.click(screen.getByRole('button', { name: 'Start e-postene igjen' }));
  await screen.findByText(/Varsler sendes til/);
  expect(said()).toContain('E-postene om nytt er startet igjen.');
});
