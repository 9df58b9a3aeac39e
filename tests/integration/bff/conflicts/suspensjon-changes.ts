import { newsroomOf } from '#tests/support/access/newsroom.ts';
import { NOON, type TestBff } from '#tests/support/bff/test-bff.ts';
import type { Change } from './change.ts';
import type { Send } from './opened.ts';

const REDAKSJON = { refused: { status: 409, id: 'redaksjon_changed' } } as const;

/** A newsroom of one journalist, suspended or not. */
async function openRedaksjon(bff: TestBff, suspendert = false) {
  const { db } = bff;
  const id = await newsroomOf(bff, 'presse');
  if (suspendert)
    await db('redaksjon')
      .where({ id })
      .update({ suspendert_fra: NOON, suspendert_begrunnelse: 'Delte dokumenter.' });
  const row = await db('redaksjon').where({ id }).first<{ versjon: number }>('versjon');
  const path = `/api/admin/redaksjon/${id}`;
  const suspend =
    (tilOgMed: string): Send =>
    (who, versjon) =>
      who(`${path}/suspender`, {
        method: 'POST',
        json: {
          ...{ tilOgMed, begrunnelse: `Til ${tilOgMed}.` },
          ...(versjon === undefined ? {} : { versjon }),
        },
      });
  const act =
    (what: string): Send =>
    (who, versjon) =>
      who(`${path}/${what}${versjon === undefined ? '' : `?versjon=${versjon}`}`, {
        method: 'POST',
      });
  const stored = async () => ({
    redaksjon: await db('redaksjon')
      .where({ id })
      .first<object>('suspendert_til', 'suspendert_begrunnelse'),
    lister: await db('redaksjon_liste')
      .where({ redaksjon_id: id })
      .count({ n: '*' })
      .first<object>(),
  });
  const lift = act('opphev-suspensjon');
  const send = act('send-liste');
  return { versjon: row.versjon, stored, suspend, lift, send };
}

/** What two administrators do with one newsroom: its suspension, and the list to its editor. */
export const SUSPENSJON_CHANGES: readonly Change[] = [
  {
    what: 'a suspension of a newsroom, and another one',
    open: async (bff) => {
      const { suspend, versjon, stored } = await openRedaksjon(bff);
      return { versjon, stored, first: suspend('2026-04-01'), second: suspend('2026-05-01') };
    },
    ...REDAKSJON,
    replacesWithoutVersion: true,
    naa: {
      status: 'suspendert',
      suspensjon: { til: '2026-04-02', begrunnelse: 'Til 2026-04-01.' },
    },
  },
  {
    what: 'a change of the suspension of a newsroom, and its end',
    open: async (bff) => {
      const { suspend, lift, versjon, stored } = await openRedaksjon(bff, true);
      return { versjon, stored, first: suspend('2026-04-01'), second: lift };
    },
    ...REDAKSJON,
    replacesWithoutVersion: true,
    naa: { suspensjon: { til: '2026-04-02' } },
  },
  {
    what: 'the end of the suspension of a newsroom, twice',
    open: async (bff) => {
      const { lift, versjon, stored } = await openRedaksjon(bff, true);
      return { versjon, stored, first: lift, second: lift };
    },
    refused: { status: 409, id: 'redaksjon_not_suspended' },
    replacesWithoutVersion: false,
    naa: { status: 'maaBekreftes', suspensjon: null },
  },
  {
    what: 'the list to an editor, twice',
    open: async (bff) => {
      const { send, versjon, stored } = await openRedaksjon(bff);
      return { versjon, stored, first: send, second: send };
    },
    refused: { status: 409, id: 'asked_today' },
    replacesWithoutVersion: false,
    naa: { liste: { tilstand: 'open' } },
  },
];
