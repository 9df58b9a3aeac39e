import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { refused, sentTo } from '#web/testing/render.tsx';
import { shownAdminSak, shownForSafety } from '#tests/support/shown/admin-sak.ts';

const { sakId } = shownForSafety(null);
const PROPOSE = adminPaths.foreslaaOpphevelse.href(sakId, 4);
const ANSWER = adminPaths.svarForslag.href(sakId, 4);
const open = (erMitt: boolean | null, answers: Record<string, unknown> = {}) =>
  openAdmin('/admin/saker?saksnummer=26-071352MED-TOSL', {
    [adminPaths.finnSak.path]: shownForSafety(erMitt),
    ...answers,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string, ord: string) => {
  const dialog = await screen.findByRole('dialog');
  if (ord) await userEvent.type(within(dialog).getByRole('textbox'), ord);
  await userEvent.click(within(dialog).getByRole('button', { name }));
};

test('what is hidden for safety is proposed to be shown again, and waits', async () => {
  open(null, { [PROPOSE]: shownForSafety(true) });
  await press('Foreslå å oppheve');
  await inDialog('Foreslå å oppheve', 'Samtykker.');
  await screen.findByText(/^Forslaget venter på en kollega\./);
  expect(sentTo(PROPOSE)).toEqual([{ forklaring: 'Samtykker.' }]);
  screen.getByText(/Vidar Tinghaug foreslo 20\.11\.2026 09:00 å oppheve skjulingen\./);
  screen.getByText(/Forslaget går ut etter 27\.11\.2026\./);
  screen.getByRole('button', { name: 'Trekk forslaget: Hele saken' });
  expect(screen.queryByRole('button', { name: /^Godkjenn/ })).toBeNull();
});

test('a colleague approves it; and whoever declines says why', async () => {
  open(false, { [ANSWER]: shownAdminSak() });
  await press('Avslå forslaget: Hele saken');
  await inDialog('Avslå forslaget', '');
  await screen.findAllByText('Skriv hvorfor.');
  expect(sentTo(ANSWER)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await press('Godkjenn: Hele saken');
  await inDialog('Godkjenn', '');
  await screen.findByText(/er opphevet av dere to\.$/);
  expect(sentTo(ANSWER)).toEqual([{ forslagId: 3, svar: 'godkjent', ord: '' }]);
});

test('an answer that comes too late shows what stands now, and what was typed', async () => {
  const late = { message: 'Forslaget er besvart.', naa: shownForSafety(null) };
  open(false, { [ANSWER]: () => refused(409, 'proposal_over', late) });
  await press('Godkjenn: Hele saken');
  await inDialog('Godkjenn', 'Enig.');
  await screen.findByText(/En annen var raskere\./);
  screen.getByText('Enig.');
  screen.getByRole('button', { name: 'Foreslå å oppheve' });
});

test('the history says what was changed, from what', async () => {
  open(null);
  await screen.findByText(/endret skjulingen av saken\./);
  screen.getByText(
    /Grunn: «Feil fra domstolen» → «Hensyn til en parts sikkerhet»\. Se på igjen: «ingen» → «01\.12\.2026»\./,
  );
});
