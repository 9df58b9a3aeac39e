import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { shownProfil } from '#tests/support/shown/profil.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';

const { profil, redigerMinArbeidsgiver } = pressePaths;
const open = (answers: Record<string, unknown> = {}) =>
  openApp('/profil/min-arbeidsgiver/rediger', {
    [profil.path]: shownProfil(),
    [redigerMinArbeidsgiver.path]: done,
    ...answers,
  });

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send inn' });

test('says who gets an e-mail', async () => {
  open();
  await screen.findByText(
    'Arbeidsgiver og Domstoladministrasjonen vil få beskjed når du gjør endringer i din profil',
  );
  screen.getByText(
    'Kontaktpersonen får en e-post med spørsmål om å bekrefte at du trenger tilgang.',
  );
});

test('sends contact, justification and consents, and goes to the profile', async () => {
  const { user } = open();
  const contact = await field('Kontaktperson arbeidsgiver');
  expect(contact.value).toBe('Trond Vestby');
  await user.clear(contact);
  await user.type(contact, 'Randi Redaktør');
  await user.click(send());
  await screen.findByText('Profilen ble oppdatert.');
  expect(sentTo(redigerMinArbeidsgiver.path)).toEqual([
    {
      kontaktpersonArbeidsgiver: 'Randi Redaktør',
      kontaktpersonStilling: 'Nyhetsredaktør',
      kontaktpersonOrganisasjon: 'Østfold Nyhetsavis',
      kontaktpersonEpost: 'trond.vestby@ostfoldnyhetsavis.example',
      begrunnelse: shownProfil().pressedata.begrunnelse,
      akseptertVaerVarsomPlakaten: true,
      akseptererPersonvaernVilkar: true,
    },
  ]);
});

test('says that nothing has changed, and sends nothing', async () => {
  const { user } = open();
  await field('Kontaktperson arbeidsgiver');
  await user.click(send());
  await screen.findByText(/^Ingen endringer registrert\./);
  expect(sentTo(redigerMinArbeidsgiver.path)).toEqual([]);
});

test('is not sent without both consents', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Vær varsom-plakaten/ }));
  await user.click(send());
  await screen.findByRole('link', { name: 'Vær varsom plakaten må aksepteres' });
  expect(sentTo(redigerMinArbeidsgiver.path)).toEqual([]);
});

test('shows a failure of the server, and keeps what was typed', async () => {
  const { user } = open({ [redigerMinArbeidsgiver.path]: () => refused(500, 'unexpected') });
  await user.type(await field('Kontaktpersonens stilling'), ' nord');
  await user.click(send());
  await screen.findByText('En ukjent feil oppsto.');
  expect((await field('Kontaktpersonens stilling')).value).toBe('Nyhetsredaktør nord');
  expect(screen.queryByText('Profilen ble oppdatert.')).toBeNull();
});
