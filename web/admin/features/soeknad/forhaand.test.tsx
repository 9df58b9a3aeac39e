import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { done, sentTo } from '#web/testing/render.tsx';
import { SOEKNAD_ID, answered, soeknadDetaljer } from '#web/testing/shown-soeknad-detaljer.ts';

/** What an answer waits for. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}
const confirmed = answered('bekreftet', '2026-11-20T10:42:00+01:00');
const nameOf = (nr: number) => `Prøve Nummer${nr + 1}`;
const idOf = (nr: number) => SOEKNAD_ID.replace('0b', (0x10 + nr).toString(16));

interface Slow {
  /** How many applications the queue has. */
  readonly antall: number;
  /** Until when the answer waits, of a read and of one ahead. */
  readonly read?: (nr: number) => Promise<unknown> | undefined;
  readonly ahead?: (nr: number) => Promise<unknown> | undefined;
  readonly decided?: Promise<unknown>;
  /** What the application itself says, where its copy from before does not. */
  readonly changed?: Partial<SoeknadDetaljer>;
}

/** Opens the first of a queue whose server answers when it is let to. */
function openSlow({ antall, read, ahead, decided, changed = {} }: Slow) {
  const numbers = Array.from({ length: antall }, (_, nr) => nr);
  const ofOne = (nr: number): [string, unknown][] => [
    [
      adminPaths.soeknad.href(idOf(nr)),
      async (_: RequestInit, address: string) => {
        const isAhead = address.endsWith('?forhaand=ja');
        await (isAhead ? ahead : read)?.(nr);
        const own = { id: idOf(nr), fornavn: 'Prøve', etternavn: `Nummer${nr + 1}` };
        return soeknadDetaljer({ ...confirmed, ...own, ...(isAhead ? {} : changed) });
      },
    ],
    [
      adminPaths.godkjenn.href(idOf(nr)),
      async () => {
        await decided;
        return done();
      },
    ],
  ];
  return openAdmin(`/admin/soeknader/${idOf(0)}?koe=klare`, {
    [adminPaths.soeknadKoe.path]: { ider: numbers.map(idOf) },
    ...(Object.fromEntries(numbers.flatMap(ofOne)) as Record<string, unknown>),
  });
}
const heading = (nr: number) => screen.findByRole('heading', { level: 1, name: nameOf(nr) });
const approvals = (nr: number) => sentTo(adminPaths.godkjenn.href(idOf(nr)));
const readsOf = (nr: number) =>
  vi
    .mocked(fetch)
    .mock.calls.map(([address]) =>
      (address as string).replace(adminPaths.soeknad.href(idOf(nr)), ''),
    )
    .filter((rest) => rest === '' || rest.startsWith('?'));
const focused = () => document.activeElement?.firstChild?.textContent;
const inKoe = () => screen.findByRole('navigation', { name: 'Kø' });

beforeEach(() => sessionStorage.clear());

test('12 in a row by two presses each, at a server that answers late: each is decided once, and read as shown', async () => {
  const gates = Array.from({ length: 12 }, gate);
  openSlow({ antall: 12, read: (nr) => (nr === 0 ? undefined : gates[nr]!.opened) });
  await heading(0);
  await inKoe();
  for (const nr of gates.keys()) {
    // It stands there from before, while it is being read.
    await heading(nr);
    await userEvent.keyboard('v{Enter}');
    if (nr > 0) expect(approvals(nr)).toEqual([]);
    gates[nr]!.open();
    await waitFor(() => expect(approvals(nr)).toHaveLength(1));
  }
  await screen.findByText(/Alle 12 er behandlet\.$/);
  for (const nr of gates.keys()) {
    expect(approvals(nr)).toHaveLength(1);
    // Before it is decided, and once more later, to offer undoing it.
    expect(readsOf(nr)).toEqual(nr === 0 ? ['', '', ''] : ['?forhaand=ja', '', '']);
  }
});

test('where nothing came ahead, V is kept until it is there, and Enter is refused in words', async () => {
  const late = gate();
  openSlow({
    antall: 2,
    read: (nr) => (nr === 1 ? late.opened : undefined),
    ahead: () => new Promise(() => {}),
  });
  await heading(0);
  await inKoe();
  await userEvent.keyboard('nv');
  await screen.findByText('Søknaden hentes. Du kommer til «Godkjenn» når den er her.');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Søknaden er ikke hentet ennå. Trykk Enter når du ser den.');
  late.open();
  await heading(1);
  expect(focused()).toBe('Godkjenn');
  expect(approvals(1)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(approvals(1)).toHaveLength(1));
  expect(approvals(0)).toEqual([]);
});

test('keys that are pressed while a decision is sent are for the next application, and pass none over', async () => {
  const sent = gate();
  const { address } = openSlow({ antall: 3, decided: sent.opened });
  await heading(0);
  await inKoe();
  await userEvent.keyboard('v{Enter}');
  await waitFor(() => expect(approvals(0)).toHaveLength(1));
  await userEvent.keyboard('nnv{Enter}');
  expect(address()).toContain(idOf(0));
  sent.open();
  await heading(1);
  await waitFor(() => expect(focused()).toBe('Godkjenn'));
  expect(approvals(0)).toHaveLength(1);
  expect(approvals(1)).toEqual([]);
});

test('V that is pressed as the application comes is not undone by its heading', async () => {
  openSlow({ antall: 2 });
  const h1 = await heading(0);
  await inKoe();
  await waitFor(() => expect(document.activeElement).toBe(h1));
  await userEvent.keyboard('nv');
  await heading(1);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(focused()).toBe('Godkjenn');
});

test('nor is one that was opened before the employer answered otherwise', async () => {
  const changed = {};
  openSlow({ antall: 1, changed });
  await heading(0);
  await inKoe();
  Object.assign(changed, answered('avkreftet', '2026-11-20T11:00:00+01:00'));
  await userEvent.keyboard('v{Enter}');
  await screen.findByText(/^Arbeidsgivers svar er endret/);
  expect(approvals(0)).toEqual([]);
});

test('a decision by a copy is not sent when the employer has answered otherwise meanwhile', async () => {
  const late = gate();
  openSlow({
    antall: 2,
    read: (nr) => (nr === 1 ? late.opened : undefined),
    changed: answered('avkreftet', '2026-11-20T11:00:00+01:00'),
  });
  await heading(0);
  await inKoe();
  await waitFor(() => expect(readsOf(1)).toEqual(['?forhaand=ja']));
  await userEvent.keyboard('n');
  await heading(1);
  await userEvent.keyboard('v{Enter}');
  late.open();
  await screen.findByText(
    'Arbeidsgivers svar er endret siden søknaden ble hentet. Se på svaret, og avgjør på nytt.',
  );
  expect(approvals(1)).toEqual([]);
});
