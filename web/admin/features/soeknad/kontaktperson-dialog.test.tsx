import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { PATHS, atNow, button, heading, openSoeknad } from '#web/testing/open-soeknad.ts';
import { done, refused, sentTo } from '#web/testing/render.tsx';
import { answered, soeknadDetaljer } from '#web/testing/shown-soeknad-detaljer.ts';

beforeEach(atNow);

test('Bytt kontaktperson sends the four fields, and what was typed in the panel stays', async () => {
  let change: Partial<SoeknadDetaljer> = answered('venter');
  openSoeknad(
    {},
    {
      [PATHS.soeknad]: () => soeknadDetaljer(change),
      [PATHS.rett]: () => {
        change = { ...change, versjon: 2 };
        return done();
      },
    },
  );
  await heading();
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Kommentar' });
  await userEvent.type(comment, 'Ringt.');
  await userEvent.click(button('Bytt kontaktperson'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bytt kontaktperson' }));
  const epost = dialog.getByRole('textbox', { name: /E-post/ });
  await userEvent.clear(epost);
  await userEvent.type(epost, 'ny@fjordavisa.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Lagre og send forespørsel' }));
  await screen.findByText(
    'Kontaktpersonen er byttet, og forespørselen er sendt til ny@fjordavisa.example.',
  );
  expect(sentTo(PATHS.rett)).toEqual([
    {
      kontaktpersonArbeidsgiver: 'Trond Vestby',
      kontaktpersonStilling: 'Redaktør',
      kontaktpersonOrganisasjon: 'Fjordavisa AS',
      kontaktpersonEpost: 'ny@fjordavisa.example',
      versjon: 1,
    },
  ]);
  expect(comment.value).toBe('Ringt.');
  expect(screen.queryByText('Søknaden er endret av en annen')).toBeNull();
});

test('Bytt kontaktperson does not replace unseen what another one has corrected meanwhile', async () => {
  let change: Partial<SoeknadDetaljer> = { ...answered('venter'), versjon: 1 };
  openSoeknad(
    {},
    {
      [PATHS.soeknad]: () => soeknadDetaljer(change),
      [PATHS.rett]: (init: RequestInit) => {
        const { versjon } = JSON.parse(init.body as string) as { versjon: number };
        return versjon === change.versjon ? done() : refused(409, 'application_changed');
      },
    },
  );
  await heading();
  await userEvent.click(button('Bytt kontaktperson'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bytt kontaktperson' }));
  const epost = dialog.getByRole<HTMLInputElement>('textbox', { name: /E-post/ });
  await userEvent.clear(epost);
  await userEvent.type(epost, 'min@fjordavisa.example');
  const { soeknad } = soeknadDetaljer();
  change = {
    ...change,
    versjon: 2,
    søknadsDato: '2026-11-18T09:00:00+01:00',
    soeknad: { ...soeknad, kontaktpersonEpost: 'den.andres@fjordavisa.example' },
  };
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  // The page behind the dialog has read it again.
  await screen.findByText(/^Søkte 18\.11\.2026/);
  const send = dialog.getByRole('button', { name: 'Lagre og send forespørsel' });
  await userEvent.click(send);
  await dialog.findByText(/Nå er kontaktpersonen Trond Vestby, den\.andres@fjordavisa\.example\./);
  expect(epost.value).toBe('min@fjordavisa.example');
  await userEvent.click(send);
  await screen.findByText(/forespørselen er sendt til min@fjordavisa\.example/);
  expect(sentTo(PATHS.rett)).toMatchObject([{ versjon: 1 }, { versjon: 2 }]);
});
