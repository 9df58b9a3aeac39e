import { describe, expect, it } from 'vitest';
import { outbox, questions, soeknad } from '#tests/support/access/forms.ts';
import { REASON, refused, useReview, type Act } from '#tests/support/bff/use-review.ts';

const review = useReview();
const { read, act } = review;

describe('a decision', () => {
  it('to approve gives access at once, tells the applicant, and names who decided', async () => {
    expect((await act('godkjenn', { kommentar: 'Ringt.', sluttdato: '2026-12-31' })).status).toBe(
      204,
    );
    expect((await review.get().nora('/api/presse/bruker-info')).json).toMatchObject({
      erGyldigPressebruker: true,
    });
    expect(await read()).toMatchObject({
      ...{ status: 1, kommentar: 'Ringt.', sluttdato: '2026-12-31', versjon: 2 },
      ...{ behandlet: '2026-03-10T12:00:00+01:00', behandletAv: 'Astrid Domsland' },
    });
    expect((await outbox(review.get().bff.db)).at(-1)).toMatchObject({
      mal: 'soeknad_godkjent',
      til: soeknad.epost,
      data: { sluttdato: '2026-12-31' },
    });
  });

  it('to save decides nothing: on hold and back again', async () => {
    expect((await act('kommenter', { kommentar: 'Venter.', settPaaVent: true })).status).toBe(204);
    expect(await read()).toMatchObject({ status: 3, kommentar: 'Venter.', behandlet: null });
    expect((await act('kommenter', { settPaaVent: false })).status).toBe(204);
    expect(await read()).toMatchObject({ status: 0, kommentar: 'Venter.' });
    expect((await outbox(review.get().bff.db)).map(({ mal }) => mal)).not.toContain(
      'soeknad_godkjent',
    );
  });

  it.each([
    { kommentar: null, sluttdato: null, settPaaVent: null, versjon: null },
    { sluttdato: '' },
  ])('takes %j as left out', async (sent) => {
    expect((await act('kommenter', sent)).status).toBe(204);
    expect(await read()).toMatchObject({ status: 0, kommentar: null, sluttdato: null });
  });

  it('to reject sends the reason, and closes the question to the employer', async () => {
    expect((await act('avslaa', { ...REASON, kommentar: 'Internt.' })).status).toBe(204);
    expect(await read()).toMatchObject({ status: 2, ...REASON, kommentar: 'Internt.' });
    expect((await outbox(review.get().bff.db)).at(-1)).toMatchObject({
      mal: 'soeknad_avslaatt',
      data: { begrunnelse: REASON.avslagBegrunnelse },
    });
    expect(await questions(review.get().bff.db)).toMatchObject([
      { erstattet: review.get().bff.time.now },
    ]);
  });

  it.each<[Act, object, object]>([
    [
      'godkjenn',
      { settPaaVent: true },
      { settPaaVent: ['Bruker som er satt på vent kan ikke godkjennes.'] },
    ],
    ['avslaa', {}, { avslagBegrunnelse: ['Du må oppgi en begrunnelse for avslag.'] }],
    [
      'avslaa',
      { avslagBegrunnelse: ' \n ' },
      { avslagBegrunnelse: ['Du må oppgi en begrunnelse for avslag.'] },
    ],
    [
      'godkjenn',
      { sluttdato: '2026-03-10' },
      { sluttdato: ['Sluttdato må være etter dagens dato.'] },
    ],
    [
      'kommenter',
      { sluttdato: '2026-03-10' },
      { sluttdato: ['Sluttdato må være etter dagens dato.'] },
    ],
    ['kommenter', { sluttdato: '2026-02-30' }, { sluttdato: ['Skriv en dato.'] }],
    [
      'kommenter',
      { kommentar: 'x'.repeat(4001) },
      { kommentar: ['Teksten kan ikke være lengre enn 4000 tegn.'] },
    ],
  ])('%s with %j is refused at its field', async (what, sent, errors) => {
    expect(await act(what, sent)).toMatchObject({
      status: 400,
      json: { id: 'validation', errors },
    });
    expect(await read()).toMatchObject({ status: 0, versjon: 1 });
  });

  it.each([{ kommentar: 1 }, { settPaaVent: 'ja' }, { versjon: 'a' }, { sluttdato: 5 }])(
    'that makes no sense (%j) changes nothing',
    async (sent) => {
      expect((await act('kommenter', sent)).status).toBe(400);
      expect((await read()).versjon).toBe(1);
    },
  );

  it('keeps hostile text as text', async () => {
    const kommentar = `<script>alert(1)</script> "'; drop table soeknad; -- \u202E%_\\`;
    expect((await act('kommenter', { kommentar })).status).toBe(204);
    expect((await read()).kommentar).toBe(kommentar.replace('\u202E', ''));
  });

  it('is final: nothing more can be done with it', async () => {
    await act('godkjenn');
    for (const what of ['godkjenn', 'kommenter', 'avslaa'] as const)
      expect(await act(what, { ...REASON, settPaaVent: false })).toMatchObject(
        refused(409, 'application_decided'),
      );
    expect(
      (await outbox(review.get().bff.db)).filter(({ mal }) => mal.startsWith('soeknad_')),
    ).toHaveLength(2);
  });

  it('is refused when somebody else has changed the application, and overwrites nothing', async () => {
    const { versjon } = await read();
    expect((await act('kommenter', { kommentar: 'Deres.', versjon })).status).toBe(204);
    for (const what of ['godkjenn', 'kommenter', 'avslaa'] as const)
      expect(await act(what, { ...REASON, versjon })).toMatchObject(
        refused(409, 'application_changed'),
      );
    expect(await read()).toMatchObject({ status: 0, kommentar: 'Deres.', versjon: versjon + 1 });
  });

  it.each<[string, readonly Act[]]>([
    ['all approve', ['godkjenn', 'godkjenn', 'godkjenn', 'godkjenn']],
    ['all reject', ['avslaa', 'avslaa', 'avslaa', 'avslaa']],
    ['all save', ['kommenter', 'kommenter', 'kommenter', 'kommenter']],
    ['each does something else', ['godkjenn', 'avslaa', 'kommenter', 'avslaa']],
  ])('of administrators who act at once, exactly one wins: %s', async (_, acts) => {
    const { versjon } = await read();
    const admins = await Promise.all(acts.map(() => review.get().bff.signedIn('admin')));
    const answers = await Promise.all(
      admins.map((who, index) =>
        who(`${review.path()}/${acts[index]}`, { method: 'POST', json: { ...REASON, versjon } }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, 409, 409, 409]);
    expect((await read()).versjon).toBe(versjon + 1);
    const decided = (await outbox(review.get().bff.db)).filter(({ mal }) =>
      /godkjent|avslaatt/.test(mal),
    );
    const winner = acts[answers.findIndex(({ status }) => status === 204)];
    expect(decided).toHaveLength(winner === 'kommenter' ? 0 : 1);
  });
});
