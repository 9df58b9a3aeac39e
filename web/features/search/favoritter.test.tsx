import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import type { SkjultSak } from '#contract/skjult.ts';
import { skjultMessages } from '#domain/tilbaketrekking.ts';
import { answerCalls, done, show } from '#web/testing/render.tsx';
import { Favoritter } from './favoritter.tsx';

const hidden: SkjultSak = {
  ...{ sakId: 'S1', saksnummer: '26-071352MED-TOSL', domstolNavn: 'Oslo tingrett' },
  ...{ skjult: '2026-11-24T10:12:00+01:00', erFavoritt: true, epost: 'presse@domstol.example' },
};

test('a hidden favourite is a row with number and court, and its star removes it', async () => {
  let kept = [hidden];
  const remove = pressePaths.slettFavoritt.href('S1');
  answerCalls({
    [pressePaths.favoritter.path]: [],
    [pressePaths.skjulteFavoritter.path]: () => kept,
    [remove]: () => {
      kept = [];
      return done();
    },
  });
  show(<Favoritter />);
  const row = (await screen.findByText(skjultMessages.parter)).closest('tr')!;
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/beramming/S1');
  within(row).getByText('Oslo tingrett');
  await userEvent.click(within(row).getByRole('button', { name: /^Legg til som favoritt/ }));
  await screen.findByText(/Du har ingen favoritter/);
  const sent = vi.mocked(fetch).mock.calls.filter(([address]) => address === remove);
  expect(sent.map(([, init]) => init?.method)).toEqual(['DELETE']);
});

test('a favourite that has become hidden is not shown twice', async () => {
  const { saksnummer, sakId, domstolNavn } = hidden;
  const NO_FILES = { utgaaetFil: false, filer: [] };
  const before = {
    ...{ sakId, saksnummer, domstolNavn, saksTema: 'Tyveri', sakstype: null, parter: null },
    ...{ rettsmoeteIntervaller: [], begrensninger: [], parterStatus: 0, avsagt: null },
    ...{ tiltale: NO_FILES, avgjorelse: NO_FILES, isFavoritt: true, erHentetFraSakApi: false },
    ...{ beskrivelse: null, foerstSett: '2026-10-12T08:14:00+02:00', endret: null },
  };
  answerCalls({
    [pressePaths.favoritter.path]: [{ ...before, endringer: [] }],
    [pressePaths.skjulteFavoritter.path]: [hidden],
  });
  show(<Favoritter />);
  await screen.findByText(skjultMessages.parter);
  await waitFor(() => expect(screen.queryByText('Tyveri')).toBeNull());
});

test('a favourite that is removed is gone at once, and the focus is at the next star', async () => {
  let kept = ['S1', 'S2', 'S3'].map((id, place) => ({
    ...hidden,
    sakId: id,
    saksnummer: `26-07135${place}MED-TOSL`,
  }));
  answerCalls({
    [pressePaths.favoritter.path]: [],
    [pressePaths.skjulteFavoritter.path]: () => kept,
    ...Object.fromEntries(
      kept.map(({ sakId: id }) => [
        pressePaths.slettFavoritt.href(id),
        () => {
          kept = kept.filter((one) => one.sakId !== id);
          return done();
        },
      ]),
    ),
  });
  show(<Favoritter />);
  const star = (place: number) =>
    screen.findByRole('button', { name: `Legg til som favoritt, sak 26-07135${place}MED-TOSL` });
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  await userEvent.click(await star(1));
  await waitFor(() => expect(focused()).toContain('26-071352MED'));
  await userEvent.click(await star(2));
  await waitFor(() => expect(focused()).toContain('26-071350MED'));
  await userEvent.click(await star(0));
  await waitFor(() => expect(focused()).toBe('Favoritter'));
});
