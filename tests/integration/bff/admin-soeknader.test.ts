import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SoeknaderMedStilling } from '#contract/admin/soeknader.ts';
import { addOsloDays } from '#domain/time.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { auditOf, outbox, soeknad, soeknaderOf } from '#tests/support/access/forms.ts';
import { insertSoeknader } from '#tests/support/access/insert-rows.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { REASON, refused, useReview } from '#tests/support/bff/use-review.ts';

const review = useReview();
const { read, act } = review;

describe('an application, for administrators', () => {
  it('is what was sent, with what the employer was asked and the template of a rejection', async () => {
    expect(await read()).toEqual({
      id: review.get().id,
      fornavn: 'Nora',
      etternavn: 'Fjellvang',
      ...{ stilling: soeknad.stilling, redaksjon: soeknad.redaksjon },
      foretrukketDomstol: soeknad.foretrukketDomstolId,
      søknadsDato: '2026-03-10T12:00:00+01:00',
      status: 0,
      ...{ kommentar: null, samtale: [], lagret: null },
      sluttdato: null,
      avslagBegrunnelse: null,
      behandlet: null,
      behandletAv: null,
      ...{ angresFoer: null, kanTasOppIgjen: false, gjenaapnet: null },
      foretrukketDomstolNavn: 'Søndre Østfold tingrett',
      avslagsgrunner: [],
      avslaattFor: [],
      avslagSoeknadMal: expect.stringContaining('Du kan sende ny søknad') as string,
      versjon: 1,
      soeknad,
      bekreftelser: [
        {
          kontaktperson: 'Trond Vestby',
          organisasjon: 'Elveposten AS',
          epost: 'trond@elveposten.example',
          spurt: '2026-03-10T12:00:00+01:00',
          svarfrist: '2026-04-09',
          svar: null,
          svart: null,
          erstattet: false,
          melding: null,
        },
      ],
      arbeidsgiver: { svar: 'venter', spurt: '2026-03-10T12:00:00+01:00', svart: null },
      tidligereSoeknader: [],
      duplikater: [],
      redaksjonen: {
        ...{ kjennskap: 'ukjent', redaksjon: null, grunnlag: null, domene: null },
        advarsel: null,
      },
      eposter: {
        siden: '2025-09-10',
        rader: ['arbeidsgiver_forespoersel', 'soeknad_mottatt'].map((mal) => ({
          ...{ mal, id: expect.any(Number) as number, status: 'venter' },
          ...{ opprettet: '2026-03-10T12:00:00+01:00', sendt: null, feil: null, detalj: null },
        })),
      },
    });
  });

  it('has what the employer answered, and when', async () => {
    const svart = addOsloDays(NOON, 1);
    await review.get().bff.db('arbeidsgiver_bekreftelse').update({ svar: 'avkreftet', svart });
    expect((await read()).bekreftelser).toMatchObject([
      { svar: 'avkreftet', svart: '2026-03-11T12:00:00+01:00' },
    ]);
  });

  it('has the person’s earlier applications, the newest first, with their comments', async () => {
    await act('avslaa', { ...REASON, kommentar: 'Mangler bekreftelse.' });
    review.get().bff.time.now = addOsloDays(NOON, 2);
    await review.signInAnew();
    const second = await review.apply();
    expect((await read(second)).tidligereSoeknader).toEqual([
      {
        id: review.get().id,
        søknadsDato: '2026-03-10T12:00:00+01:00',
        status: 2,
        kommentar: 'Mangler bekreftelse.',
      },
    ]);
    // For the first one, the second is not an earlier application, but it is the same person's.
    const first = await read();
    expect(first.tidligereSoeknader).toEqual([]);
    expect(first.duplikater).toMatchObject([{ id: second, like: ['person', 'epost', 'telefon'] }]);
  });

  it('points to others with the same e-mail address or phone number, and says what is the same', async () => {
    const { epost, telefon } = soeknad;
    const [both, mail, phone] = await insertSoeknader(
      review.get().bff.db,
      { fornavn: 'Begge', epost, telefon, status: 1, soeknadsdato: addOsloDays(NOON, -1) },
      { fornavn: 'Post', epost: epost.toUpperCase(), soeknadsdato: addOsloDays(NOON, -2) },
      { fornavn: 'Tlf', telefon, status: 2, soeknadsdato: addOsloDays(NOON, -3) },
      { fornavn: 'Ingen', epost: `x${epost}`, telefon: '90000001' },
    );
    expect((await read()).duplikater).toMatchObject([
      { id: both, fornavn: 'Begge', status: 1, like: ['epost', 'telefon'] },
      { id: mail, fornavn: 'Post', status: 0, like: ['epost'] },
      { id: phone, fornavn: 'Tlf', status: 2, like: ['telefon'] },
    ]);
  });

  it('tells numbers apart by their country', async () => {
    const danish = { telefon: '92241080', telefon_land: 'DK' };
    const [one, other] = await insertSoeknader(
      review.get().bff.db,
      { ...danish, epost: 'en@avisen.example' },
      { ...danish, epost: 'to@avisen.example' },
    );
    expect((await read()).duplikater).toEqual([]);
    const seen = await read(one);
    expect(seen.soeknad).toMatchObject({ telefonLand: 'DK', telefon: '92241080' });
    expect(seen.duplikater).toMatchObject([{ id: other, like: ['telefon'] }]);
    const list = await review.get().admin('/api/admin/soeknad/alle-soeknader?vis=alle');
    const { soeknader } = list.json as SoeknaderMedStilling;
    const marked = soeknader.filter(({ muligDuplikat }) => muligDuplikat).map(({ id }) => id);
    expect(marked.toSorted()).toEqual([one, other].toSorted());
  });

  it('with a number from abroad is approved as any other, and the number goes with the access', async () => {
    const { bff, nora } = review.get();
    await nora('/api/presse/min-soeknad', { method: 'DELETE' });
    const json = { ...soeknad, telefonLand: 'SE', telefon: '070-174 06 05' };
    await nora('/api/presse/registrer-soknad', { method: 'POST', json });
    const { id } = (await soeknaderOf(bff.db, hashOf('autentisert'))).at(-1)!;
    expect(await act('godkjenn', {}, id)).toMatchObject({ status: 204 });
    const user = { telefon: '701740605', telefon_land: 'SE' };
    expect(await bff.db('pressebruker').where({ soeknad_id: id }).first()).toMatchObject(user);
    const mail = (await outbox(bff.db)).findLast(({ mal }) => mal === 'soeknad_godkjent');
    expect(mail).toMatchObject({ til: soeknad.epost });
  });

  it.each([randomUUID(), 'x', '%00', "'--", `${'1'.repeat(300)}`])(
    'that there isn’t is 404 (%s)',
    async (unknown) => {
      expect(await review.get().admin(review.path(unknown))).toMatchObject(
        refused(404, 'not_found'),
      );
      for (const what of ['godkjenn', 'kommenter', 'avslaa'] as const)
        expect(await act(what, REASON, unknown)).toMatchObject(refused(404, 'not_found'));
    },
  );

  it('is not found when it has been erased', async () => {
    await act('godkjenn');
    const silje = await review.get().bff.signedIn('autentisert');
    expect((await silje('/api/presse/slett-profil', { method: 'DELETE' })).status).toBe(204);
    expect(await review.get().admin(review.path())).toMatchObject(refused(404, 'not_found'));
    expect(await act('kommenter')).toMatchObject(refused(404, 'not_found'));
  });
});

describe('what the audit log keeps', () => {
  it('has every view and every decision, with ids and without any text', async () => {
    const [other] = await insertSoeknader(review.get().bff.db, { telefon: soeknad.telefon });
    const rows = await auditOf(review.get().bff.db, async () => {
      await read();
      await act('kommenter', { kommentar: 'Hemmelig' });
      await act('avslaa', REASON);
    });
    expect(rows.map(({ handling, rolle }) => [handling, rolle])).toEqual([
      ['soeknad_vist', 'admin'],
      ['soeknad_kommentert', 'admin'],
      ['soeknad_avslaatt', 'admin'],
    ]);
    expect(rows.every((row) => row.identitet_hash.equals(hashOf('admin')))).toBe(true);
    expect(rows[0]!.detaljer).toEqual({ soeknadId: review.get().id, andreSoeknader: [other] });
    expect(rows[2]!.detaljer).toEqual({ soeknadId: review.get().id });
    expect(JSON.stringify(rows)).not.toMatch(/Hemmelig|redaksjonelt|Nora/);
  });

  it('tells what was read ahead of being shown from what was shown', async () => {
    const ahead = async (query: string) => {
      const { status, json } = await review.get().admin(review.path() + query);
      expect([status, json]).toEqual([200, await read()]);
    };
    const rows = await auditOf(review.get().bff.db, async () => {
      await ahead('?forhaand=ja');
      await ahead('?forhaand=nei');
    });
    const { id: soeknadId } = review.get();
    const [fetched, ...seen] = rows.map(({ handling, detaljer }) => [handling, detaljer]);
    expect(fetched).toEqual(['soeknad_hentet', { soeknadId, andreSoeknader: [] }]);
    expect(new Set(seen.map(([handling]) => handling))).toEqual(new Set(['soeknad_vist']));
  });

  it('has nothing of what was refused but that the decision of another one was seen', async () => {
    await act('godkjenn');
    expect(await auditOf(review.get().bff.db, () => act('godkjenn'))).toMatchObject([
      { handling: 'soeknad_vist', detaljer: { soeknadId: review.get().id } },
    ]);
  });
});

describe('who is signed in as an administrator', () => {
  it('is told by name', async () => {
    expect(await review.get().admin('/api/admin/gyldigadminbruker')).toMatchObject({
      status: 200,
      json: { navn: 'Astrid Domsland' },
    });
  });

  it('is refused when they are none', async () => {
    const olav = await review.get().bff.signedIn('ansatt');
    expect(await olav('/api/admin/gyldigadminbruker')).toMatchObject({
      status: 403,
      json: { id: 'not_admin', message: 'Har ikke tilgang til admin' },
    });
  });
});
