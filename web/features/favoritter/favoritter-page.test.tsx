import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import type { EndringVist } from '#contract/endringer.ts';
import type { SakHit } from '#contract/sak.ts';
import type { SkjultSak } from '#contract/skjult.ts';
import { answerCalls, done, NOTHING_CHOSEN, refused, show } from '#web/testing/render.tsx';
import { Page } from './favoritter-page.tsx';

const NO_FILES = { utgaaetFil: false, filer: [] };
const moete = (day: string, gjelder: boolean) => ({
  ...{ start: `${day}T09:00:00+01:00`, end: `${day}T15:30:00+01:00`, begrensninger: [], gjelder },
});
function sak(nr: number, more: Partial<SakHit> = {}): SakHit {
  return {
    ...{ sakId: `S${nr}`, saksnummer: `26-00000${nr}MED-TOSL`, domstolNavn: 'Oslo tingrett' },
    ...{ rettsmoeteIntervaller: [moete(`2026-12-0${nr}`, true)], begrensninger: [] },
    ...{ saksTema: 'Tyveri', sakstype: null, parter: null, parterStatus: 0, avsagt: null },
    ...{ tiltale: NO_FILES, avgjorelse: NO_FILES, isFavoritt: true, erHentetFraSakApi: false },
    ...{ beskrivelse: null, foerstSett: '2026-10-12T08:14:00+02:00', endret: null },
    ...more,
  };
}

/** A server that keeps favourites. `refuse` makes the next change fail. */
function serve(saker: readonly SakHit[], hidden: readonly SkjultSak[] = []) {
  let kept = [...saker];
  let hiddenKept = [...hidden];
  const server = { refuse: false };
  const change = (apply: () => void) => () => {
    if (server.refuse) return refused(500, 'internal');
    apply();
    return done();
  };
  const all = [...saker, ...hidden];
  answerCalls({
    [pressePaths.favoritter.path]: () => kept.map((one) => ({ endringer: [], ...one })),
    [pressePaths.skjulteFavoritter.path]: () => hiddenKept,
    ...Object.fromEntries(
      all.flatMap((one) => [
        [
          pressePaths.slettFavoritt.href(one.sakId),
          change(() => {
            kept = kept.filter(({ sakId }) => sakId !== one.sakId);
            hiddenKept = hiddenKept.filter(({ sakId }) => sakId !== one.sakId);
          }),
        ],
        [
          pressePaths.leggTilFavoritt.href(one.sakId),
          change(() => (kept = [saker.find(({ sakId }) => sakId === one.sakId)!, ...kept])),
        ],
      ]),
    ),
  });
  return server;
}

const numbers = () => screen.queryAllByRole('link', { name: /^26-/ }).map((a) => a.textContent);
const star = (nr: number) =>
  screen.findByRole('button', { name: `Legg til som favoritt, sak 26-00000${nr}MED-TOSL` });
const angre = () => screen.findByRole('button', { name: 'Angre' });
const of = (...nrs: number[]) => nrs.map((nr) => `26-00000${nr}MED-TOSL`);

test('the next hearing is first, and what has none to come is apart at the bottom', async () => {
  serve([sak(3), sak(2, { rettsmoeteIntervaller: [moete('2026-11-02', false)] }), sak(1)]);
  show(<Page />, '/favoritter', NOTHING_CHOSEN);
  await screen.findByText('3 saker');
  expect(numbers()).toEqual(of(1, 3, 2));
  const apart = screen.getByRole('table', { name: 'Ingen kommende rettsmøter' });
  within(apart).getByRole('link', { name: /26-000002MED/ });
  expect(screen.getByRole('table', { name: 'Favoritter' })).not.toBe(apart);
});

test('the address says in which order', async () => {
  serve([sak(2), sak(1)]);
  show(<Page />, '/favoritter?sorter=lagt-til', NOTHING_CHOSEN);
  await screen.findByText('2 saker');
  expect(numbers()).toEqual(of(2, 1));
});

test('removing says so and takes the focus; undoing brings the row and the focus back', async () => {
  serve([sak(1), sak(2), sak(3)]);
  show(<Page />, '/favoritter', NOTHING_CHOSEN);
  await userEvent.click(await star(2));
  await waitFor(() => expect(numbers()).toEqual(of(1, 3)));
  const undo = await angre();
  expect(document.activeElement).toBe(undo);
  const said = document.getElementById(undo.getAttribute('aria-describedby')!)!.textContent;
  expect(said).toBe('Sak 26-000002MED-TOSL er fjernet fra favorittene.');
  await userEvent.click(undo);
  await waitFor(async () => expect(document.activeElement).toBe(await star(2)));
  expect(numbers()).toEqual(of(1, 2, 3));
  expect(screen.queryByText(/er fjernet/)).toBeNull();
});

test('the next removal takes the place of the message; closing it leaves the focus at the heading', async () => {
  serve([sak(1), sak(2), sak(3)]);
  show(<Page />, '/favoritter', NOTHING_CHOSEN);
  await userEvent.click(await star(1));
  await screen.findByText(/Sak 26-000001MED-TOSL er fjernet/);
  await userEvent.click(await star(2));
  await screen.findByText(/Sak 26-000002MED-TOSL er fjernet/);
  expect(screen.getAllByRole('button', { name: 'Angre' })).toHaveLength(1);
  expect(document.activeElement).toBe(await angre());
  await userEvent.click(screen.getByRole('button', { name: 'Lukk' }));
  expect(screen.queryByRole('button', { name: 'Angre' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('the second click of a double click removes nothing', async () => {
  serve([sak(1), sak(2), sak(3)]);
  show(<Page />, '/favoritter', NOTHING_CHOSEN);
  await userEvent.click(await star(1));
  await waitFor(() => expect(numbers()).toEqual(of(2, 3)));
  fireEvent.click(await star(2), { detail: 2 });
  expect(numbers()).toEqual(of(2, 3));
});

test('a removal that is refused brings the row back, and says so', async () => {
  const server = serve([sak(1), sak(2)]);
  show(<Page />, '/favoritter', NOTHING_CHOSEN);
  await star(1);
  server.refuse = true;
  await userEvent.click(await star(1));
  await screen.findByText('Uventet feil: Sak kunne ikke fjernes fra favoritt');
  await waitFor(() => expect(numbers()).toEqual(of(1, 2)));
  expect(screen.queryByRole('button', { name: 'Angre' })).toBeNull();
});

test('when undoing is refused, it can be tried again', async () => {
  const server = serve([sak(1), sak(2)]);
  show(<Page />, '/favoritter', NOTHING_CHOSEN);
  await userEvent.click(await star(1));
  const undo = await angre();
  await waitFor(() =>
    expect(fetch).toHaveBeenCalledWith(pressePaths.slettFavoritt.href('S1'), expect.anything()),
  );
  server.refuse = true;
  await userEvent.click(undo);
  await screen.findByText('Uventet feil: Sak kunne ikke legges til som favoritt');
  server.refuse = false;
  await userEvent.click(await angre());
  await waitFor(() => expect(numbers()).toEqual(of(1, 2)));
});

test('a favourite that the court has hidden is last, and its removal can not be undone', async () => {
  const hidden: SkjultSak = {
    ...{ sakId: 'S9', saksnummer: '26-000009MED-TOSL', domstolNavn: 'Oslo tingrett' },
    ...{ skjult: '2026-11-24T10:12:00+01:00', erFavoritt: true, epost: 'presse@domstol.example' },
  };
  serve([sak(1)], [hidden]);
  show(<Page />, '/favoritter', NOTHING_CHOSEN);
  await screen.findByText('2 saker');
  expect(numbers()).toEqual(of(1, 9));
  await userEvent.click(await star(9));
  await screen.findByText(/Den er skjult av domstolen, og kan ikke legges tilbake/);
  expect(screen.queryByRole('button', { name: 'Angre' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lukk' }));
});

test('without favourites the page says how to get one', async () => {
  serve([]);
  show(<Page />, '/favoritter', NOTHING_CHOSEN);
  await screen.findByText('Du har ingen favoritter. Trykk på stjernen ved en sak.');
  expect(screen.getByRole('link', { name: 'Gå til søk' }).getAttribute('href')).toBe('/');
});

test('a failure can be tried again, and the focus is never lost', async () => {
  let fails = true;
  answerCalls({
    [pressePaths.favoritter.path]: () =>
      fails ? refused(503, 'database_unavailable') : [{ ...sak(1), endringer: [] }],
    [pressePaths.skjulteFavoritter.path]: [],
  });
  show(
    <main tabIndex={-1}>
      <Page />
    </main>,
    '/favoritter',
  );
  await screen.findByText('Kunne ikke hente favorittene dine');
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  // It fails again: the button is back, with the focus.
  await waitFor(() => expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(2));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Prøv igjen' })),
  );
  fails = false;
  await userEvent.keyboard('{Enter}');
  await screen.findByText('1 sak');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});

test('what has changed since a case was opened stands in the cell that it is about', async () => {
  const tidspunkt = '2026-11-12T08:00:00+01:00';
  const tid = (day: number) => ({
    ...{ start: `2026-11-${day}T09:00:00+01:00`, slutt: `2026-11-${day}T15:30:00+01:00` },
    ...{ sal: null, rettsalAdresse: null },
  });
  const changed = (nr: number, ...endringer: EndringVist[]) => ({ ...sak(nr), endringer });
  serve([
    changed(1, { slag: 'flyttet', tidspunkt, fra: tid(20), til: tid(23) }),
    changed(
      2,
      ...[25, 26, 27].map((day) => ({ slag: 'avlyst', tidspunkt, fra: tid(day) }) as const),
    ),
    changed(
      3,
      { slag: 'dommer', tidspunkt, fra: null, til: 'Gro Øverli' },
      { slag: 'avgjorelse', tidspunkt, tittel: 'Dom' },
    ),
    sak(4),
  ]);
  show(<Page />, '/favoritter', NOTHING_CHOSEN);
  await screen.findByText('4 saker');
  const cell = (nr: number, kolonne: string) =>
    screen
      .getByRole('link', { name: `26-00000${nr}MED-TOSL` })
      .closest('tr')!
      .querySelector(`[data-column=${kolonne}]`)!.textContent;
  expect(cell(1, 'rettsmoete')).toContain('Flyttetfr. 20.11.2026 09:00–15:30');
  expect(cell(2, 'rettsmoete')).toMatch(/Avlyston\. 25\.11\.2026.*to\. 26\.11\.2026.*og 1 til$/);
  expect(cell(3, 'domstol')).toContain('Ny dommer');
  expect(cell(3, 'avgjorelse')).toContain('Ny');
  expect(cell(3, 'tiltale')).not.toContain('Ny');
  expect(screen.queryAllByText(/^(Flyttet|Avlyst|Ny.*)$/)).toHaveLength(4);
});
