import { insertRedaksjon } from '#db/redaksjon/write.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { NOON, type TestBff } from '#tests/support/bff/test-bff.ts';
import type { Change } from './change.ts';
import { type Send, openSoeknad } from './opened.ts';

const REDAKSJON = { refused: { status: 409, id: 'redaksjon_changed' } } as const;

const skjema = (navn: string, domene: string) => ({
  ...{ navn, redaktoerNavn: '', redaktoerEpost: '', domener: [domene], kontakter: [] },
});
const versionOf = (versjon: number | undefined) => (versjon === undefined ? {} : { versjon });

/** Two newsrooms, and what two administrators do with the first. */
async function openRedaksjon({ db }: TestBff) {
  const id = await insertRedaksjon(db, skjema('Fjordavisa', 'fjordavisa.example'), NOON);
  const andre = await insertRedaksjon(db, skjema('Fjordnytt', 'fjordnytt.example'), NOON);
  const path = `/api/admin/redaksjon/${id}`;
  const rename =
    (navn: string): Send =>
    (who, read) =>
      who(path, {
        method: 'PUT',
        json: { ...skjema(navn, 'fjordavisa.example'), ...versionOf(read) },
      });
  const remove: Send = (who, read) =>
    who(read === undefined ? path : `${path}?versjon=${read}`, { method: 'DELETE' });
  const merge: Send = (who, read) =>
    who(`${path}/slaa-sammen`, {
      method: 'POST',
      json: { andre, navn: 'denne', redaktoer: 'denne', ...versionOf(read) },
    });
  const separate: Send = (who) => who(`${path}/skill`, { method: 'POST', json: { andre } });
  const stored = () =>
    db('redaksjon').whereNull('slaatt_sammen_i').orderBy('navn').select('navn', 'redaktoer_navn');
  return { id, andre, versjon: 1, stored, rename, remove, merge, separate };
}

/** What two administrators do with newsrooms, and with who belongs to them. */
export const REDAKSJON_CHANGES: readonly Change[] = [
  {
    what: 'a change of a newsroom, and another one',
    open: async (bff) => {
      const { rename, ...opened } = await openRedaksjon(bff);
      return { ...opened, first: rename('Fjordavisa Nord'), second: rename('Fjordavisa Sør') };
    },
    ...REDAKSJON,
    replacesWithoutVersion: true,
    naa: { navn: 'Fjordavisa Nord', endret: { av: 'Astrid Domsland' } },
  },
  {
    what: 'a change of a newsroom, and its deletion',
    open: async (bff) => {
      const { rename, remove, ...opened } = await openRedaksjon(bff);
      return { ...opened, first: rename('Fjordavisa Nord'), second: remove };
    },
    ...REDAKSJON,
    atOnce: ['redaksjon_changed', 'not_found'],
    replacesWithoutVersion: true,
    naa: { navn: 'Fjordavisa Nord' },
  },
  {
    what: 'a change of a newsroom, and merging it',
    open: async (bff) => {
      const { rename, merge, ...opened } = await openRedaksjon(bff);
      return { ...opened, first: rename('Fjordavisa Nord'), second: merge };
    },
    ...REDAKSJON,
    replacesWithoutVersion: true,
    naa: { navn: 'Fjordavisa Nord' },
  },
  {
    what: 'taking two newsrooms apart, twice',
    open: async (bff) => {
      const { merge, separate, id, stored } = await openRedaksjon(bff);
      const { status } = await merge(await bff.signedIn('admin'), undefined);
      if (status !== 204) throw new Error(`${id} could not be merged: ${status}`);
      return { stored, first: separate, second: separate };
    },
    refused: { status: 409, id: 'not_separable' },
    replacesWithoutVersion: false,
    naa: { navn: 'Fjordavisa', slaattSammen: [] },
  },
  {
    what: 'the newsroom of a user, and another one',
    open: async (bff) => {
      const { id, andre } = await openRedaksjon(bff);
      const where = { identitet_hash: hashOf('presse') };
      const row = await bff
        .db('pressebruker')
        .where(where)
        .first<{ id: string; versjon: number }>();
      const move =
        (redaksjonId: string): Send =>
        (who, read) =>
          who(`/api/admin/bruker/${row.id}/redaksjon`, {
            method: 'POST',
            json: { redaksjonId, ...versionOf(read) },
          });
      const names = bff
        .db('redaksjon')
        .join('pressebruker', 'pressebruker.redaksjon_id', 'redaksjon.id');
      return {
        versjon: row.versjon,
        stored: () => names.clone().select('redaksjon.navn'),
        ...{ first: move(id), second: move(andre) },
      };
    },
    refused: { status: 409, id: 'bruker_changed' },
    replacesWithoutVersion: true,
    naa: { redaksjonen: { navn: 'Fjordavisa' } },
  },
  {
    what: 'the newsroom of an application, and another one',
    open: async (bff) => {
      const { id, andre } = await openRedaksjon(bff);
      const soeknad = await openSoeknad(bff);
      const choose =
        (redaksjonId: string): Send =>
        (who) =>
          who(`/api/admin/soeknad/${soeknad.id}/redaksjon`, {
            method: 'POST',
            json: { redaksjonId, foer: null },
          });
      const names = bff
        .db('redaksjon')
        .join('soeknad_redaksjon', 'soeknad_redaksjon.redaksjon_id', 'redaksjon.id');
      return {
        stored: () => names.clone().select('redaksjon.navn'),
        ...{ first: choose(id), second: choose(andre) },
      };
    },
    refused: { status: 409, id: 'application_changed' },
    replacesWithoutVersion: false,
    naa: { status: 0 },
  },
];
