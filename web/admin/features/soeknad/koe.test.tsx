import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { done, sentTo } from '#web/testing/render.tsx';
import { answer as listOf, asked, row } from '#web/testing/soeknader.ts';
import { SOEKNAD_ID, soeknadDetaljer } from '#web/testing/shown-soeknad-detaljer.ts';

const IDS = ['0a', '0b', '0c'].map((start) => SOEKNAD_ID.replace('0b', start));
const NAMES = ['Ada Ask', 'Bo Bjørk', 'Cato Furu'];
const [A = '', B = '', C = ''] = IDS;
const addressOf = (id: string) => `/admin/soeknader/${id}?koe=klare`;
const DECIDED: Partial<SoeknadDetaljer> = {
  status: 1,
  behandlet: '2026-11-20T10:30:00+01:00',
  behandletAv: 'Kari Lunde Moen',
};

/** Opens an application of a queue of three. What is `changed` of one is answered when it is asked for. */
function open(
  id: string,
  changed: Readonly<Record<string, Partial<SoeknadDetaljer>>> = {},
  koe: unknown = { ider: IDS },
) {
  const answers = IDS.flatMap((one, index): (readonly [string, unknown])[] => {
    const [fornavn = '', etternavn = ''] = NAMES[index]!.split(' ');
    return [
      [
        adminPaths.soeknad.href(one),
        () => soeknadDetaljer({ id: one, fornavn, etternavn, ...changed[one] }),
      ],
      [adminPaths.godkjenn.href(one), done],
      [adminPaths.avslaa.href(one), done],
      [adminPaths.kommenter.href(one), done],
    ];
  });
  return openAdmin(addressOf(id), {
    [adminPaths.soeknadKoe.path]: koe,
    [adminPaths.soeknader.path]: {
      ...{ soeknader: [], totalt: 0 },
      antall: { klare: 0, venter: 0, paaVent: 0 },
    },
    ...(Object.fromEntries(answers) as Record<string, unknown>),
  });
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const focusIsOn = async (name: string) => {
  const h1 = await heading(name);
  await waitFor(() => expect(document.activeElement).toBe(h1));
};
/** Opens an application that comes before its queue, which is there when it is let go. */
async function openBeforeQueue() {
  let letGo = (_: unknown) => {};
  open(A, {}, () => new Promise((resolve) => (letGo = resolve)));
  await heading('Ada Ask');
  return async () => {
    letGo({ ider: IDS });
    await screen.findByRole('navigation', { name: 'Kø' });
  };
}
const queueCalls = () =>
  vi
    .mocked(fetch)
    .mock.calls.filter(([address]) => (address as string).startsWith(adminPaths.soeknadKoe.path));

test('a queue that comes later than its application puts focus on the name as well', async () => {
  const letGo = await openBeforeQueue();
  await letGo();
  await focusIsOn('Ada Ask');
});

test('a queue that comes later takes no focus from where it has been put', async () => {
  const letGo = await openBeforeQueue();
  button('Godkjenn').focus();
  await letGo();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(button('Godkjenn'));
});

test('the queue says where one is, and N and F go through it with focus on each name', async () => {
  const { address } = open(A);
  await focusIsOn('Ada Ask');
  const queue = within(await screen.findByRole('navigation', { name: 'Kø' }));
  expect(queue.getByText('1 av 3')).toBeTruthy();
  expect(queue.getByText(/klare til avgjørelse/)).toBeTruthy();
  expect(button('Forrige').disabled).toBe(true);
  expect(button('Forrige').getAttribute('aria-keyshortcuts')).toBe('F');
  expect(button(/Neste søknad/).getAttribute('aria-keyshortcuts')).toBe('N');
  await userEvent.keyboard('n');
  await focusIsOn('Bo Bjørk');
  expect(address()).toBe(addressOf(B));
  await userEvent.keyboard('N');
  await focusIsOn('Cato Furu');
  expect(screen.getByText('3 av 3')).toBeTruthy();
  expect(button(/Neste søknad/).disabled).toBe(true);
  await userEvent.keyboard('n');
  expect(address()).toBe(addressOf(C));
  await userEvent.keyboard('f');
  await focusIsOn('Bo Bjørk');
  expect(queueCalls()).toHaveLength(1);
});

test.each([
  ['', { sortField: 'Ventet', sortAscending: 'false' }],
  ['?sortField=SoeknadsDato', { sortField: 'SoeknadsDato', sortAscending: 'false' }],
  ['?sortAscending=true', { sortField: 'Ventet', sortAscending: 'true' }],
  ['?vis=alle&sortField=Soeker&page=2', { vis: 'alle', sortField: 'Soeker' }],
])('the queue of a list at %s has its order', async (search, expected) => {
  openAdmin(`/admin/soeknader${search}`, {
    [adminPaths.soeknader.path]: listOf([row(1)], 40),
    [adminPaths.soeknad.href(row(1).id)]: soeknadDetaljer({ id: row(1).id }),
    [adminPaths.soeknadKoe.path]: { ider: [row(1).id] },
  });
  await userEvent.click(await screen.findByRole('link', { name: /Steinsland/ }));
  await screen.findByRole('navigation', { name: 'Kø' });
  expect(asked(adminPaths.soeknadKoe.path)).toMatchObject([{ vis: 'klare', ...expected }]);
});

test('an application that was opened by itself has no queue and asks for none', async () => {
  openAdmin(`/admin/soeknader/${SOEKNAD_ID}`, {
    [adminPaths.soeknad.href(SOEKNAD_ID)]: soeknadDetaljer(),
  });
  await heading('Nora Fjellvang');
  expect(screen.queryByRole('navigation', { name: 'Kø' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Gå til neste søknad etterpå' })).toBeNull();
  expect(queueCalls()).toHaveLength(0);
});

test('the queue is kept for the session: its number stays when it is opened again', async () => {
  const first = open(B);
  await screen.findByText('2 av 3');
  first.unmount();
  open(B);
  await screen.findByText('2 av 3');
  expect(queueCalls()).toHaveLength(0);
});

test('a key that is typed in a field, with Ctrl or over a dialog does nothing', async () => {
  const { address } = open(A);
  await focusIsOn('Ada Ask');
  await screen.findByText('1 av 3');
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Kommentar' });
  await userEvent.type(comment, 'nfv');
  expect(comment.value).toBe('nfv');
  expect(document.activeElement).toBe(comment);
  button('Lagre').focus();
  await userEvent.keyboard('{Control>}n{/Control}');
  await userEvent.click(button('Avvis'));
  await screen.findByRole('dialog');
  await userEvent.keyboard('n');
  expect(address()).toBe(addressOf(A));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('the keys can be switched off in the menu, and the browser remembers it', async () => {
  const { address, unmount } = open(A);
  await focusIsOn('Ada Ask');
  await screen.findByText('1 av 3');
  await userEvent.click(button('Meny'));
  expect(button('Hurtigtaster').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button('Hurtigtaster'));
  expect(button('Forrige').hasAttribute('aria-keyshortcuts')).toBe(false);
  expect(screen.queryByText('Hurtigtaster slås av i menyen.')).toBeNull();
  await userEvent.keyboard('n');
  expect(address()).toBe(addressOf(A));
  unmount();
  open(A);
  await focusIsOn('Ada Ask');
  await userEvent.keyboard('n');
  await userEvent.click(button('Meny'));
  expect(button('Hurtigtaster').getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('heading', { level: 1, name: 'Ada Ask' })).toBeTruthy();
});

test('V leads to Godkjenn, which says whose application it is; Enter approves and opens the next', async () => {
  const { address } = open(A);
  await focusIsOn('Ada Ask');
  await screen.findByText('1 av 3');
  await userEvent.keyboard('v');
  const approve = button('Godkjenn');
  await waitFor(() => expect(document.activeElement).toBe(approve));
  const about = approve
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(about).toEqual(['Ada Ask', 'Arbeidsgiver Bekreftet 20.11.2026']);
  await userEvent.keyboard('{Enter}');
  await focusIsOn('Bo Bjørk');
  expect(address()).toBe(addressOf(B));
  expect(screen.getByText('2 av 3')).toBeTruthy();
  await screen.findByText('Søknaden fra Ada Ask er godkjent.');
  expect(sentTo(adminPaths.godkjenn.href(A))).toHaveLength(1);
});

test('Enter that is pressed too often approves nobody else', async () => {
  open(A);
  await focusIsOn('Ada Ask');
  await screen.findByText('1 av 3');
  await userEvent.keyboard('v{Enter}{Enter}{Enter}');
  await focusIsOn('Bo Bjørk');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(sentTo(adminPaths.godkjenn.href(A))).toHaveLength(1);
  expect(sentTo(adminPaths.godkjenn.href(B))).toHaveLength(0);
});

test('after the last one the list says that all are decided', async () => {
  const { address } = open(A);
  for (const name of NAMES) {
    await focusIsOn(name);
    await screen.findByRole('navigation', { name: 'Kø' });
    await userEvent.keyboard('v{Enter}');
  }
  await screen.findByText('Søknaden fra Cato Furu er godkjent. Alle 3 er behandlet.');
  expect(address()).toMatch(/^\/admin\/soeknader(\?|$)/);
});

test('the end of a queue says when some were passed over', async () => {
  open(C);
  await focusIsOn('Cato Furu');
  await screen.findByText('3 av 3');
  await userEvent.keyboard('v{Enter}');
  await screen.findByText('Søknaden fra Cato Furu er godkjent. 1 av 3 er behandlet.');
});

test('without "Gå til neste søknad etterpå" a decision leads to the list, and that is remembered', async () => {
  const first = open(A);
  await focusIsOn('Ada Ask');
  const goesOn = () =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: 'Gå til neste søknad etterpå' });
  expect((await goesOn()).checked).toBe(true);
  await userEvent.click(await goesOn());
  await userEvent.click(button('Godkjenn'));
  await screen.findByText('Søknaden fra Ada Ask er godkjent.');
  expect(first.address()).toMatch(/^\/admin\/soeknader(\?|$)/);
  first.unmount();
  open(B);
  await focusIsOn('Bo Bjørk');
  expect((await goesOn()).checked).toBe(false);
});

test('one that somebody else has decided is read-only, says who and when, and is not opened again', async () => {
  const { address } = open(A, { [B]: DECIDED });
  await focusIsOn('Ada Ask');
  await screen.findByText('1 av 3');
  await userEvent.keyboard('n');
  await focusIsOn('Bo Bjørk');
  expect(
    screen.getByRole('heading', { name: 'Behandlet av Kari Lunde Moen 20.11.2026 kl. 10:30' }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Godkjenn' })).toBeNull();
  await userEvent.keyboard('f');
  await focusIsOn('Ada Ask');
  await userEvent.keyboard('v{Enter}');
  await focusIsOn('Cato Furu');
  expect(address()).toBe(addressOf(C));
});
