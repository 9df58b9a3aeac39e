import type { Ask } from '#tests/support/bff/http-client.ts';
import type { TestBff } from '#tests/support/bff/test-bff.ts';
import { giveAccess, hashOf, persons } from './persons.ts';

/** Signs in somebody else with access: nothing that a person has may be another one's. */
export async function signInSecond(bff: TestBff): Promise<Ask> {
  const { fornavn, etternavn } = persons.autentisert;
  const days = (by: number) => new Date(bff.time.now.getTime() + by * 86_400_000);
  const given = { identitetHash: hashOf('autentisert'), fornavn, etternavn };
  await giveAccess(bff.db, { ...given, from: days(-10), to: days(300) });
  return bff.signedIn('autentisert');
}
