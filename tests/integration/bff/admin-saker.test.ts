import { describe, expect, it } from 'vitest';
import { hashOf } from '#tests/support/access/persons.ts';
import {
  because,
  DETAILS,
  hidden,
  sakOf,
  TILTALE,
  useWithdrawing,
} from '#tests/support/withdraw/use-withdrawing.ts';

const { bff, presse, admin, hide, lift } = useWithdrawing();

describe('an administrator', () => {
  it.each([
    '26-000777MED-TSOS/TSAR',
    '26-000777med-tsos',
    '26-000777',
    '2026/777',
    'sak nr. 26-777 MED TSOS',
    '26000777MEDTSOSTSAR',
    'SKJULES',
  ])('finds a case by «%s», and the opening is logged', async (saksnummer) => {
    const answer = await admin(`/api/admin/sak?${new URLSearchParams({ saksnummer })}`);
    expect(answer.status).toBe(200);
    expect(sakOf(answer)).toMatchObject({ sakId: 'SKJULES', tilstand: 'synlig' });
    expect(await bff.db('revisjon').orderBy('id', 'desc').first()).toMatchObject({
      ...{ handling: 'sak_slaatt_opp', sak_id: 'SKJULES', rolle: 'admin' },
    });
  });

  it.each(['26-000999', '', 'ukjent', '00777', '26-000777TVI-TSOS'])(
    'is told that there is no case «%s»',
    async (saksnummer) => {
      const answer = await admin(`/api/admin/sak?${new URLSearchParams({ saksnummer })}`);
      expect([answer.status, answer.json]).toMatchObject([
        404,
        { message: 'Vi finner ingen sak med dette nummeret.' },
      ]);
    },
  );

  it('sees what journalists see, until when and why, also what is hidden', async () => {
    await presse(DETAILS);
    await presse(TILTALE);
    await hide({ omfang: 'parter', ogsaaTiltale: true });
    const { json } = await admin('/api/admin/sak/SKJULES');
    expect(json).toMatchObject({
      tilstand: 'delvis',
      opplysninger: [
        { type: 'sak', innhold: hidden.saksTema, vises: true },
        {
          ...{ type: 'parter', innhold: hidden.parter, vises: false, visesFordi: 'skjult' },
          tilbaketrekking: { grunn: 'feil' },
        },
        { type: 'dokument', dokument: { filNavn: 'dom.pdf' }, vises: true, aapnet: 0 },
        { type: 'dokument', dokument: { filNavn: 'tiltale.pdf' }, vises: false, aapnet: 1 },
        { type: 'rettsmoeter' },
      ],
      sett: { aapnet: 1, dokumenter: 1, favoritter: 0, varsles: 1 },
      historikk: [{ hendelse: 'skjult' }, { hendelse: 'skjult' }],
    });
  });

  it('cannot hide what is hidden, nor lift what is lifted: 409', async () => {
    const { tilbaketrekking } = sakOf(await hide());
    const again = await hide();
    expect([again.status, again.json]).toMatchObject([
      409,
      { id: 'already_hidden', message: 'Saken er allerede skjult.' },
    ]);
    await lift(tilbaketrekking!.id);
    expect(await lift(tilbaketrekking!.id)).toMatchObject({
      status: 409,
      json: { id: 'already_lifted' },
    });
    expect((await lift(987_654)).status).toBe(404);
  });

  it('is one of two who hide at the same moment: one does it, the other gets 409', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => hide()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await bff.db('tilbaketrekking').where({ sak_id: 'SKJULES' })).toHaveLength(1);
  });

  it('must say why', async () => {
    const answer = await hide({ forklaring: '  ' });
    expect([answer.status, answer.json]).toMatchObject([
      400,
      { errors: { forklaring: ['Forklaring er påkrevd.'] } },
    ]);
  });

  it('leaves audit rows with the reason', async () => {
    const { tilbaketrekking } = sakOf(await hide());
    await lift(tilbaketrekking!.id);
    const rows = await bff
      .db('revisjon')
      .where({ sak_id: 'SKJULES', rolle: 'admin' })
      .orderBy('id');
    expect(rows).toMatchObject([
      {
        handling: 'sak_skjult',
        identitet_hash: hashOf('admin'),
        detaljer: { omfang: 'sak', grunn: 'feil', forklaring: because.forklaring },
      },
      { handling: 'sak_opphevet', detaljer: { forklaring: 'Rettet.' } },
    ]);
  });
});

describe('a message', () => {
  const outbox = () => bff.db('epost_utboks').orderBy('id').select<{ data: object }[]>();

  it('goes to those who have seen it, without names or reason', async () => {
    await presse(DETAILS);
    await hide({ omfang: 'parter', ogsaaTiltale: true, varsle: true });
    const mails = await outbox();
    expect(mails).toMatchObject([
      { mal: 'sak_skjult', data: { saksnummer: hidden.saksnummer, hva: 'parter_og_tiltale' } },
    ]);
    expect(JSON.stringify(mails[0]!.data)).not.toMatch(/Glim|Vitne|feil/);
    expect(await bff.db('tilbaketrekking').where({ omfang: 'parter' }).first()).toMatchObject({
      varslet: 1,
    });
  });

  it('goes to nobody who has not seen it, or when none is asked for', async () => {
    await hide({ omfang: 'parter', varsle: true });
    await presse(DETAILS);
    await hide({ varsle: false });
    expect(await outbox()).toEqual([]);
  });
});
