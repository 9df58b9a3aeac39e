import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import type { OmMeg } from '#contract/soeknad.ts';
import { shownProfil } from '#tests/support/shown/profil.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';

const { profil, redigerOmMeg } = pressePaths;
const NO_CHANGES =
  'Ingen endringer registrert. For å sende inn skjemaet, vennligst gjør endringer og send inn på nytt.';

/** Opens the page. The server stores what it is sent. */
function open(answers: Record<string, unknown> = {}) {
  let saved = shownProfil();
  return openApp('/profil/om-meg/rediger', {
    [profil.path]: () => saved,
    [redigerOmMeg.path]: ({ body }: RequestInit) => {
      const { foretrukketDomstolId, ...omMeg } = JSON.parse(body as string) as OmMeg;
      saved = shownProfil({ ...omMeg, standardDomstol: foretrukketDomstolId });
      return done();
    },
    ...answers,
  });
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send inn' });

test('begins with the stored profile; the name comes from the register', async () => {
  open();
  expect((await field('Stilling')).value).toBe('Journalist');
  expect((await field('Telefon')).value).toBe('922 41 080');
  const about = within(screen.getByRole('region', { name: 'Om meg' }));
  const names = about.getAllByRole('term').map((term) => term.nextElementSibling!.textContent);
  expect(names).toEqual(['Silje', 'Haugnes']);
  expect(screen.queryByRole('textbox', { name: 'Fornavn' })).toBeNull();
  expect(document.title).toBe('Rediger om meg – Domstolenes pressetjeneste');
});

test('says that nothing has changed, and sends nothing', async () => {
  const { user } = open();
  await user.type(await field('Stilling'), '  ');
  await user.click(send());
  await screen.findByText(NO_CHANGES);
  expect(sentTo(redigerOmMeg.path)).toEqual([]);
});

test('sends the personal fields, and shows the changed profile', async () => {
  const { user } = open();
  await user.type(await field('Stilling'), ' i retten');
  await user.click(screen.getByRole('checkbox', { name: 'Jobber som frilanser' }));
  await user.click(send());
  await screen.findByText('Profilen ble oppdatert.');
  expect(sentTo(redigerOmMeg.path)).toEqual([
    {
      stilling: 'Journalist i retten',
      redaksjon: 'Østfold Nyhetsavis',
      epost: 'silje.haugnes@ostfoldnyhetsavis.example',
      telefonLand: 'NO',
      telefon: '92241080',
      jobberSomFrilanser: true,
      foretrukketDomstolId: 'TSOS',
    },
  ]);
  screen.getByText('Journalist i retten');
  expect(window.sessionStorage).toHaveLength(0);
});

test('shows an error of the server at its field', async () => {
  const message = 'E-posten kan ikke være den samme som kontaktpersonens.';
  const { user } = open({
    [redigerOmMeg.path]: () => refused(400, 'validation', { errors: { epost: [message] } }),
  });
  await user.type(await field('E-post'), 'x');
  await user.click(send());
  await screen.findByRole('link', { name: message });
  const epost = await field('E-post');
  expect(epost.getAttribute('aria-invalid')).toBe('true');
  expect(epost.getAttribute('aria-describedby')).toBe(`${epost.id}-error`);
  expect(document.getElementById(`${epost.id}-error`)?.textContent).toBe(message);
});

test('Avbryt leads to the unchanged profile, and drops what was typed', async () => {
  const { user } = open();
  await user.type(await field('Stilling'), ' i retten');
  await user.click(screen.getByRole('link', { name: 'Avbryt' }));
  await screen.findByRole('heading', { level: 1, name: 'Min profil' });
  await user.click(await screen.findByRole('link', { name: 'Rediger om meg' }));
  expect((await field('Stilling')).value).toBe('Journalist');
});

test('works without the register, and says that it is missing', async () => {
  const { user } = open({ [profil.path]: shownProfil({}, null) });
  await screen.findByText('Kunne ikke hente informasjon fra Folkeregisteret.');
  await user.type(await field('Stilling'), '!');
  await user.click(send());
  await screen.findByText('Profilen ble oppdatert.');
});
