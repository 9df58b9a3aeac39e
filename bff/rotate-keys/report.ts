import { dayText, osloDay } from '#domain/time.ts';
import type { Rotation } from './rotate.ts';

/** What an operator reads: what was done, and when each older key may be taken away. */
export function describeRotation(rotation: Rotation, dryRun: boolean): string {
  const blocks = [identityLines, sessionLines, auditLines].map((lines) => lines(rotation, dryRun));
  const head = dryRun ? ['Nothing was changed (--dry-run).'] : [];
  return [head, ...blocks].map((lines) => lines.map((line) => `${line}\n`).join('')).join('\n');
}

function identityLines({ identity }: Rotation): string[] {
  const { brukere, administratorer, soekere } = identity;
  const waiting = brukere + administratorer + soekere;
  return [
    'IDENTITY_KEY',
    `  ${waiting} persons have not signed in with the newest key: ${brukere} press users, ${administratorer} administrators, ${soekere} applicants.`,
    older(
      'IDENTITY_KEY',
      identity.hasOlder,
      waiting > 0 && 'when nobody is left: without it they are unknown, and apply again',
    ),
  ];
}

function sessionLines({ session }: Rotation, dryRun: boolean): string[] {
  const { moved, links, lastExpires } = session;
  const until = lastExpires && dayText(osloDay(lastExpires));
  return [
    'SESSION_KEY',
    `  ${moved} sessions ${dryRun ? 'would be' : 'were'} encrypted again.`,
    `  ${links} employers have a link that may be signed with an older key${until ? `; the last works until ${until}` : ''}.`,
    older(
      'SESSION_KEY',
      session.hasOlder,
      until !== null && `after ${until}, or earlier if those links may stop working`,
    ),
  ];
}

function auditLines({ audit }: Rotation, dryRun: boolean): string[] {
  const { moved, unreadable } = audit;
  return [
    'AUDIT_KEY',
    `  ${moved} rows of typed words ${dryRun ? 'would be' : 'were'} encrypted with the newest key.`,
    ...(unreadable > 0
      ? [
          `  ${unreadable} rows can't be read with the keys that are set. Set AUDIT_KEY_OLD to their key.`,
        ]
      : []),
    older(
      'AUDIT_KEY',
      audit.hasOlder,
      dryRun && moved > 0 && 'when this has run without --dry-run',
    ),
  ];
}

function older(name: string, hasOlder: boolean, notYet: string | false): string {
  if (!hasOlder) return `  ${name}_OLD is not set.`;
  return `  ${name}_OLD may be taken away ${notYet || 'now'}.`;
}
