import { beforeEach, describe, expect, it } from 'vitest';
import { addVersjon } from '#db/epost-mal/versjoner.ts';
import { NOON, useDelivery } from '#tests/support/mail/use-delivery.ts';

const use = useDelivery();
const av = Buffer.alloc(32, 9);
const write = (etter: number, tekst: string | null) => {
  const one = tekst === null ? null : { emne: 'Takk, {fornavn}', tekst };
  const tekster = one && { nb: one, nn: one };
  return addVersjon(use.database.db, { mal: 'soeknad_mottatt', etter, tekster, av }, NOON);
};
const sent = async () => {
  await use.mail.enqueue();
  expect(await use.deliver()).toBe(1);
  return use.smtp.received.at(-1)!;
};

beforeEach(() => use.database.db('epost_mal_versjon').delete());

describe('an e-mail that administrators have written', () => {
  it('is sent as the newest of their texts says', async () => {
    await write(0, 'Hei, {fornavn}, først.');
    await write(1, 'Hei, {fornavn}, og takk.\n\n{lenke}');
    expect(await sent()).toMatchObject({
      subject: 'Takk, Nora',
      text: expect.stringMatching(/^Hei, Nora, og takk\.\n\nSe søknaden din:\nhttps:/) as string,
      links: ['https://presse.example/soeknad'],
    });
  });

  it('is sent in the program’s own words again when they say so', async () => {
    await write(0, 'Hei, {fornavn}.');
    await write(1, null);
    expect((await sent()).subject).toBe('Vi har mottatt søknaden din');
  });

  it('is never stopped by a text that cannot be used: the own one is sent, and the log says so', async () => {
    await write(0, 'Hei, {navnet_fra_en_annen_utgave}.');
    expect((await sent()).subject).toBe('Vi har mottatt søknaden din');
    const said = use.mail.logs.find((line) => line.includes('edited e-mail text'));
    expect(JSON.parse(said!)).toMatchObject({ level: 40, mal: 'soeknad_mottatt' });
    expect(said).not.toContain('navnet_fra');
  });

  it('is written by one of two who write at once', async () => {
    const both = await Promise.all([write(0, 'Hei.'), write(0, 'Hallo.')]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await write(0, 'For sent.')).toBe(false);
    expect(await write(7, 'For tidlig.')).toBe(false);
  });
});
