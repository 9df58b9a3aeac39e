import { dayText, osloDay } from '#domain/time.ts';
import type { Rotation } from './rotate.ts';

/** What an operator reads: what was done, and when each older key may be taken away. */
export function describeRotation(rotation: Rotation, dryRun: boolean): string {
  const blocks = [
    ...(dryRun ? [['Nothing was changed (--dry-run). What a run would do:']] : []),
    identityLines(rotation),
    sessionLines(rotation),
    auditLines(rotation, dryRun),
  ];
  return blocks.map((lines) => lines.map((line) => `${line}\n`).join('')).join('\n');
}

function identityLines({ identity }: Rotation): string[] {
  const { brukere, administratorer, soekere, hasOlder } = identity;
  const waiting = brukere + administratorer + soekere;
  return [
    'IDENTITY_KEY',
    `  Not signed in with the newest key yet: ${waiting} (press users ${brukere}, administrators ${administratorer}, applicants ${soekere})`,
    older(
      'IDENTITY_KEY',
      hasOlder,
      waiting > 0 && 'when nobody is left: without it they are unknown, and apply again',
    ),
  ];
}

function sessionLines({ session }: Rotation): string[] {
  const { moved, links, lastExpires, hasOlder } = session;
  const until = lastExpires && dayText(osloDay(lastExpires));
  return [
    'SESSION_KEY',
    `  Sessions encrypted again: ${moved}`,
    `  Links to employers that may be signed with an older key: ${links}${until ? `, until ${until}` : ''}`,
    older('SESSION_KEY', hasOlder, until !== null && `when those links have ended, ${until}`),
  ];
}

function auditLines({ audit, notes }: Rotation, dryRun: boolean): string[] {
  const unreadable = audit.unreadable + notes.unreadable;
  return [
    'AUDIT_KEY',
    `  Rows of typed words encrypted again: ${audit.moved}`,
    `  Notes encrypted again: ${notes.moved}`,
    ...(unreadable > 0
      ? [`  Rows that none of the keys can read: ${unreadable}. Set AUDIT_KEY_OLD to their key.`]
      : []),
    older(
      'AUDIT_KEY',
      audit.hasOlder,
      dryRun && audit.moved + notes.moved > 0 && 'after a run without --dry-run',
    ),
  ];
}

function older(name: string, hasOlder: boolean, notYet: string | false): string {
  if (!hasOlder) return `  ${name}_OLD is not set.`;
  return `  ${name}_OLD may be taken away ${notYet || 'now'}.`;
}
