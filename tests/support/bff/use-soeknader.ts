import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { SoeknaderMedStilling } from '#contract/admin/soeknader.ts';
import { linkExpiry } from '#domain/arbeidsgiver.ts';
import { addOsloDays } from '#domain/time.ts';
import {
  type AnySoeknad,
  type AnySpoersmaal,
  insertSoeknader,
  insertSpoersmaal,
} from '#tests/support/access/insert-rows.ts';
import type { Ask } from './http-client.ts';
import { NOON, startTestBff, type TestBff } from './test-bff.ts';

export const LIST = '/api/admin/soeknad/alle-soeknader';
export const KOE = '/api/admin/soeknad/koe';
export type Params = Readonly<Record<string, string>>;

/** So many Oslo days, and hours, before NOON. */
export const before = (days: number, hours = 0) =>
  new Date(addOsloDays(NOON, -days).getTime() - hours * 3_600_000);

type Asked = Omit<AnySpoersmaal, 'soeknadId' | 'utloeper'> & { readonly utloeper?: Date };

/** A question that was answered so many days later. */
export const answered = (opprettet: Date, svar: 'bekreftet' | 'avkreftet', days: number) => ({
  ...{ opprettet, svar },
  svart: addOsloDays(opprettet, days),
});

/** The applications of one file of tests, as an administrator's lists show them. There are none before each test. */
export function useSoeknader() {
  let bff: TestBff;
  let admin: Ask;
  const empty = async () => {
    await bff.db('pressebruker').delete();
    await bff.db('arbeidsgiver_bekreftelse').delete();
    await bff.db('soeknad').delete();
  };
  beforeAll(async () => {
    bff = await startTestBff();
    await empty();
    admin = await bff.signedIn('admin');
  });
  afterAll(() => bff.close());
  afterEach(empty);

  const get = async <T>(path: string, params: Params = {}): Promise<T> => {
    const answer = await admin(`${path}?${new URLSearchParams(params)}`);
    expect(answer.status).toBe(200);
    return answer.json as T;
  };
  const list = (params: Params) => get<SoeknaderMedStilling>(LIST, params);
  /** An application with what its employer was asked. */
  const insert = async (row: AnySoeknad, ...questions: readonly Asked[]): Promise<string> => {
    const [id] = await insertSoeknader(bff.db, row);
    const asked = questions.map((one) => ({
      ...{ utloeper: linkExpiry(one.opprettet), soeknadId: id! },
      ...one,
    }));
    await insertSpoersmaal(bff.db, ...asked);
    return id!;
  };
  return {
    ...{ empty, get, list, insert },
    bff: () => bff,
    names: async (params: Params) => (await list(params)).soeknader.map(({ fornavn }) => fornavn),
    queue: async (params: Params) => (await get<{ ider: string[] }>(KOE, params)).ider,
    /** One of everything that a list tells apart. */
    insertOneOfEach: async () => {
      const spurt = before(20);
      await insert({ fornavn: 'Ja', soeknadsdato: before(21) }, answered(spurt, 'bekreftet', 2));
      await insert({ fornavn: 'Nei', soeknadsdato: before(20) }, answered(spurt, 'avkreftet', 3));
      await insert({ fornavn: 'Venter', soeknadsdato: before(19) }, { opprettet: spurt });
      await insert({ fornavn: 'Utløpt', soeknadsdato: before(60) }, { opprettet: before(60) });
      await insert({ fornavn: 'Uspurt', soeknadsdato: before(18) });
      await insert(
        { fornavn: 'Igjen', soeknadsdato: before(17) },
        { ...answered(before(16), 'avkreftet', 0), erstattet: before(10) },
        { opprettet: before(10) },
      );
      await insert(
        { fornavn: 'Hviler', status: 3, soeknadsdato: before(15) },
        answered(before(15), 'bekreftet', 0),
      );
      const late = { status: 3, soeknadsdato: before(2) } as const;
      await insert({ fornavn: 'Hviler2', ...late }, { opprettet: before(2) });
      await insert({ fornavn: 'Godkjent', status: 1, soeknadsdato: before(30) });
      const refused = { status: 2, soeknadsdato: before(40) } as const;
      await insert({ fornavn: 'Avslått', ...refused }, { opprettet: before(1) });
    },
  };
}
