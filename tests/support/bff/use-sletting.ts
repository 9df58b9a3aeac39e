import { tmpdir } from 'node:os';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { accountsStep, orderedStep } from '#db/retention/people.ts';
import { runRetention } from '#db/retention/run.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { SLETTEFRIST } from '#domain/sletting.ts';
import { minArbeidsgiver } from '#tests/support/access/forms.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { saker } from '#tests/support/cases/saker.ts';
import { NOON } from './test-bff.ts';
import type { UsedBff } from './use-bff.ts';

const API = '/api/admin/bruker';
type Row = { readonly id: string; readonly versjon: number } & Record<string, unknown>;

/** When a deletion that is ordered at noon is carried out. */
export const DUE = new Date(NOON.getTime() + SLETTEFRIST);

/** What administrators and the retention job do to the journalist. */
export function useSletting({ bff, ask: silje }: UsedBff) {
  const admin = () => bff.signedIn('admin');
  const row = () =>
    bff
      .db('pressebruker')
      .where({ identitet_hash: hashOf('presse') })
      .first<Row | undefined>();
  const path = async () => `${API}/${(await row())!.id}`;
  return {
    admin,
    row,
    path,
    order: async () => (await admin())(await path(), { method: 'DELETE' }),
    undo: async (query = '') =>
      (await admin())(`${await path()}/angre-sletting${query}`, { method: 'POST' }),
    details: async () => (await (await admin())(await path())).json as BrukerDetaljer,
    /** The retention job, with what it does of people only. */
    carryOut: (now = DUE) =>
      runRetention(
        { db: bff.db, lager: openFolderStore(tmpdir()), periods: DEFAULT_PERIODS, now },
        { steps: [orderedStep, accountsStep] },
      ),
    /** What a press user has, besides the row. */
    fill: async () => {
      await silje(`/api/presse/legg-til-favoritt/${saker.vist.sakId}`, { method: 'POST' });
      await silje('/api/presse/rediger-min-arbeidsgiver', { method: 'PUT', json: minArbeidsgiver });
    },
  };
}
