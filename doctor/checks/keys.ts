import { keyRingsOf } from '#bff/key-config.ts';
import { rotateKeys, type Rotation } from '#bff/rotate-keys/rotate.ts';
import { type Finding, ok, unchecked, warning, wrong } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';

/** Rows that only an older key reads: what `rotate-keys --dry-run` says. */
export async function lookAtKeys({ values, db, clock }: Patient): Promise<Finding[]> {
  const { IDENTITY_KEY, SESSION_KEY, AUDIT_KEY } = values;
  if (!IDENTITY_KEY || !SESSION_KEY || !AUDIT_KEY)
    return [unchecked('keys are missing: see configuration')];
  const rings = keyRingsOf({ ...values, IDENTITY_KEY, SESSION_KEY, AUDIT_KEY });
  return judgeKeys(await rotateKeys(db(), rings, { now: clock(), dryRun: true }));
}

const ROTATE = 'run node dist/server/rotate-keys.js';

export function judgeKeys({ identity, session, audit, notes }: Rotation): Finding[] {
  const found: Finding[] = [];
  const persons = identity.brukere + identity.administratorer + identity.soekere;
  const unreadable = audit.unreadable + notes.unreadable;
  const moved = audit.moved + notes.moved;
  if (unreadable > 0)
    found.push(
      wrong(
        `${unreadable} rows of typed words and notes can be read with no key`,
        'set AUDIT_KEY_OLD to the key with which they were encrypted',
      ),
    );
  if (moved + session.moved > 0)
    found.push(
      warning(
        `${moved} rows of typed words and notes and ${session.moved} sessions are encrypted with an older key, or with none`,
        ROTATE,
      ),
    );
  if (persons > 0 && !identity.hasOlder)
    found.push(
      warning(
        `${persons} persons are known only by an older IDENTITY_KEY`,
        'set IDENTITY_KEY_OLD to it: without it they are unknown, and apply again',
      ),
    );
  if (found.length > 0) return found;
  const waiting = persons > 0 ? `; ${persons} persons still need IDENTITY_KEY_OLD` : '';
  return [ok(`all that is encrypted can be read${waiting}`)];
}
