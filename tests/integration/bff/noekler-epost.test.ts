import { beforeEach, describe, expect, it } from 'vitest';
import { enqueueExpiring } from '#bff/mail/noekler.ts';
import { mailSchema } from '#bff/mail/mail.ts';
import { renderMail } from '#bff/mail/render.ts';
import { KEYS } from '#tests/support/access/persons.ts';
import { machineOf } from '#tests/support/bff/machine.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

const { bff, ask: silje } = useBff('presse');
beforeEach(async () => {
  await bff.db('epost_utboks').delete();
  await bff.db('tilgangsnoekkel').delete();
});

const DAY = 86_400_000;
const NOON = new Date('2026-03-10T12:00:00+01:00');
interface Row {
  readonly mal: string;
  readonly til: string;
  readonly data: object;
}
const outbox = () => bff.db<Row>('epost_utboks').orderBy('id').select('mal', 'til', 'data');
const render = ({ mal, data }: Row) => {
  const mail = mailSchema.parse({ mal, data }) as Parameters<typeof renderMail>[0];
  return renderMail(mail, { publicUrl: 'https://presse.example', sessionKeys: KEYS.session });
};

describe('the owner', () => {
  it('is told of a key that was made: what it may do, for how long, and how to end it; not which', async () => {
    const machine = await machineOf(bff.url, silje, { navn: 'Desken', omfang: ['favoritter'] });
    const rows = await outbox();
    expect(rows).toMatchObject([{ mal: 'noekkel_laget', til: 'journalist@fjordavisa.example' }]);
    const { text, subject, html } = render(rows[0]!);
    expect(text).toContain(
      'Navn: Desken\nKan brukes til: Lese favoritter\nGjelder til: 09.04.2026',
    );
    expect(text).toContain('slette nøkkelen på «Min profil»');
    expect(JSON.stringify([rows, subject, text, html])).not.toContain(machine.key.slice(4));
  });

  it('is told of a secret address that was made, not which, nor what is searched for', async () => {
    const json = { slag: 'kalender', navn: 'Telefonen', lagretSoekId: null };
    const made = await silje('/api/presse/abonnementer', { method: 'POST', json });
    const { adresse } = made.json as { adresse: string };
    const rows = await outbox();
    expect(rows).toMatchObject([{ mal: 'adresse_laget' }]);
    const { text, subject, html } = render(rows[0]!);
    expect(text).toContain('Brukes i: Telefonen\nType: Kalender\nGir: Favorittene dine');
    const secret = /[\w-]{43}/.exec(adresse)![0];
    expect(JSON.stringify([rows, subject, text, html])).not.toContain(secret);
  });

  it('is told nothing of one that was not made', async () => {
    await machineOf(bff.url, silje, { navn: 'Desken' });
    await expect(machineOf(bff.url, silje, { navn: 'Desken' })).rejects.toThrow('No key was made');
    expect(await outbox()).toHaveLength(1);
  });
});

describe('a key that expires', () => {
  const at = (days: number, ms = 0) => new Date(NOON.getTime() + days * DAY + ms);
  const expiring = (now: Date) => enqueueExpiring(bff.db, now);
  beforeEach(async () => {
    await machineOf(bff.url, silje, { navn: 'Desken', dager: 30 });
    await machineOf(bff.url, silje, { navn: 'Arkivet', dager: 90 });
    await bff.db('epost_utboks').delete();
  });

  it('is told of seven days before, once, also by several at a time', async () => {
    expect(await expiring(at(23, -1))).toBe(0);
    await Promise.all([expiring(at(23)), expiring(at(23)), expiring(at(23))]);
    expect(await expiring(at(29))).toBe(0);
    const rows = await outbox();
    expect(rows).toMatchObject([{ mal: 'noekkel_utloeper', data: { navn: 'Desken' } }]);
    expect(render(rows[0]!).text).toContain('Utløper: 09.04.2026 kl. 13:00');
  });

  it('is not told of when it has expired, or its owner has no access', async () => {
    expect(await expiring(at(30))).toBe(0);
    const person = bff.db('pressebruker').where({ fornavn: 'Silje' });
    await person.clone().update({
      ...{ suspendert_til: '2026-04-05', suspendert_fra: NOON, suspendert_begrunnelse: 'Brudd.' },
    });
    expect(await expiring(at(24))).toBe(0);
    await person.clone().update({
      ...{ suspendert_til: null, suspendert_fra: null, suspendert_begrunnelse: null },
    });
    expect(await expiring(at(24))).toBe(1);
  });

  it('is not told of any more when it is deleted', async () => {
    expect(await expiring(at(24))).toBe(1);
    const [id] = await bff.db('tilgangsnoekkel').where({ navn: 'Desken' }).pluck<number[]>('id');
    await silje(`/api/presse/noekler/${id}`, { method: 'DELETE' });
    expect(await outbox()).toEqual([]);
    expect(await expiring(at(25))).toBe(0);
  });
});
