import { queryOptions } from '@tanstack/react-query';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type RedaksjonSkjema,
  type SlaaSammen,
  type SoeknadRedaksjon,
  opprettetSchema,
  redaksjonSchema,
  redaksjonerSchema,
} from '#contract/admin/redaksjoner.ts';
import { read, send } from '#web/api/client.ts';
import { post } from './post.ts';

export const redaksjonerKey = ['admin', 'redaksjoner'] as const;

/** All newsrooms by name: the page searches in them. */
export const redaksjonerQuery = queryOptions({
  queryKey: [...redaksjonerKey, 'alle'],
  queryFn: ({ signal }) => read(adminPaths.redaksjoner.href(), redaksjonerSchema, signal),
});

/** A newsroom with its people. */
export const redaksjonQuery = (id: string) =>
  queryOptions({
    queryKey: [...redaksjonerKey, id],
    queryFn: ({ signal }) => read(adminPaths.redaksjon.href(id), redaksjonSchema, signal),
  });

export const opprettRedaksjon = (skjema: RedaksjonSkjema) =>
  post(adminPaths.nyRedaksjon.href(), skjema, opprettetSchema);

/* Changes of what was read: 409 `redaksjon_changed` when another administrator has changed it since. */

export const endreRedaksjon = (
  id: string,
  body: RedaksjonSkjema & { readonly versjon: number },
): Promise<void> => send('PUT', adminPaths.redaksjon.href(id), body);

export const slettRedaksjon = (id: string, versjon: number): Promise<void> =>
  send('DELETE', `${adminPaths.redaksjon.href(id)}?versjon=${versjon}`);

export const slaaSammenRedaksjoner = (id: string, body: SlaaSammen): Promise<void> =>
  send('POST', adminPaths.slaaSammenRedaksjon.href(id), body);

export const skillRedaksjoner = (id: string, andre: string): Promise<void> =>
  send('POST', adminPaths.skillRedaksjon.href(id), { andre });

/** Says to which newsroom a user or an application belongs; null: to none. */
export const flyttBruker = (
  { id, versjon }: { readonly id: string; readonly versjon: number },
  redaksjonId: string | null,
): Promise<void> => send('POST', adminPaths.brukerRedaksjon.href(id), { redaksjonId, versjon });

export const velgRedaksjon = (soeknadId: string, body: SoeknadRedaksjon): Promise<void> =>
  send('POST', adminPaths.soeknadRedaksjon.href(soeknadId), body);
