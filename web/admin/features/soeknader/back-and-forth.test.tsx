import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { refused, scrollTo } from '#web/testing/render.tsx';
import { type ANTALL, answer, asked, open, row } from '#web/testing/soeknader.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('an empty list', () => {
  const none = (antall: Partial<typeof ANTALL> = {}) => ({
    ...answer([]),
    antall: { klare: 0, venter: 0, paaVent: 0, ...antall },
  });
  test.each([
    [
      'vis=klare',
      none({ venter: 14, paaVent: 3 }),
      'Ingen søknader er klare til avgjørelse. 14 venter på arbeidsgiver.',
      'Vis de som venter på arbeidsgiver',
      '?vis=venter',
    ],
    [
      'vis=klare',
      none({ paaVent: 1 }),
      'Ingen søknader er klare til avgjørelse. 1 er på vent.',
      'Vis de som er på vent',
      '?vis=paaVent',
    ],
    [
      'vis=venter',
      none({ klare: 1 }),
      'Ingen søknader venter på arbeidsgiver. 1 er klar til avgjørelse.',
      'Vis de som er klare til avgjørelse',
      '',
    ],
    [
      'vis=paaVent',
      none(),
      'Ingen søknader er på vent.',
      'Vis alle, også historikk',
      '?vis=alle&historikk=true',
    ],
    [
      'sok=x',
      none({ venter: 14 }),
      'Ingen treff på søknader.',
      'Vis alle, også historikk',
      '?vis=alle&historikk=true&sok=x',
    ],
  ])('at %s says so, and where to look', async (search, answered, text, button, next) => {
    const { address } = open(`/admin/soeknader?${search}`, answered);
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(address()).toBe(`/admin/soeknader${next}`);
  });

  test('of everything leads nowhere', async () => {
    open('/admin/soeknader?vis=alle&historikk=true', none());
    await waitFor(() => expect(screen.getAllByText('Ingen treff på søknader.')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Vis/ })).toBeNull();
  });
});

describe('Behandle den eldste først', () => {
  const KOE = adminPaths.soeknadKoe.path;
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Behandle den eldste først' }));

  test('opens the queue at who has waited longest, in whichever order the list stands', async () => {
    const { address } = open(
      '/admin/soeknader?sok=avis&sortField=Soeker&page=2',
      answer([row(1)], 40),
      {
        [KOE]: { ider: [row(2).id, row(1).id] },
      },
    );
    await press();
    await waitFor(() => expect(address()).toBe(`/admin/soeknader/${row(2).id}?koe=klare`));
    expect(asked(KOE)[0]).toMatchObject({
      ...{ vis: 'klare', sok: 'avis', sortField: 'Ventet', sortAscending: 'false' },
    });
  });

  test('is B, unless one types', async () => {
    const { address } = open('/admin/soeknader', answer([row(1)]), {
      [KOE]: { ider: [row(1).id] },
    });
    await screen.findByRole('button', { name: 'Behandle den eldste først' });
    await userEvent.type(screen.getByRole('searchbox'), 'b');
    expect(asked(KOE)).toEqual([]);
    act(() => screen.getByRole('searchbox').blur());
    await userEvent.keyboard('b');
    await waitFor(() => expect(address()).toContain('koe=klare'));
  });

  test('and leads back to its row', async () => {
    const { back, address } = open('/admin', answer([row(1), row(2)]), {
      [KOE]: { ider: [row(1).id, row(2).id] },
    });
    await press();
    await waitFor(() => expect(address()).toContain('koe=klare'));
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    back();
    const link = await screen.findByRole('link', { name: 'Guro Steinsland 1' });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  test('stays at the list when somebody else was faster, and when it fails', async () => {
    let koe: unknown = refused(500, 'unexpected');
    const { address } = open('/admin/soeknader', answer([row(1)]), { [KOE]: () => koe });
    await press();
    await screen.findByRole('alert');
    koe = { ider: [] };
    const before = asked().length;
    await press();
    await waitFor(() => expect(asked().length).toBeGreaterThan(before));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(address()).toBe('/admin/soeknader');
  });
});

describe('whoever comes back', () => {
  test('to the same list finds the row, with the focus on it', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { back, address } = open('/admin/soeknader?vis=venter', answer([row(1), row(2)]));
    await userEvent.click(await screen.findByRole('link', { name: 'Guro Steinsland 2' }));
    expect(address()).toContain('?koe=venter');
    back();
    const link = await screen.findByRole('link', { name: 'Guro Steinsland 2' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(scrolled.mock.contexts.at(-1)).toBe(link.closest('tr'));
    scrolled.mockRestore();
  });

  const cameFrom = (liste: string) =>
    sessionStorage.setItem(
      'adminAapnetRad',
      JSON.stringify({ liste, rad: '/admin/soeknader/borte?koe=klare', y: 420 }),
    );

  test('to a list without the row finds the place, once', async () => {
    cameFrom('');
    const { unmount } = open('/admin/soeknader', answer([row(1)]));
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 420));
    unmount();
    scrollTo.mockClear();
    open('/admin/soeknader', answer([row(1)]));
    await screen.findByRole('link', { name: 'Guro Steinsland 1' });
    expect(scrollTo).not.toHaveBeenCalledWith(0, 420);
  });

  test('to another list begins at its top', async () => {
    scrollTo.mockClear();
    cameFrom('?vis=venter');
    open('/admin/soeknader', answer([row(1)]));
    await screen.findByRole('link', { name: 'Guro Steinsland 1' });
    expect(scrollTo).not.toHaveBeenCalledWith(0, 420);
  });
});

describe('the rows per page', () => {
  const size = () => screen.findByRole('button', { name: /Vis per side/ });
  const choose = async (rows: string) => {
    await userEvent.click(await size());
    await userEvent.click(await screen.findByRole('option', { name: rows }));
  };

  test('chosen in one list are those of the others, in this browser', async () => {
    const { address, unmount } = open('/admin/soeknader', answer([row(1)], 120));
    await screen.findByText('1–25 av 120');
    await choose('50');
    expect(address()).toBe('/admin/soeknader?pageSize=50');
    unmount();
    vi.mocked(fetch).mockClear();
    const users = { [adminPaths.brukere.path]: { brukere: [], totalt: 0 } };
    openAdmin('/admin/brukere', users);
    await waitFor(() =>
      expect(asked(adminPaths.brukere.path)[0]).toMatchObject({ pageSize: '50' }),
    );
  });

  test('can be all, up to so many as the choice says, and the pages go on from there', async () => {
    const { address } = open('/admin/soeknader', answer([row(1)], 3400));
    await screen.findByText('1–25 av 3400');
    await choose('Alle (inntil 2000)');
    await screen.findByText('1–2000 av 3400');
    expect(address()).toBe('/admin/soeknader?pageSize=alle');
    expect(asked(adminPaths.soeknader.path).at(-1)).toMatchObject({ pageSize: 'alle' });
    screen.getByRole('button', { name: 'Side 2' });
  });

  test('are those of the address, if it says, and ten elsewhere if nobody has chosen', async () => {
    localStorage.setItem('adminRaderPerSide', '100');
    const { unmount } = open('/admin/soeknader?pageSize=10', answer([row(1)], 120));
    await screen.findByText('1–10 av 120');
    unmount();
    localStorage.setItem('adminRaderPerSide', '7');
    vi.mocked(fetch).mockClear();
    openAdmin('/admin/brukere', { [adminPaths.brukere.path]: { brukere: [], totalt: 0 } });
    await waitFor(() => expect(asked(adminPaths.brukere.path)).toHaveLength(1));
    expect(asked(adminPaths.brukere.path)[0]).not.toHaveProperty('pageSize');
  });
});
