import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { PATHS, atNow, button, heading, openSoeknad } from '#web/testing/open-soeknad.ts';
import { done, refused, sentTo } from '#web/testing/render.tsx';
import { SOEKNAD_ID, answered, soeknadDetaljer } from '#web/testing/shown-soeknad-detaljer.ts';

beforeEach(atNow);

test.each([
  [
    'bekreftet' as const,
    'Bekreftet av arbeidsgiver',
    'Trond Vestby, redaktør i Fjordavisa AS, svarte fredag 20.11.2026 kl. 10:42, fra adressen i søknaden, trond@fjordavisa.example.',
  ],
  [
    'avkreftet' as const,
    'Avkreftet av arbeidsgiver',
    'Trond Vestby, redaktør i Fjordavisa AS, svarte fredag 20.11.2026 kl. 10:42, fra adressen i søknaden, trond@fjordavisa.example.',
  ],
  [
    'venter' as const,
    'Arbeidsgiver har ikke svart',
    'Trond Vestby, redaktør i Fjordavisa AS, fikk forespørselen 19.11.2026 på trond@fjordavisa.example. Fristen er 19.12.2026.',
  ],
  [
    'utloept' as const,
    'Arbeidsgiver svarte ikke innen fristen',
    'Trond Vestby, redaktør i Fjordavisa AS, fikk forespørselen 19.11.2026 på trond@fjordavisa.example. Fristen var 19.12.2026.',
  ],
  [
    'ikkeSpurt' as const,
    'Arbeidsgiver er ikke spurt',
    'Trond Vestby i Fjordavisa AS har ikke fått noen forespørsel.',
  ],
])(
  '%s: the answer follows what is known of the newsroom, and says who, when and which address',
  async (svar, head, text) => {
    const svart = svar === 'bekreftet' || svar === 'avkreftet' ? '2026-11-20T10:42:00+01:00' : null;
    openSoeknad(answered(svar, svart));
    await heading();
    const [first, second] = screen.getAllByRole('heading', { level: 2 });
    expect([first?.textContent, second?.textContent]).toEqual(['Ukjent redaksjon', head]);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send på nytt' }) !== null).toBe(
      svar !== 'bekreftet',
    );
  },
);

test('the employer’s own words are shown as they were written', async () => {
  const { bekreftelser, arbeidsgiver } = answered('avkreftet', '2026-11-20T10:42:00+01:00');
  openSoeknad({
    arbeidsgiver,
    bekreftelser: [{ ...bekreftelser[0]!, melding: 'Hun er <b>ikke</b> ansatt her.' }],
  });
  await heading();
  expect(screen.getByText('«Hun er <b>ikke</b> ansatt her.»')).toBeTruthy();
});

test('an answer from another address than the application’s says so', async () => {
  const { bekreftelser, arbeidsgiver } = answered('bekreftet', '2026-11-20T10:42:00+01:00');
  const [question] = bekreftelser;
  openSoeknad({
    arbeidsgiver,
    bekreftelser: [{ ...question!, epost: 'annen@fjordavisa.example' }],
  });
  await heading();
  expect(
    screen.getByText(/annen@fjordavisa\.example, som ikke er adressen i søknaden/),
  ).toBeTruthy();
});

test('the panel repeats the answer, with for how long one has waited', async () => {
  openSoeknad(answered('venter'));
  await heading();
  const panel = within(screen.getByRole('form', { name: 'Vurdering' }));
  expect(panel.getByText('Venter')).toBeTruthy();
  expect(panel.getByText('i 11 dager')).toBeTruthy();
  expect(screen.getByText('Søkte 19.11.2026, har ventet 11 dager')).toBeTruthy();
});

test('Send på nytt asks again, says to whom, and can then not be pressed the same day', async () => {
  let change = answered('venter');
  openAdmin(`/admin/soeknader/${SOEKNAD_ID}`, {
    [PATHS.soeknad]: () => soeknadDetaljer(change),
    [PATHS.spoerIgjen]: () => {
      const spurt = '2026-11-30T12:00:00+01:00';
      change = {
        bekreftelser: [{ ...change.bekreftelser[0]!, spurt }],
        arbeidsgiver: { svar: 'venter', spurt, svart: null },
      };
      return done();
    },
  });
  await heading();
  await userEvent.click(button('Send på nytt'));
  await screen.findByText(/Forespørselen er sendt til trond@fjordavisa.example/);
  const again = button('Send på nytt');
  expect(again.getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(again));
  await userEvent.click(again);
  expect(screen.getByText(/Du kan sende på nytt i morgen/)).toBeTruthy();
  expect(sentTo(PATHS.spoerIgjen)).toEqual([{}]);
});

test('Send på nytt names the contact person who was asked, when somebody has corrected it', async () => {
  let change: Partial<SoeknadDetaljer> = answered('venter');
  openSoeknad(
    {},
    {
      [PATHS.soeknad]: () => soeknadDetaljer(change),
      [PATHS.spoerIgjen]: () => {
        const { soeknad } = soeknadDetaljer();
        change = {
          ...change,
          soeknad: { ...soeknad, kontaktpersonEpost: 'ny@fjordavisa.example' },
        };
        return done();
      },
    },
  );
  await heading();
  await userEvent.click(button('Send på nytt'));
  await screen.findByText(/Forespørselen er sendt til ny@fjordavisa.example/);
});

test('Send på nytt that is refused says why', async () => {
  openSoeknad(answered('venter'), { [PATHS.spoerIgjen]: () => refused(409, 'asked_today') });
  await heading();
  await userEvent.click(button('Send på nytt'));
  await screen.findByText('Avvist: asked_today');
});

test('Sammenlign shows both applications, and marks what differs', async () => {
  const other = SOEKNAD_ID.replace('0b', '2d');
  const duplicate = {
    ...{ id: other, fornavn: 'Nora', etternavn: 'Fjell', status: 0 as const },
    søknadsDato: '2026-11-01T09:00:00+01:00',
    like: ['telefon' as const],
    arbeidsgiver: { svar: 'venter' as const, spurt: '2026-11-25T09:00:00+01:00', svart: null },
  };
  openSoeknad(
    { duplikater: [duplicate] },
    {
      [adminPaths.soeknad.href(other)]: soeknadDetaljer({
        ...duplicate,
        soeknad: { ...soeknadDetaljer().soeknad, redaksjon: 'Elveposten' },
      }),
    },
  );
  await heading();
  expect(screen.getByText('i 5 dager')).toBeTruthy();
  await userEvent.click(button('Sammenlign med søknaden fra Nora Fjell 01.11.2026'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sammenlign søknadene' }));
  const row = (await dialog.findByRole('rowheader', { name: /^Redaksjon ?\(ulikt\)$/ })).closest(
    'tr',
  )!;
  expect(within(row).getByText('Fjordavisa')).toBeTruthy();
  expect(within(row).getByText('Elveposten')).toBeTruthy();
  expect(row.dataset['differs']).toBe('true');
  const same = dialog.getByRole('rowheader', { name: 'Telefon' }).closest('tr')!;
  expect(same.dataset['differs']).toBe('false');
});

test('of many possible duplicates three are shown, until all are asked for', async () => {
  const duplikater = Array.from({ length: 5 }, (_, nr) => ({
    ...{ id: SOEKNAD_ID.replace('0b', `a${nr}`), fornavn: 'Even', etternavn: `Nummer${nr}` },
    ...{ søknadsDato: '2026-11-01T09:00:00+01:00', status: 0 as const, like: ['telefon' as const] },
    arbeidsgiver: { svar: 'ikkeSpurt' as const, spurt: null, svart: null },
  }));
  openSoeknad({ duplikater });
  await heading();
  const shown = () => screen.getAllByRole('button', { name: /^Sammenlign med/ });
  expect(shown()).toHaveLength(3);
  await userEvent.click(button('Vis alle 5'));
  expect(shown()).toHaveLength(5);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Mulige duplikater'));
});

test('Til vurderingen moves focus to the panel and keeps the address', async () => {
  const { address } = openSoeknad();
  await heading();
  const before = address();
  await userEvent.click(screen.getByRole('link', { name: 'Til vurderingen' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vurdering' })),
  );
  expect(address()).toBe(before);
});
