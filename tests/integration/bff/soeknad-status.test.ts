import { describe, expect, it } from 'vitest';
import { auditOf } from '#tests/support/access/forms.ts';
import { STATUS, ownSoeknad, refusal } from '#tests/support/access/own-soeknad.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

const used = useBff('autentisert');
const { bff, ask: nora } = used;
const { mine, newest, apply, status, sendAgain, correct, answer, at, admin } = ownSoeknad(used);

describe('the status of an application', () => {
  it('says when it was sent, who was asked, and what can be done', async () => {
    expect((await nora(STATUS)).status).toBe(404);
    await apply();
    expect(await status()).toEqual({
      søknadsDato: '2026-03-10T12:00:00+01:00',
      stand: 'venter',
      epost: 'nora@elveposten.example',
      avsender: 'pressetjeneste@domstol.example',
      kontaktperson: {
        navn: 'Trond Vestby',
        stilling: 'Vaktsjef',
        organisasjon: 'Elveposten AS',
        epost: 'trond@elveposten.example',
      },
      spoersmaal: [
        {
          kontaktperson: 'Trond Vestby',
          epost: 'trond@elveposten.example',
          spurt: '2026-03-10T12:00:00+01:00',
          paaminnet: null,
          svarfrist: '2026-04-09',
          svar: null,
          svart: null,
          epostStatus: 'venter',
        },
      ],
      ventetDager: 0,
      vanligvisInnen: null,
      sendPaaNytt: { kan: true, fra: '2026-03-11' },
      rettKontaktperson: { kan: true, fra: null },
      soekPaaNyttFra: null,
    });
  });

  it('follows the answer, and says when a decision usually comes', async () => {
    await apply();
    await at('2026-03-31T08:00:00+02:00');
    expect(await status()).toMatchObject({
      ventetDager: 21,
      sendPaaNytt: { kan: true, fra: null },
    });
    await answer('bekreftet');
    expect(await status()).toMatchObject({
      stand: 'bekreftet',
      // Five working days, with Easter and the weekend between them.
      vanligvisInnen: '2026-04-10',
      spoersmaal: [{ svar: 'bekreftet', svart: '2026-03-31T08:00:00+02:00' }],
      sendPaaNytt: { kan: false, fra: null },
      rettKontaktperson: { kan: false, fra: null },
    });
  });

  it('says that the employer said no, or did not answer in time', async () => {
    await apply();
    await at('2026-04-09T23:59:59+02:00');
    expect(await status()).toMatchObject({ stand: 'venter' });
    await at('2026-04-10T00:00:00+02:00');
    expect(await status()).toMatchObject({ stand: 'utloept', sendPaaNytt: { kan: true } });
    await sendAgain();
    await answer('avkreftet');
    expect(await status()).toMatchObject({
      ...{ stand: 'avkreftet', vanligvisInnen: null },
      ...{ sendPaaNytt: { kan: false }, rettKontaktperson: { kan: true } },
    });
  });

  it('says when the e-mail was refused for good, and no longer when another is asked', async () => {
    await apply();
    const noekkel = `arbeidsgiver_forespoersel:${(await newest()).id}`;
    await bff.db('epost_utboks').where({ noekkel }).update({ status: 'doed', feil: 'avvist' });
    expect(await status()).toMatchObject({
      stand: 'ikkeFram',
      spoersmaal: [{ epostStatus: 'avvist' }],
    });
    await correct();
    expect(await status()).toMatchObject({ stand: 'venter' });
  });

  it('is the same for an administrator’s comment or none, and tells of a hold nothing but that it is processed', async () => {
    await apply();
    const before = JSON.stringify(await status());
    await admin('kommenter', {});
    expect(JSON.stringify(await status())).toBe(before);
    await admin('kommenter', { settPaaVent: true });
    const held = await status();
    expect(held).toEqual({ ...JSON.parse(before), stand: 'behandles' });
    expect(JSON.stringify(held)).not.toContain('Hemmelig');
  });

  it('is for its applicant only, and leaves a trace in the log', async () => {
    await apply();
    expect(await (await bff.signedIn('presse'))(STATUS)).toMatchObject(refusal(404, 'not_found'));
    const audit = await auditOf(bff.db, status);
    expect(audit).toMatchObject([
      { handling: 'soeknad_vist', rolle: 'presse', detaljer: { soeknadId: (await mine()).id } },
    ]);
  });
});
