import { httpErrors } from '#bff/http/errors.ts';
import type { Session } from './session.ts';

/** The press user's own id; a route that needs one stands behind an ability that only press users have. */
export function pressUserId({ pressebrukerId }: Session): string {
  if (!pressebrukerId) throw httpErrors.refused('no_access');
  return pressebrukerId;
}
