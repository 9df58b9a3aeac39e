import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { insertVarsel, readVarsler } from '#db/banner/varsler.ts';
import { opplastingMessages } from '#domain/opplasting.ts';
import { DEMO_NOW } from '#tests/support/browser/demo.ts';
import {
  alert,
  button,
  field,
  inDialog,
  said,
  twoWindows,
} from '#tests/support/browser/two-windows.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

/* Two administrators at two windows: suspensions, banners, what is hidden and restricted, and uploaded lists. */

const service = useDemoStack();
const both = twoWindows(service);
const dayField = (page: Page, name: RegExp) => page.getByRole('group', { name }).first();
/** Another day of the month and year that stand there. */
const changeDay = (page: Page, name: RegExp, day: string) =>
  dayField(page, name).getByRole('spinbutton').first().pressSequentially(day);
const dayIn = (page: Page, name: RegExp) =>
  expect.poll(() => dayField(page, name).getByRole('spinbutton').allInnerTexts());

async function save(page: Page, name: RegExp, text: string): Promise<void> {
  await field(page, name).fill(text);
  await button(page, 'Lagre endringen').click();
}

it("a suspension that both change: the second one sees the first one's before his is saved", async () => {
  const silje = service.stack.db('pressebruker').where({ fornavn: 'Silje' });
  const suspended = { suspendert_til: '2027-01-01', suspendert_fra: DEMO_NOW };
  const set = silje.clone().update({ ...suspended, suspendert_begrunnelse: 'Brudd.' });
  const [{ id }] = (await set.returning('id')) as [{ id: string }];
  const [astrid, vidar] = await both(`/admin/brukere/${id}`, 'Suspensjon');
  for (const page of [astrid, vidar]) await button(page, 'Endre suspensjonen').click();
  await changeDay(astrid, /^Suspendert til/, '24');
  await save(astrid, /^Begrunnelse/, 'Delte <b>bilder</b>.');
  await said(astrid, 'Suspensjonen ble endret.');
  await save(vidar, /^Begrunnelse/, 'Delte navn.');
  const conflict = alert(vidar, 'En annen har endret suspensjonen');
  await conflict.getByText('Nå er tilgangen suspendert til 24.01.2027:').waitFor();
  await conflict.getByText('Delte <b>bilder</b>.').waitFor();
  expect(await field(vidar, /^Begrunnelse/).inputValue()).toBe('Delte navn.');
  expect(await silje.clone().pluck('suspendert_begrunnelse')).toEqual(['Delte <b>bilder</b>.']);
  await button(vidar, 'Lagre endringen').click();
  await said(vidar, 'Suspensjonen ble endret.');
  await astrid.reload();
  await astrid.getByText('Delte navn.').waitFor();
});

it('a banner that both change: the second one sees both, and saves his own instead', async () => {
  const { db } = service.stack;
  const first = { message: 'Tregt søk.', purpose: 'info', til: 'alle' } as const;
  await insertVarsel(db, { ...first, start: null, slutt: null }, DEMO_NOW);
  const [astrid, vidar] = await both('/admin/varsel', 'Varsler');
  const text = /^Melding/;
  await field(astrid, text).fill('Søket er nede.');
  await button(astrid, 'Oppdater').click();
  await said(astrid, 'Varselet ble oppdatert.');
  await field(vidar, text).fill('Søket virker igjen.');
  await button(vidar, 'Oppdater').click();
  const conflict = alert(vidar, 'Nå står det:');
  await conflict.getByText(/^Astrid Domsland lagret dette /).waitFor();
  for (const message of ['Søket er nede.', 'Søket virker igjen.'])
    await conflict.getByText(message).waitFor();
  expect(await readVarsler(db, DEMO_NOW)).toMatchObject([{ message: 'Søket er nede.' }]);
  await button(vidar, 'Lagre ditt i stedet').click();
  await said(vidar, 'Varselet ble oppdatert.');
  await astrid.reload();
  await expect.poll(() => field(astrid, text).inputValue()).toBe('Søket virker igjen.');
  await db('varselbanner').delete();
});

/** Puts a hiding or a restriction of a case in; both have opened it in the list. */
async function opened(table: string, what: string, of: object): Promise<[Page, Page]> {
  const { db } = service.stack;
  const found = db('sak').whereNotNull('parter').orderBy('sak_id').select('sak_id', 'saksnummer');
  const [sak] = (await found.limit(1)) as [{ sak_id: string; saksnummer: string }];
  await db(table).insert({ sak_id: sak.sak_id, se_igjen: '2026-12-04', ...of });
  const pages = await both('/admin/saker', 'Saker');
  for (const page of pages) await button(page, `Endre ${what} i ${sak.saksnummer}`).click();
  return pages;
}

it('a hiding that both change in the list: what stands is taken', async () => {
  const hidden = { omfang: 'parter', grunn: 'feil', forklaring: 'Feil i listen.' };
  const of = { ...hidden, skjult: DEMO_NOW };
  const [astrid, vidar] = await opened('tilbaketrekking', 'Parter', of);
  const [again, why] = [/^Se på igjen/, /^Forklaring/];
  await changeDay(astrid, again, '10');
  await save(astrid, why, 'Vitne sto som tiltalt.');
  await said(astrid, 'Endringen er lagret.');
  await changeDay(vidar, again, '20');
  await save(vidar, why, 'Retten ba om det.');
  const conflict = alert(vidar, 'En annen har endret dette');
  await conflict.getByText('Nå står det: «Vitne sto som tiltalt.»').waitFor();
  await conflict.getByText(/^Endret .* av Astrid Domsland\.$/).waitFor();
  await conflict.getByText('Se på igjen 10.12.2026').waitFor();
  expect(await field(vidar, why).inputValue()).toBe('Retten ba om det.');
  await dayIn(vidar, again).toEqual(['20', '12', '2026']);
  await button(vidar, 'Ta det som står nå').click();
  await expect.poll(() => field(vidar, why).inputValue()).toBe('Vitne sto som tiltalt.');
  await dayIn(vidar, again).toEqual(['10', '12', '2026']);
});

it('a restriction that both change in the list: the last text is saved over what stands', async () => {
  const restricted = { type: 'referatforbud', tekst: 'Dag én.', gjelder_til: '2026-12-04' };
  const of = { ...restricted, satt: DEMO_NOW };
  const [astrid, vidar] = await opened('begrensning', 'Referatforbud', of);
  const last = /^Gjelder til og med/;
  await changeDay(astrid, last, '11');
  await save(astrid, /^Tekst til/, 'Gjelder hele uken.');
  await said(astrid, 'Endringen er lagret.');
  await changeDay(vidar, last, '09');
  await save(vidar, /^Tekst til/, 'Bare dag to.');
  const conflict = alert(vidar, 'En annen har endret dette');
  await conflict.getByText('Nå står det: «Gjelder hele uken.»').waitFor();
  await conflict.getByText('Siste dag 11.12.2026').waitFor();
  expect(await field(vidar, /^Tekst til/).inputValue()).toBe('Bare dag to.');
  await button(vidar, 'Lagre endringen').click();
  await said(vidar, 'Endringen er lagret.');
  await astrid.reload();
  const row = astrid.getByRole('row').filter({ hasText: 'Bare dag to.' });
  await row.getByText('Siste dag 09.12.2026').waitFor();
});

/** Chooses a list of one case that says this of it, and sees what it would change. */
async function preview(page: Page, name: string, sakenGjelder: string): Promise<void> {
  const day = { start: '2026-12-05T09:00:00', end: '2026-12-05T15:00:00' };
  const hit = {
    ...{ id: '1', sakId: 'TO-1', saksnummer: '26-900001MED-TOSL/04', domstol: 'Oslo tingrett' },
    ...{ sakenGjelder, parter: 'Aktor mot Tiltalt', rettsmoeteIntervaller: [day] },
  };
  const buffer = Buffer.from(JSON.stringify({ count: 1, hits: [hit] }));
  const file = { name, mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Ingenting er endret ennå').waitFor();
}

it('lists of the same case: the second is previewed again, and taken back by one of the two', async () => {
  const [astrid, vidar] = await both('/admin/drift/last-opp', opplastingMessages.title);
  await preview(astrid, 'tyveri.json', 'Tyveri');
  await preview(vidar, 'ran.json', 'Ran');
  await button(astrid, 'Les inn 1 rad').click();
  await said(astrid, 'tyveri.json er lest inn: 1 rad.');
  await button(vidar, 'Les inn 1 rad').click();
  await alert(vidar, opplastingMessages.changed).waitFor();
  await vidar.getByRole('row').filter({ hasText: 'Tyveri' }).getByText('Ran').waitFor();
  await button(vidar, 'Les inn 1 rad').click();
  await said(vidar, 'ran.json er lest inn: 1 rad.');
  await astrid.reload();
  for (const page of [vidar, astrid]) {
    await button(page, 'Ta tilbake ran.json').click();
    await page.getByRole('dialog').getByText('1 sak settes tilbake som før.').waitFor();
  }
  await inDialog(vidar, 'Ta tilbake');
  await said(vidar, 'ran.json er tatt tilbake.');
  await inDialog(astrid, 'Ta tilbake');
  await alert(astrid, opplastingMessages.takenBack).waitFor();
  const sak = service.stack.db('sak').where({ sak_id: 'TO-1' });
  expect(await sak.pluck('saks_tema')).toEqual(['Tyveri']);
});
