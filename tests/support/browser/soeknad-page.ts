import type { Locator, Page } from 'playwright';
import { soeknad } from '#tests/support/access/forms.ts';
import type { ReceivedMail, TestSmtp } from '#tests/support/mail/smtp.ts';
import { until } from '#tests/support/until.ts';

/** How many stops there may be between two controls that one goes through by keyboard. */
const STOPS = 40;

/** Presses Tab until focus is there, as somebody without a mouse does; throws when it never comes. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

const TEXTS = {
  Stilling: soeknad.stilling,
  Redaksjon: soeknad.redaksjon,
  'E-post': soeknad.epost,
  Telefon: '922 41 080',
  'Kontaktperson arbeidsgiver': soeknad.kontaktpersonArbeidsgiver,
  'Kontaktpersonens stilling': soeknad.kontaktpersonStilling,
  'Redaksjon/organisasjon': soeknad.kontaktpersonOrganisasjon,
  'E-post kontaktperson': soeknad.kontaktpersonEpost,
  'Hvorfor trenger du tilgang til domstolenes pressetjeneste?': soeknad.begrunnelse,
};
export type TextLabel = keyof typeof TEXTS;

export const field = (page: Page, label: TextLabel) =>
  page.getByRole('textbox', { name: label, exact: true });
export const consents = (page: Page) => [
  page.getByRole('checkbox', { name: /Jeg har lest og følger Vær varsom-plakaten/ }),
  page.getByRole('checkbox', { name: /Jeg samtykker til at personopplysningene mine lagres/ }),
];
export const send = (page: Page) => page.getByRole('button', { name: 'Send inn' }).click();

async function chooseCourt(page: Page, court: string): Promise<void> {
  await page.getByRole('button', { name: /Foretrukket domstol/ }).click();
  await page.getByRole('option', { name: court }).click();
}

/** Fills in the application as a journalist would; `changes` says what is written otherwise. */
export async function fillSoeknad(
  page: Page,
  changes: Partial<Record<TextLabel, string>> = {},
): Promise<void> {
  for (const [label, text] of Object.entries({ ...TEXTS, ...changes }))
    await field(page, label as TextLabel).fill(text);
  await chooseCourt(page, 'Søndre Østfold tingrett');
  for (const consent of consents(page)) await consent.check();
}

/** The newest message to the address with such a subject; waits until it has come. */
export async function mailTo(
  smtp: TestSmtp,
  address: string,
  subject: RegExp,
): Promise<ReceivedMail> {
  const found = () => smtp.sentTo(address).findLast((mail) => subject.test(mail.subject));
  await until(`a message to ${address}`, () => found() !== undefined);
  return found()!;
}

/** Goes to the field by Tab and writes over what stands there, without a mouse. */
export async function writeOver(page: Page, label: TextLabel, text: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes there by Tab and presses Enter. */
export async function tabToAndPress(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
