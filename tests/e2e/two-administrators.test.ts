import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { forslagMessages } from '#domain/forslag.ts';
import { skjultMessages, tilbaketrekkingMessages } from '#domain/tilbaketrekking.ts';
import { openUnlessLed } from '#tests/support/browser/browser.ts';
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

/* Two administrators at two windows: what the second one is told of what the first one has done meanwhile. */

const service = useDemoStack();
const both = twoWindows(service);
const SEARCH = '/?domstolid=alle&fraDato=2026-11-23&tilDato=2027-11-21';
const hits = (page: Page) => page.getByRole('table', { name: /^Antall treff/ });

/** Puts a newsroom in, with Silje Haugnes as its only person; gives its page. */
async function newsroom(navn: string): Promise<string> {
  const { db } = service.stack;
  const editor = { redaktoer_navn: 'Randi Redaktør', redaktoer_epost: 'randi@dal.example' };
  const insert = db('redaksjon').insert({ navn, ...editor, opprettet: DEMO_NOW });
  const [made] = await insert.returning<{ id: string }[]>('id');
  await db('pressebruker').where({ fornavn: 'Silje' }).update({ redaksjon_id: made!.id });
  return `/admin/redaksjoner/${made!.id}`;
}

async function journalist(name: string): Promise<Page> {
  const page = await service.signedIn(name, SEARCH);
  await hits(page).waitFor();
  return page;
}

it('a newsroom that both change: the second one sees both texts, and chooses', async () => {
  const [astrid, vidar] = await both(await newsroom('Dalposten'), 'Dalposten');
  for (const page of [astrid, vidar]) await button(page, 'Endre').click();
  await field(astrid, /^Ansvarlig redaktør/).fill('Arne Fosseide');
  await inDialog(astrid, 'Lagre');
  await said(astrid, 'Endringen er lagret.');
  await field(vidar, /^Ansvarlig redaktør/).fill('Eva Elvestad');
  await inDialog(vidar, 'Lagre');
  const conflict = alert(vidar, /Astrid Domsland endret redaksjonen/);
  await conflict.getByText('Nå står det: Arne Fosseide').waitFor();
  await conflict.getByText('Du har skrevet: Eva Elvestad').waitFor();
  await button(vidar, 'Behold det jeg har skrevet').click();
  await inDialog(vidar, 'Lagre');
  await said(vidar, 'Endringen er lagret.');
  await astrid.reload();
  await astrid.getByRole('definition').getByText('Eva Elvestad').waitFor();
});

it('a newsroom suspended by one and let in by the other: its people see each at once', async () => {
  const [astrid, vidar] = await both(await newsroom('Fjellposten'), 'Fjellposten');
  const silje = await journalist('Silje Haugnes');
  const sak = await hits(silje).getByRole('link').first().getAttribute('href');
  const suspend = async (page: Page, why: string) => {
    await field(page, /^Grunn/).fill(why);
    await button(page, 'Suspender …').click();
    await page.getByText('1 person mister tilgangen med en gang og får e-post.').last().waitFor();
    await inDialog(page, 'Suspender');
  };
  await suspend(astrid, 'Delte <b>tiltaler</b>.');
  await said(astrid, 'Redaksjonen er suspendert.');
  // Her page may ask for something by itself, and be told before she opens the case.
  await openUnlessLed(silje, new URL(sak!, service.stack.url).href);
  await silje.getByRole('heading', { name: 'Tilgangen din er suspendert' }).waitFor();
  await silje.getByText(/^Tilgangen til redaksjonen Fjellposten er suspendert inntil/).waitFor();
  await silje.getByText('Delte <b>tiltaler</b>.').waitFor();
  await suspend(vidar, 'Svarer ikke.');
  await vidar.getByRole('heading', { name: 'En annen har endret redaksjonen' }).waitFor();
  await vidar.getByText('Nå står det: suspendert inntil videre.').waitFor();
  await vidar.getByText('Delte <b>tiltaler</b>.').waitFor();
  expect(await field(vidar, /^Grunn/).inputValue()).toBe('Svarer ikke.');
  await button(vidar, 'Hent det som gjelder').click();
  await button(vidar, 'Slipp inn igjen').click();
  await inDialog(vidar, 'Slipp inn igjen');
  await said(vidar, 'Redaksjonen har tilgang igjen.');
  await silje.goto(service.stack.url + SEARCH);
  await hits(silje).waitFor();
  await button(astrid, 'Slipp inn igjen').click();
  await inDialog(astrid, 'Slipp inn igjen');
  await astrid.getByText('Nå står det: redaksjonen er ikke suspendert.').waitFor();
});

/** The text that stands now and one's own, where Astrid was first. */
async function told(page: Page): Promise<string[]> {
  const conflict = alert(page, 'Nå står det:');
  await conflict.getByText(/^Astrid Domsland lagret dette /).waitFor();
  return conflict.getByRole('definition').allTextContents();
}

it('a reason for rejections that both change', async () => {
  const [astrid, vidar] = await both('/admin/maler', 'Grunner for avslag');
  await button(astrid, 'Ny grunn').click();
  for (const name of [/^Kort navn/, /, bokmål/, /, nynorsk/])
    await field(astrid, name).fill('Svarte nei');
  await inDialog(astrid, 'Lagre');
  await said(astrid, 'Grunnen «Svarte nei» er lagret.');
  await vidar.reload();
  for (const page of [astrid, vidar]) await button(page, 'Endre «Svarte nei»').click();
  await field(astrid, /, bokmål/).fill('Redaksjonen sa nei.');
  await inDialog(astrid, 'Lagre');
  await said(astrid, 'Grunnen «Svarte nei» er lagret.');
  await field(vidar, /, bokmål/).fill('Redaktøren sa nei.');
  await inDialog(vidar, 'Lagre');
  expect(await told(vidar)).toEqual(['Redaksjonen sa nei.', 'Redaktøren sa nei.']);
  await inDialog(vidar, 'Lagre mitt i stedet');
  await said(vidar, 'Grunnen «Svarte nei» er lagret.');
  await astrid.reload();
  await astrid.getByText('Redaktøren sa nei.').waitFor();
});

it('the text of an e-mail that both change: what stands is kept', async () => {
  const [astrid, vidar] = await both('/admin/maler/soeknad_mottatt', 'Kvittering for søknad');
  const subject = (page: Page) => field(page, /^Emne, bokmål/);
  await subject(astrid).fill('Vi har fått søknaden');
  await button(astrid, 'Lagre').click();
  await said(astrid, 'Teksten er lagret, og brukes fra nå av.');
  await subject(vidar).fill('Søknaden er her');
  await button(vidar, 'Lagre').click();
  expect(await told(vidar)).toEqual(['Vi har fått søknaden', 'Søknaden er her']);
  await button(vidar, 'Behold det som står nå').click();
  await expect.poll(() => subject(vidar).inputValue()).toBe('Vi har fått søknaden');
});

it('a deletion that both order, and that one of them undoes', async () => {
  const ylva = await journalist('Ylva Tjærhaug');
  const [astrid, vidar] = await both('/admin/brukere', 'Brukere');
  for (const page of [astrid, vidar]) await button(page, 'Slett Ylva Tjærhaug').click();
  for (const page of [astrid, vidar]) {
    await inDialog(page, 'Slett');
    await said(page, 'Ylva Tjærhaug har mistet tilgangen');
  }
  // She is signed out, and told why when she signs in.
  await ylva.reload();
  await button(ylva, /Ylva Tjærhaug/).click();
  await ylva.getByRole('heading', { name: 'Profilen din blir slettet' }).waitFor();
  await vidar.getByRole('checkbox', { name: 'Slettes' }).check();
  await vidar.getByRole('link', { name: 'Ylva Tjærhaug' }).click();
  await vidar.getByText('Bestilt av Astrid Domsland.').waitFor();
  for (const page of [vidar, astrid]) {
    await button(page, /^Angre slettingen/).click();
    await said(page, 'Slettingen av Ylva Tjærhaug er angret. Alt er som før.');
  }
  await ylva.reload();
  await hits(ylva).waitFor();
});

it('what is hidden for safety is shown again by two, whoever else had the page open', async () => {
  const silje = await journalist('Silje Haugnes');
  await hits(silje).locator('[data-column="saksnr"] a').first().click();
  await silje.getByRole('heading', { name: 'Informasjon om saken' }).waitFor();
  const number = await silje.getByRole('heading', { level: 1 }).innerText();
  const path = `/admin/saker?saksnummer=${number}`;
  const [astrid, vidar] = await both(path, number);
  await button(astrid, 'Skjul hele saken').click();
  await astrid.getByRole('radio', { name: 'Hensyn til en parts sikkerhet' }).check();
  await field(astrid, /^Forklaring/).fill('Adressen kan utledes.');
  await inDialog(astrid, 'Skjul nå');
  await said(astrid, /er skjult for journalistene fra kl\./);
  await vidar.reload();
  await button(vidar, 'Foreslå å oppheve').waitFor();
  const propose = async (page: Page, why: string) => {
    await button(page, 'Foreslå å oppheve').click();
    await field(page, /^Forklaring/).fill(why);
    await inDialog(page, 'Foreslå å oppheve');
  };
  await propose(astrid, 'Kjennelsen er omgjort.');
  await said(astrid, 'Forslaget venter på en kollega. Alt er skjult til det er godkjent.');
  expect(await button(astrid, 'Godkjenn: Hele saken').count()).toBe(0);
  await propose(vidar, 'Er det fortsatt fare?');
  await alert(vidar, forslagMessages.already).getByText('Er det fortsatt fare?').waitFor();
  await vidar
    .getByText(/Kjennelsen er omgjort\./)
    .first()
    .waitFor();
  await silje.reload();
  await silje.getByRole('heading', { name: skjultMessages.sak }).waitFor();
  await button(vidar, 'Godkjenn: Hele saken').click();
  await inDialog(vidar, 'Godkjenn');
  await said(vidar, `Skjulingen i ${number} er opphevet av dere to.`);
  await button(astrid, 'Trekk forslaget: Hele saken').click();
  await inDialog(astrid, 'Trekk forslaget');
  await alert(astrid, tilbaketrekkingMessages.alreadyLifted).waitFor();
  await silje.reload();
  await silje.getByRole('heading', { name: 'Informasjon om saken' }).waitFor();
});
