import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { KjentRedaksjon } from '#contract/admin/redaksjoner.ts';
import { shownKjentRedaksjon, shownRedaksjoner } from '#tests/support/shown/redaksjoner.ts';
import { PATHS, atNow, button, heading, openSoeknad } from '#web/testing/open-soeknad.ts';
import { done, refused, sentTo } from '#web/testing/render.tsx';
import { SOEKNAD_ID, soeknadDetaljer } from '#web/testing/shown-soeknad-detaljer.ts';

beforeEach(atNow);

const VELG = adminPaths.soeknadRedaksjon.href(SOEKNAD_ID);
const known = shownKjentRedaksjon();
const [fjord, hedmark] = shownRedaksjoner().redaksjoner;
const first = () => screen.getAllByRole('heading', { level: 2 })[0]!;
const said = () => first().parentElement!.textContent;

test('a known editor is said first, with the domain and what was answered', async () => {
  openSoeknad({ redaksjonen: known });
  await heading();
  expect(first().textContent).toBe('Kjent redaksjon, kjent redaktør');
  expect(said()).toContain(
    'Trond Vestby er redaktør i Fjordavisa. Adressen er fra fjordavisa.example. Bekreftet behovet 20.11.2026 kl. 08:00.',
  );
  const card = within(screen.getByRole('region', { name: 'Fjordavisa' }));
  expect(card.getByText('6 aktive, 1 utløper 01.12.2026')).toBeTruthy();
  expect(card.getByText('9 godkjent, 1 ikke godkjent')).toBeTruthy();
  expect(card.getByRole('link').getAttribute('href')).toBe(`/admin/redaksjoner/${fjord!.id}`);
});

test.each<[Partial<KjentRedaksjon>, string]>([
  [
    {
      ...{ kjennskap: 'ukjentKontakt', grunnlag: 'navn', domene: null },
      advarsel: { hva: 'fremmedDomene', navn: 'Arne Fosseide', redaksjon: 'Fjordavisa' },
    },
    'Se opp: Arne Fosseide er oppgitt i Fjordavisa, men adressen er ikke fra redaksjonen.',
  ],
  [
    {
      ...{ kjennskap: 'ukjent', grunnlag: null, redaksjon: null },
      advarsel: { hva: 'redaktoerEtAnnetSted', navn: 'Arne Fosseide', redaksjon: 'Fjordavisa' },
    },
    'Se opp: Arne Fosseide er redaktør i Fjordavisa, men med en annen adresse.',
  ],
  [
    { redaksjon: { ...known.redaksjon!, status: 'suspendert', suspendertTil: '2026-12-01' } },
    'Fjordavisa er suspendert til og med 30.11.2026. Godkjenner du, er tilgangen suspendert så lenge.',
  ],
])('%# is a warning', async (change, text) => {
  openSoeknad({ redaksjonen: shownKjentRedaksjon(change) });
  await heading();
  expect(said()).toContain(text);
  expect(first().closest('[data-purpose]')?.getAttribute('data-purpose')).toBe('warning');
});

test('another newsroom is chosen; when somebody has chosen meanwhile, that is said', async () => {
  let isFirst = true;
  openSoeknad(
    {},
    {
      [PATHS.soeknad]: () => soeknadDetaljer({ redaksjonen: known }),
      [adminPaths.redaksjoner.path]: shownRedaksjoner(),
      [VELG]: () => {
        if (!isFirst) return done();
        isFirst = false;
        return refused(409, 'application_changed');
      },
    },
  );
  await heading();
  await userEvent.click(button('Velg en annen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Velg redaksjon' }));
  await userEvent.click(await dialog.findByRole('button', { name: /Fjordavisa/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Hedmark Bilde og Nyhet' }));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Lagre' }));
  await save();
  expect(await dialog.findByText(/^En annen har valgt redaksjon/)).toBeTruthy();
  await save();
  const sent = { redaksjonId: hedmark!.id, foer: fjord!.id };
  expect(sentTo(VELG)).toEqual([sent, sent]);
});

test('a new newsroom begins with what the application says', async () => {
  openSoeknad({}, { [adminPaths.nyRedaksjon.path]: { id: fjord!.id, brukere: 0 }, [VELG]: done });
  await heading();
  expect(first().textContent).toBe('Ukjent redaksjon');
  await userEvent.click(button('Ny redaksjon'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ny redaksjon' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Legg til redaksjonen' }));
  await screen.findByRole('heading', { level: 1 });
  expect(sentTo(adminPaths.nyRedaksjon.path)).toEqual([
    {
      ...{ navn: 'Fjordavisa AS', redaktoerNavn: 'Trond Vestby' },
      ...{ redaktoerEpost: 'trond@fjordavisa.example', kontakter: [] },
      domener: ['fjordavisa.example'],
    },
  ]);
});
