import { queryOptions } from '@tanstack/react-query';
import {
  type Forhaandsvisning,
  type LestListe,
  type Liste,
  type Tilbake,
  forhaandsvisningSchema,
  lestListeSchema,
  listerSchema,
  tilbakeSchema,
} from '#contract/admin/lister.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { read } from '#web/api/client.ts';
import { post } from './post.ts';

/** The lists that were uploaded in the last 24 hours. */
export const listerQuery = () =>
  queryOptions({
    queryKey: ['admin', 'lister'],
    queryFn: ({ signal }) => read(adminPaths.lister.href(), listerSchema, signal),
  });

/** What the list would change; nothing is changed. */
export const forhaandsvisListe = (liste: Liste): Promise<Forhaandsvisning> =>
  post(adminPaths.forhaandsvisListe.href(), liste, forhaandsvisningSchema);

/** Reads the list in, if that still does what its preview said. */
export const lesInnListe = (liste: Liste, versjon: string): Promise<LestListe> =>
  post(adminPaths.lister.href(), { ...liste, versjon }, lestListeSchema);

/** What taking the list back would restore. Asked anew each time that it is shown. */
export const tilbakeQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'lister', id, 'tilbake'],
    queryFn: ({ signal }) => read(adminPaths.tilbakeListe.href(String(id)), tilbakeSchema, signal),
    gcTime: 0,
    staleTime: 0,
  });

export const taTilbakeListe = (id: number, versjon: string): Promise<Tilbake> =>
  post(adminPaths.tilbakeListe.href(String(id)), { versjon }, tilbakeSchema);
