import { readSuspensjon } from '#db/suspensjoner.ts';
import { accessState } from '#domain/access.ts';
import type { Call } from '#bff/http/json-route.ts';

interface Suspendert {
  readonly til: string;
  readonly begrunnelse: string;
}

/** What a suspended user is told: until when, and why; null for everybody else. */
export async function suspensjonOf({
  db,
  session,
  now,
}: Pick<Call<unknown>, 'db' | 'session' | 'now'>): Promise<Suspendert | null> {
  if (accessState(session.access, now) !== 'suspended') return null;
  const stored = await readSuspensjon(db, session.identitetHash);
  return stored && { til: stored.til, begrunnelse: stored.begrunnelse };
}
