import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { soeknad, soeknaderOf } from '#tests/support/access/forms.ts';
import type { Ask, HttpAnswer } from './http-client.ts';
import { type TestBff, startOver, startTestBff } from './test-bff.ts';

/** What can be done with an application, as in the address. */
export type Act = 'godkjenn' | 'kommenter' | 'avslaa';
/** What a rejection needs. */
export const REASON = { avslagBegrunnelse: 'Ikke redaksjonelt arbeid.' };

interface Review {
  readonly bff: TestBff;
  /** The applicant. */
  nora: Ask;
  admin: Ask;
  /** Of Nora's application. */
  readonly id: string;
}

/** For every test of this file: a new application, and an administrator. */
export function useReview() {
  let review: Review | undefined;
  let bff: TestBff;
  beforeAll(async () => {
    bff = await startTestBff();
  });
  beforeEach(async () => {
    await startOver(bff);
    const nora = await bff.signedIn('autentisert');
    const admin = await bff.signedIn('admin');
    review = { bff, nora, admin, id: await applyAs(bff, nora) };
  });
  afterAll(() => bff.close());
  const now = (): Review => {
    if (!review) throw new Error('There is an application only while a test runs');
    return review;
  };
  const path = (of = now().id) => `/api/admin/soeknad/${of}`;
  return {
    get: now,
    path,
    /** Both sign in anew, e.g. when so much time has passed that their sessions have ended. */
    signInAnew: async () => {
      now().nora = await bff.signedIn('autentisert');
      now().admin = await bff.signedIn('admin');
    },
    apply: () => applyAs(bff, now().nora),
    read: async (of?: string) => {
      const answer = await now().admin(path(of));
      expect(answer.status).toBe(200);
      return answer.json as SoeknadDetaljer;
    },
    act: (what: Act, json: object = {}, of?: string): Promise<HttpAnswer> =>
      now().admin(`${path(of)}/${what}`, { method: 'POST', json }),
  };
}

async function applyAs({ db }: TestBff, nora: Ask): Promise<string> {
  await nora('/api/presse/registrer-soknad', { method: 'POST', json: soeknad });
  return (await soeknaderOf(db, hashOf('autentisert'))).at(-1)!.id;
}

/** A refusal. */
export const refused = (status: number, error: string) => ({ status, json: { id: error } });
