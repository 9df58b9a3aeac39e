import type { Knex } from 'knex';
import type { Deps } from '#bff/deps.ts';
import { identityHash } from '#bff/security/identity-hash.ts';
import type { SignedIn } from '#bff/security/oidc-port.ts';
import { seal } from '#bff/security/seal.ts';
import type { NewSession, Slag } from '#bff/security/session.ts';

/** What is kept of whom the provider has let in: never the identity number in the clear (DESIGN §7). */
export function toNewSession(
  slag: Slag,
  { subject, fornavn, etternavn, idToken, isAdmin }: SignedIn,
  { IDENTITY_KEY, SESSION_KEY }: Pick<Deps['config'], 'IDENTITY_KEY' | 'SESSION_KEY'>,
): NewSession {
  const isPress = slag === 'presse';
  return {
    slag,
    // The same person is somebody else as an administrator: the two never meet in one session.
    identitetHash: identityHash(IDENTITY_KEY, isPress ? subject : `admin:${subject}`),
    fornavn,
    etternavn,
    idToken: seal(SESSION_KEY, idToken),
    pid: isPress ? seal(SESSION_KEY, subject) : null,
    isAdmin: !isPress && isAdmin,
  };
}

/** When a press user was here last, and what an administrator is called in decisions and in the audit log. */
export async function noteSignIn(db: Knex, session: NewSession, now: Date): Promise<void> {
  const { identitetHash: identitet_hash, isAdmin, fornavn, etternavn } = session;
  if (session.slag === 'presse')
    await db('pressebruker').where({ identitet_hash }).update({ sist_innlogget: now });
  else if (isAdmin)
    await db('administrator')
      .insert({ identitet_hash, navn: `${fornavn} ${etternavn}`.trim(), sist_innlogget: now })
      .onConflict('identitet_hash')
      .merge();
}
