import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { notatMessages } from '#domain/notat.ts';
import { KEYS } from '#tests/support/access/persons.ts';
import { signInSecond } from '#tests/support/access/second-person.ts';
import { address, readCsv } from '#tests/support/bff/eksport-files.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { startTestBff } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';

const { bff, ask: silje } = useBff('presse', storeSaker);

const note = (tekst: string, merker: readonly string[]) => ({
  method: 'PUT',
  json: { tekst, merker, versjon: 0 },
});
const save = (who: Ask, ...written: Parameters<typeof note>) =>
  who(pressePaths.notat.href(saker.vist.sakId), note(...written));

/** The columns of one's own, by case number, of those cases that have something there. */
async function ownOf(who: Ask) {
  const { rows } = readCsv((await who(address('csv'))).text);
  const own = rows.map((row) => [row['Saksnummer'], row['Eget notat'], row['Egne merker']]);
  expect(own.length).toBeGreaterThan(1);
  return own.filter(([, notat, merker]) => notat !== '' || merker !== '');
}

it('a file has the note and the labels of the one who asks for it, defused like every text', async () => {
  const other = await signInSecond(bff);
  await save(silje, 'Ring forsvarer.\nFør mandag; kl. 9', ['politi', 'ring tilbake']);
  await save(other, '=1+1', []);
  const { saksnummer } = saker.vist;
  expect(await ownOf(silje)).toEqual([
    [saksnummer, 'Ring forsvarer.\nFør mandag; kl. 9', 'politi, ring tilbake'],
  ]);
  expect(await ownOf(other)).toEqual([[saksnummer, "'=1+1", '']]);
});

it('what is written is in no row of the log', async () => {
  await save(silje, 'Ring forsvarer.', ['politi']);
  await ownOf(silje);
  const row = await bff.db('revisjon').orderBy('id', 'desc').first<Record<string, unknown>>();
  expect(row).toMatchObject({ handling: 'eksport' });
  expect(JSON.stringify(row)).not.toMatch(/forsvarer|politi/);
});

it('a note that nobody can read is said to be there, and does not stop the file', async () => {
  await save(silje, 'Ring forsvarer.', []);
  const config = { keys: { ...KEYS, audit: [randomBytes(32)] as const } };
  const later = await startTestBff({ beside: bff, config });
  expect(await ownOf(await later.signedIn('presse'))).toEqual([
    [saker.vist.saksnummer, notatMessages.unreadable, ''],
  ]);
  await later.close();
});
