import { adminPaths } from '#contract/admin/paths.ts';
import type { RedaksjonSuspensjon } from '#contract/admin/redaksjon-suspensjon.ts';
import { send } from '#web/api/client.ts';

/** The newsroom as it was read. */
interface ReadRedaksjon {
  readonly id: string;
  readonly versjon: number;
}

/*
 * What is decided of a newsroom that was read: 409 `redaksjon_changed` when another administrator has changed it since.
 */

const withVersion = (path: string, { versjon }: ReadRedaksjon) =>
  `${path}?${new URLSearchParams({ versjon: `${versjon}` })}`;

export const suspenderRedaksjon = (
  { id, versjon }: ReadRedaksjon,
  suspensjon: RedaksjonSuspensjon,
): Promise<void> =>
  send('POST', adminPaths.suspenderRedaksjon.href(id), { ...suspensjon, versjon });

export const opphevRedaksjonSuspensjon = (redaksjon: ReadRedaksjon): Promise<void> =>
  send('POST', withVersion(adminPaths.opphevRedaksjonSuspensjon.href(redaksjon.id), redaksjon));

export const sendListe = (redaksjon: ReadRedaksjon): Promise<void> =>
  send('POST', withVersion(adminPaths.sendListe.href(redaksjon.id), redaksjon));
