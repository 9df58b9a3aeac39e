import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { MineVarsler } from '#contract/admin/mine-varsler.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';

const PAGE = '/admin/mine-varsler';
const OWN = adminPaths.mineVarsler.path;
const CONFIRM = adminPaths.bekreftAdresse.path;
const NONE: MineVarsler = { epost: '', bekreftet: null, valgt: [] };
const address = 'astrid@domstol.example';

/** A fake service that keeps what is saved. */
function open(first: MineVarsler = NONE, { path = PAGE, more = {} } = {}) {
  const now = { stored: first };
  const opened = openAdmin(path, {
    [OWN]: () => {
      const last = sentTo(OWN).at(-1) as Omit<MineVarsler, 'bekreftet'> | undefined;
      if (last && last.epost !== now.stored.epost)
        now.stored = { epost: last.epost, valgt: last.valgt, bekreftet: null };
      return now.stored;
    },
    ...more,
  });
  return { ...opened, now };
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Lagre' }));

test('nothing is chosen at first; an address is needed for it, and has to be confirmed', async () => {
  open();
  const [first] = await screen.findAllByRole('checkbox');
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  await userEvent.click(first!);
  await save();
  await screen.findByRole('link', { name: /^Du må oppgi e-postadressen/ });
  await userEvent.type(screen.getByRole('textbox', { name: 'E-postadresse' }), address);
  await save();
  await screen.findByText(`Varslene dine er lagret. Vi har sendt en lenke til ${address}.`);
  await screen.findByText('Adressen er ikke bekreftet');
  expect(sentTo(OWN).at(-1)).toEqual({ epost: address, valgt: ['soeknader'] });
});

test('a link that did not arrive is sent once more', async () => {
  open({ epost: address, bekreftet: null, valgt: ['doedbrev'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Send lenken på nytt' }));
  await screen.findByText(`Vi har sendt en ny lenke til ${address}.`);
  expect(sentTo(OWN)).toEqual([{ epost: address, valgt: ['doedbrev'], sendIgjen: true }]);
});

test('the link in the e-mail confirms the address, once, and leaves the address of the page', async () => {
  const opened = open(
    { epost: address, bekreftet: null, valgt: [] },
    {
      path: `${PAGE}?bekreft=et-token`,
      more: {
        [CONFIRM]: () => {
          opened.now.stored = { ...opened.now.stored, bekreftet: '2026-11-26T09:00:00+01:00' };
          return done();
        },
      },
    },
  );
  await screen.findByText('Adressen er bekreftet.');
  await screen.findByText('Bekreftet 26.11.2026.');
  await waitFor(() => expect(opened.address()).toBe(PAGE));
  expect(sentTo(CONFIRM)).toEqual([{ token: 'et-token' }]);
});

test('a link of another address says so', async () => {
  open(NONE, {
    path: `${PAGE}?bekreft=et-token`,
    more: { [CONFIRM]: () => refused(404, 'not_found') },
  });
  await screen.findByText('Adressen ble ikke bekreftet');
});
