import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import type { SoeknadDetaljer, SoeknaderMedStilling } from '#contract/admin/soeknader.ts';
import { pressePaths } from '#contract/paths.ts';
import { SER_PAA } from '#domain/samtale.ts';
import { auditOf } from '#tests/support/access/forms.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { REASON, useReview } from '#tests/support/bff/use-review.ts';

const review = useReview();
const { act, read } = review;
const TORBJOERN = createHash('sha256').update('Torbjørn').digest();
let torbjoern: Ask;

/** A second administrator, signed in. */
beforeEach(async () => {
  const { bff } = review.get();
  await bff.db('administrator').where({ identitet_hash: TORBJOERN }).delete();
  await bff.db('administrator').insert({
    ...{ identitet_hash: TORBJOERN, navn: 'Torbjørn Lysvåg', sist_innlogget: bff.time.now },
  });
  const before = await bff.db('sesjon').pluck<string[]>('token_hash');
  torbjoern = await bff.signedIn('admin');
  await bff.db('sesjon').whereNotIn('token_hash', before).update({ identitet_hash: TORBJOERN });
});

const post = (who: Ask, path: string, json: object) => who(path, { method: 'POST', json });
const say = (who: Ask, tekst: string) => post(who, `${review.path()}/samtale`, { tekst });
const look = (who: Ask, lest = 0) => post(who, `${review.path()}/ser-paa`, { lest });
const seenBy = async (who: Ask) => (await who(review.path())).json as SoeknadDetaljer;
const texts = async () => (await read()).samtale.map(({ av, tekst }) => [av, tekst]);
const unread = async (who: Ask) => {
  const answer = await who('/api/admin/soeknad/alle-soeknader?vis=alle');
  return (answer.json as SoeknaderMedStilling).soeknader.map(({ ulest }) => ulest);
};
const userPath = async () => {
  const where = { identitet_hash: hashOf('presse') };
  const row = await review.get().bff.db('pressebruker').where(where).first<{ id: string }>();
  return `/api/admin/bruker/${row.id}`;
};

describe('a conversation about an application', () => {
  it('keeps what two administrators write, the oldest first; the last one is the comment', async () => {
    const { admin } = review.get();
    const { versjon } = await read();
    await Promise.all([say(admin, 'Ringt redaksjonen.'), say(torbjoern, 'Skrevet til henne.')]);
    await say(admin, 'Greit.');
    const now = await read();
    expect(now.samtale.map(({ tekst }) => tekst).toSorted()).toEqual(
      ['Greit.', 'Ringt redaksjonen.', 'Skrevet til henne.'].toSorted(),
    );
    expect(now).toMatchObject({ kommentar: 'Greit.', versjon });
    expect(now.samtale.at(-1)).toMatchObject({
      ...{ av: 'Astrid Domsland', tidspunkt: '2026-03-10T12:00:00+01:00', egen: true, ny: false },
    });
  });

  it('gets the comment of a decision beside the others, and a decision does not need one', async () => {
    await say(torbjoern, 'Jeg kjenner redaksjonen.');
    expect((await act('kommenter', { kommentar: 'Venter.', settPaaVent: true })).status).toBe(204);
    expect((await act('kommenter', { kommentar: 'Venter.' })).status).toBe(204);
    expect((await act('godkjenn')).status).toBe(204);
    expect(await texts()).toEqual([
      ['Torbjørn Lysvåg', 'Jeg kjenner redaksjonen.'],
      ['Astrid Domsland', 'Venter.'],
    ]);
    expect(await read()).toMatchObject({ status: 1, kommentar: 'Venter.' });
  });

  it('goes on after the decision', async () => {
    await act('avslaa', { ...REASON, kommentar: 'Ikke ansatt.' });
    expect((await say(torbjoern, 'Enig.')).status).toBe(204);
    expect(await read()).toMatchObject({ status: 2, kommentar: 'Enig.' });
  });

  it('a decision that is refused for a change by another one says who and when, and adds nothing', async () => {
    const { versjon } = await read();
    const json = { kommentar: 'Hans.', sluttdato: '2026-12-01', versjon };
    await post(torbjoern, `${review.path()}/kommenter`, json);
    expect(await act('godkjenn', { kommentar: 'Min.', versjon })).toMatchObject({ status: 409 });
    expect(await texts()).toEqual([['Torbjørn Lysvåg', 'Hans.']]);
    expect(await read()).toMatchObject({
      sluttdato: '2026-12-01',
      lagret: { av: 'Torbjørn Lysvåg', tidspunkt: '2026-03-10T12:00:00+01:00' },
    });
  });

  it.each([{ tekst: ' \n' }, { tekst: null }, {}, { tekst: 'x'.repeat(4001) }])(
    'refuses %j',
    async (json) => {
      const { admin } = review.get();
      expect((await post(admin, `${review.path()}/samtale`, json)).status).toBe(400);
      expect(await texts()).toEqual([]);
    },
  );

  it('is gone with what the applicant sent', async () => {
    const { bff, nora, admin } = review.get();
    await say(torbjoern, 'Hemmelig.');
    await look(torbjoern);
    expect((await nora(pressePaths.minSoeknad.path, { method: 'DELETE' })).status).toBe(204);
    expect(await bff.db('samtale_kommentar')).toEqual([]);
    expect(await bff.db('samtale_besoek')).toEqual([]);
    expect((await say(admin, 'Mer.')).status).toBe(404);
    expect((await look(admin)).status).toBe(404);
  });

  it('is written to by an older version of the programs, which overwrites nothing', async () => {
    const { bff, id } = review.get();
    await say(torbjoern, 'Først.');
    const save = (kommentar: string | null) =>
      bff
        .db('soeknad')
        .where({ id })
        .update({ kommentar, behandlet_av: hashOf('admin') });
    await save('Så.');
    await save(null);
    expect(await texts()).toEqual([
      ['Torbjørn Lysvåg', 'Først.'],
      ['Astrid Domsland', 'Så.'],
    ]);
    expect((await read()).kommentar).toBe('Så.');
  });
});

describe('who looks', () => {
  it('is told to the others, until two minutes after the page was closed, and is not logged', async () => {
    const { bff, admin } = review.get();
    const start = bff.time.now;
    const rows = await auditOf(bff.db, async () => {
      expect((await look(admin)).json).toEqual({ andre: [], siste: 0 });
      bff.time.now = new Date(start.getTime() + SER_PAA.hvert);
      await look(admin);
      expect((await look(torbjoern)).json).toEqual({
        andre: [{ navn: 'Astrid Domsland', siden: '2026-03-10T12:00:00+01:00' }],
        siste: 0,
      });
      bff.time.now = new Date(start.getTime() + SER_PAA.hvert + SER_PAA.varer);
      expect((await look(torbjoern)).json).toMatchObject({ andre: [] });
    });
    expect(rows).toEqual([]);
  });

  it('and what is unread is the administrator’s own', async () => {
    const { admin } = review.get();
    expect(await unread(torbjoern)).toEqual([false]);
    await say(admin, 'Ringt.');
    expect([await unread(admin), await unread(torbjoern)]).toEqual([[false], [true]]);
    const [kommentar] = (await seenBy(torbjoern)).samtale;
    expect(kommentar).toMatchObject({ ny: true, egen: false });
    // Fetched ahead, it has been shown to nobody.
    expect(await unread(torbjoern)).toEqual([true]);
    await look(torbjoern, kommentar!.id);
    expect(await unread(torbjoern)).toEqual([false]);
    expect((await seenBy(torbjoern)).samtale).toMatchObject([{ ny: false }]);
  });
});

describe('a conversation about a user', () => {
  it('is as one about an application, and goes with the user', async () => {
    const { bff, admin } = review.get();
    const path = await userPath();
    expect((await post(torbjoern, `${path}/samtale`, { tekst: 'Byttet avis?' })).status).toBe(204);
    expect(((await admin(path)).json as BrukerDetaljer).samtale).toMatchObject([
      { av: 'Torbjørn Lysvåg', tekst: 'Byttet avis?', ny: true },
    ]);
    await post(torbjoern, `${path}/ser-paa`, { lest: 0 });
    const seen = (await post(admin, `${path}/ser-paa`, { lest: 0 })).json;
    expect(seen).toMatchObject({ andre: [{ navn: 'Torbjørn Lysvåg' }] });
    const { json } = await admin('/api/admin/bruker/alle?aktive=true&historikk=true');
    const { brukere } = json as { brukere: { id: string; ulest: boolean }[] };
    expect(brukere.filter(({ ulest }) => ulest).map(({ id }) => id)).toEqual([path.slice(-36)]);
    await bff
      .db('pressebruker')
      .where({ id: path.slice(-36) })
      .delete();
    expect(await bff.db('samtale_kommentar')).toEqual([]);
    expect(await bff.db('samtale_besoek')).toEqual([]);
    expect((await post(admin, `${path}/samtale`, { tekst: 'Mer.' })).status).toBe(404);
  });
});

describe('what administrators write to each other', () => {
  it('is in the log as something that was done, without the text', async () => {
    const { bff, admin, id } = review.get();
    const path = await userPath();
    const rows = await auditOf(bff.db, async () => {
      await say(admin, 'Kvalitetskontroll.');
      await post(admin, `${path}/samtale`, { tekst: 'Kvalitetskontroll.' });
      await act('avslaa', { ...REASON, kommentar: 'Kvalitetskontroll igjen.' });
    });
    expect(rows).toMatchObject([
      { handling: 'kommentar_skrevet', detaljer: { soeknadId: id } },
      { handling: 'kommentar_skrevet', detaljer: { brukerId: path.slice(-36) } },
      { handling: 'soeknad_avslaatt', detaljer: { soeknadId: id, medKommentar: true } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Kvalitetskontroll');
  });

  it('reaches no applicant, press user or employer, by no call and no message', async () => {
    const { bff, nora, admin } = review.get();
    const silje = await bff.signedIn('presse');
    const word = 'Kvalitetskontroll';
    await say(torbjoern, `${word} en.`);
    await post(admin, `${await userPath()}/samtale`, { tekst: `${word} to.` });
    await act('kommenter', { kommentar: `${word} tre.`, settPaaVent: true });
    await act('kommenter', { kommentar: `${word} fire.` });
    const own = [
      ...['brukerInfo', 'soeknadInfo', 'minSoeknadStatus', 'profil', 'reautentisering'],
    ] as const;
    const answers = [];
    for (const call of own as readonly (keyof typeof pressePaths)[])
      for (const who of [nora, silje])
        answers.push((await who((pressePaths[call] as { path: string }).path)).text);
    await act('avslaa', { ...REASON, kommentar: `${word} fem.` });
    answers.push((await nora(pressePaths.minSoeknadStatus.path)).text);
    answers.push(JSON.stringify(await bff.db('epost_utboks')));
    answers.push(JSON.stringify(await bff.db('arbeidsgiver_bekreftelse')));
    expect(answers.filter((text) => text.includes(word))).toEqual([]);
    // Nobody but an administrator may ask at all.
    for (const who of [nora, silje]) expect((await who(review.path())).text).not.toContain(word);
  });
});
