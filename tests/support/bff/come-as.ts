import { osloDay } from '#domain/time.ts';
import { soeknad } from '#tests/support/access/forms.ts';
import { giveAccess, hashOf } from '#tests/support/access/persons.ts';
import type { Ask } from './http-client.ts';
import type { Who } from './route-expectations.ts';
import type { TestBff } from './test-bff.ts';

const DAY = 86_400_000;

/** Somebody of that kind, signed in; call startOver first. */
export async function comeAs(bff: TestBff, who: Who): Promise<Ask> {
  const { db, time } = bff;
  const days = (by: number) => new Date(time.now.getTime() + by * DAY);
  const nora = { identitetHash: hashOf('autentisert'), fornavn: 'Nora', etternavn: 'Fjellvang' };
  const given = { ...nora, from: days(-10), to: days(300) };
  switch (who) {
    case 'guest':
      return bff.guest;
    case 'soeker': {
      const ask = await bff.signedIn('autentisert');
      await ask('/api/presse/registrer-soknad', { method: 'POST', json: soeknad });
      return ask;
    }
    case 'ended':
      await giveAccess(db, { ...given, sluttdato: osloDay(time.now) });
      return bff.signedIn('autentisert');
    case 'suspended': {
      const suspended = { suspendert_til: osloDay(days(5)), suspendert_fra: days(-1) };
      const columns = { ...suspended, suspendert_begrunnelse: 'Brudd på vilkårene.' };
      await giveAccess(db, { ...given, columns });
      return bff.signedIn('autentisert');
    }
    default:
      return bff.signedIn(who);
  }
}
