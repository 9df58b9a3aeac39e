import { beforeEach, describe, expect, it } from 'vitest';
import { mailSchema, type ReadyMail } from '#bff/mail/mail.ts';
import { renderMail } from '#bff/mail/render.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { OM_MORGENEN, varslingPaths } from '#contract/paths.ts';
import { addOsloDays } from '#domain/time.ts';
import { hashOf, KEYS } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startOver } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

const { bff } = useBff('admin');
const OWN = adminPaths.mineVarsler.href();
const address = 'astrid@domstol.example';

let admin: Ask;
beforeEach(async () => {
  await startOver(bff);
  await bff.db('administrator').delete();
  await bff.db('administrator').insert([
    { identitet_hash: hashOf('admin'), navn: 'Astrid Domsland', sist_innlogget: NOON },
    { identitet_hash: Buffer.alloc(32, 5), navn: 'Vidar Tinghaug', sist_innlogget: NOON },
  ]);
  admin = await bff.signedIn('admin');
});

const save = (json: object) => admin(OWN, { method: 'PUT', json });
const own = async () => (await admin(OWN)).json;
const mails = () => bff.db('epost_utboks').where({ mal: 'adresse_bekreft' }).orderBy('id');
const context = { publicUrl: 'https://presse.example', sessionKeys: KEYS.session };
/** The token of the link in the last e-mail of that kind. */
async function linkIn(what: RegExp): Promise<string> {
  const row: unknown = await bff.db('epost_utboks').orderBy('id', 'desc').first();
  const mail = mailSchema.parse(row);
  if (mail.mal !== 'adresse_bekreft') throw new Error(mail.mal);
  return what.exec(renderMail(mail, context).text)![1]!;
}
const tokenSent = () => linkIn(/mine-varsler\?bekreft=([\w.-]+)/);
const confirm = (token: string, who: Ask = admin) =>
  who(adminPaths.bekreftAdresse.href(), { method: 'POST', json: { token } });
const logged = async () =>
  bff.db('revisjon').where({ rolle: 'admin' }).orderBy('id', 'desc').limit(1).pluck('handling');

describe('the own warnings of an administrator', () => {
  it('are off at first, and begin when the address is confirmed by the link that was sent to it', async () => {
    expect(await own()).toEqual({ epost: '', bekreftet: null, valgt: [] });
    expect((await save({ epost: ` ${address} `, valgt: ['doedbrev', 'soeknader'] })).status).toBe(
      204,
    );
    expect(await own()).toEqual({
      ...{ epost: address, bekreftet: null },
      valgt: ['soeknader', 'doedbrev'],
    });
    expect(await mails()).toMatchObject([{ til: address, identitet_hash: hashOf('admin') }]);
    expect(await logged()).toEqual(['morgenvarsel_endret']);
    expect((await confirm(await tokenSent())).status).toBe(204);
    expect(await own()).toMatchObject({ bekreftet: '2026-03-10T12:00:00+01:00' });
    expect(await logged()).toEqual(['adresse_bekreftet']);
  });

  it('keep a confirmed address when the choices change, and ask again for another one', async () => {
    await save({ epost: address, valgt: [] });
    const token = await tokenSent();
    await confirm(token);
    await save({ epost: address, valgt: ['alarmer'] });
    expect(await mails()).toHaveLength(1);
    expect(await own()).toMatchObject({
      bekreftet: expect.any(String) as string,
      valgt: ['alarmer'],
    });
    await save({ epost: 'ny@domstol.example', valgt: ['alarmer'] });
    expect(await own()).toMatchObject({ bekreftet: null });
    // The link of the old address confirms nothing of the new one.
    expect((await confirm(token)).status).toBe(404);
    expect((await confirm(await tokenSent())).status).toBe(204);
  });

  it('send the link once more when that is asked for, and only then', async () => {
    await save({ epost: address, valgt: [] });
    await save({ epost: address, valgt: ['alarmer'] });
    expect(await mails()).toHaveLength(1);
    bff.time.now = new Date(NOON.getTime() + 60_000);
    await save({ epost: address, valgt: ['alarmer'], sendIgjen: true });
    expect(await mails()).toHaveLength(2);
  });

  it.each([
    [{ epost: '', valgt: ['alarmer'] }, 'epost'],
    [{ epost: 'astrid', valgt: [] }, 'epost'],
    [{ epost: address, valgt: ['noe'] }, 'valgt'],
  ])('refuse %j', async (json, field) => {
    const { status, json: answer } = await save(json);
    expect([status, Object.keys((answer as { errors: object }).errors)[0]]).toEqual([
      ...[400, expect.stringContaining(field) as string],
    ]);
    expect(await own()).toMatchObject({ epost: '' });
  });

  it('are confirmed by nobody else, by no forged link, and not after a week', async () => {
    await save({ epost: address, valgt: [] });
    const token = await tokenSent();
    expect((await confirm(`${token.slice(0, -2)}xx`)).status).toBe(404);
    bff.time.now = addOsloDays(NOON, 8);
    admin = await bff.signedIn('admin');
    expect((await confirm(token)).status).toBe(404);
    await bff
      .db('administrator')
      .where({ navn: 'Vidar Tinghaug' })
      .update({
        ...{
          epost: 'vidar@domstol.example',
          epost_noekkel: '5b0c5b2e-8d0e-4c4f-9a52-6d8a4f1c2b3d',
        },
      });
    expect(await own()).toMatchObject({ bekreftet: null });
  });
});

describe('the link that stops them', () => {
  const key = '5b0c5b2e-8d0e-4c4f-9a52-6d8a4f1c2b3d';
  const mail: ReadyMail = {
    mal: 'morgenvarsel',
    data: {
      ...{ dag: '2026-03-10', noekkel: key, utloeper: addOsloDays(NOON, 365).toISOString() },
      linjer: [{ slag: 'soeknader', antall: 1, av: 0 }],
    },
  };
  const url = () => new URL(renderMail(mail, context).unsubscribe!).pathname;
  beforeEach(() =>
    bff
      .db('administrator')
      .where({ identitet_hash: hashOf('admin') })
      .update({
        ...{ epost: address, epost_noekkel: key, epost_bekreftet: NOON },
        morgenvarsel: ['soeknader'],
      }),
  );

  it('works without signing in, in one step, and is said once in the log', async () => {
    const { guest } = bff;
    for (let nr = 0; nr < 2; nr += 1)
      expect((await guest(url(), { method: 'POST' })).status).toBe(204);
    expect(await own()).toMatchObject({ epost: address, valgt: [] });
    expect(await logged()).toEqual(['morgenvarsel_stoppet']);
  });

  it('opened as a page leads to the one that asks, and stops nothing', async () => {
    const { status, headers } = await bff.guest(url(), { redirect: 'manual' } as object);
    const token = url().split('/').at(-1)!;
    expect([status, headers.get('location')]).toEqual([
      ...[302, varslingPaths.side.href(token) + OM_MORGENEN],
    ]);
    expect(await own()).toMatchObject({ valgt: ['soeknader'] });
  });

  it('is of no use once the address is another one', async () => {
    const before = url();
    await save({ epost: 'ny@domstol.example', valgt: ['soeknader'] });
    expect((await bff.guest(before, { method: 'POST' })).status).toBe(404);
  });
});
