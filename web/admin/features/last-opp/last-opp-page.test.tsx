import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { MAX_LISTE, opplastingMessages } from '#domain/opplasting.ts';
import {
  shownForhaandsvisning,
  shownLestListe,
  shownLister,
  shownTilbake,
} from '#tests/support/shown/lister.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { refused, sentTo } from '#web/testing/render.tsx';
import { avvistCsv } from './fil.ts';

const open = (answers: Record<string, unknown> = {}) => {
  openAdmin('/admin/drift/last-opp', {
    [adminPaths.lister.path]: shownLister(),
    [adminPaths.forhaandsvisListe.path]: shownForhaandsvisning(),
    ...answers,
  });
};
/** The address at which the lists of before are read, too. */
const whenSent = (answer: () => unknown) => () =>
  vi.mocked(fetch).mock.calls.at(-1)?.[1]?.method === 'POST' ? answer() : shownLister();
const choose = async (text = '{"hits": []}') => {
  const input = await screen.findByLabelText('Velg fil');
  await userEvent.upload(input, new File([text], 'liste.json', { type: 'application/json' }));
};

describe('a list', () => {
  test('is looked at before anything is changed: counts first, then the rows of a kind', async () => {
    open();
    await choose();
    await screen.findByText('Ingenting er endret ennå');
    expect(sentTo(adminPaths.forhaandsvisListe.path)).toEqual([
      { fil: 'liste.json', innhold: btoa('{"hits": []}'), komplett: false, likevel: false },
    ]);
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
    const table = screen.getByRole('table', { name: 'Endret' });
    within(table).getByText('312');
    expect(within(table).getByText('312').tagName).toBe('S');
    expect(within(table).getByText('314').tagName).toBe('STRONG');
    within(table).getByText('Skjult sak: innholdet vises ikke');
    await userEvent.click(screen.getByRole('radio', { name: /^Borte/ }));
    expect(screen.getAllByText('Blir stående')).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: /^Avvist/ }));
    screen.getByText('Er ikke et saksnummer');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /komplett/ });
    await userEvent.click(box);
    expect(box.checked).toBe(true);
    await waitFor(() =>
      expect(sentTo(adminPaths.forhaandsvisListe.path).at(-1)).toMatchObject({ komplett: true }),
    );
    expect(sentTo(adminPaths.lister.path)).toEqual([]);
  });

  test('is read in with the preview that was seen', async () => {
    open({
      [adminPaths.lister.path]: whenSent(() => shownLestListe({ fil: 'liste.json', rader: 208 })),
    });
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Les inn 208 rader' }));
    await screen.findByText('liste.json er lest inn: 208 rader.');
    expect(sentTo(adminPaths.lister.path)).toMatchObject([{ versjon: 'v1', fil: 'liste.json' }]);
    expect(screen.queryByText('Ingenting er endret ennå')).toBeNull();
  });

  test('is shown anew when something has changed since', async () => {
    const naa = shownForhaandsvisning({ versjon: 'v2', rader: 5 });
    open({
      [adminPaths.lister.path]: whenSent(() =>
        refused(409, 'liste_changed', { naa, message: opplastingMessages.changed }),
      ),
    });
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Les inn 208 rader' }));
    await screen.findByText(opplastingMessages.changed);
    await userEvent.click(screen.getByRole('button', { name: 'Les inn 1 rad' }));
    expect(sentTo(adminPaths.lister.path)).toMatchObject([{ versjon: 'v1' }, { versjon: 'v2' }]);
  });

  test('that is none says line and reason, and lists nothing', async () => {
    const message = opplastingMessages.unreadable(1, 'Raden er ikke gyldig JSON');
    open({
      [adminPaths.forhaandsvisListe.path]: refused(400, 'validation', {
        errors: { innhold: [message] },
      }),
    });
    await choose('a;b');
    await screen.findByText(message);
    screen.getByText('Filen kan ikke brukes');
    expect(screen.queryByText('Ingenting er endret ennå')).toBeNull();
    await choose('x'.repeat(MAX_LISTE + 1));
    await screen.findByText(opplastingMessages.tooLarge);
    expect(sentTo(adminPaths.forhaandsvisListe.path)).toHaveLength(1);
  });

  test('has its refused rows as a file, by number, field and reason', () => {
    expect(avvistCsv(shownForhaandsvisning()).split('\r\n')).toEqual([
      '\uFEFFRad;Felt;Grunn',
      '97;rettsmoeteIntervaller.0.start;Er ikke et tidspunkt',
      '99;saksnummer;Er ikke et saksnummer',
      '',
    ]);
  });
});

describe('what was read in', () => {
  test('says who did it, and is taken back with what that restores', async () => {
    open({ [adminPaths.tilbakeListe.href('52')]: shownTilbake() });
    await screen.findByText(/Torbjørn Lysvåg$/);
    screen.getByText(/15:00, Astrid Domsland$/);
    await userEvent.click(await screen.findByRole('button', { name: /^Ta tilbake tagd/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('31 saker settes tilbake som før.');
    dialog.getByText('13 nye saker fjernes.');
    dialog.getByText('26-071352MED-TAGD: Endret senere');
    await userEvent.click(dialog.getByRole('button', { name: 'Ta tilbake' }));
    await screen.findByText('tagd-saker-20261119.json er tatt tilbake.');
    expect(sentTo(adminPaths.tilbakeListe.href('52'))).toEqual([{ versjon: 't1' }]);
  });
});
