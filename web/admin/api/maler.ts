import { queryOptions } from '@tanstack/react-query';
import {
  type AvslagsgrunnPayload,
  type EpostMalPayload,
  type EpostTekster,
  type Forhaandsvisning,
  avslagsgrunnerSchema,
  epostMalSchema,
  epostMalerSchema,
  forhaandsvisningSchema,
} from '#contract/admin/maler.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import type { RedigerbarMal } from '#domain/epost-mal.ts';
import { read, send } from '#web/api/client.ts';
import { post } from './post.ts';

/** The reasons for which applications are rejected, in their order. */
export const avslagsgrunnerQuery = () =>
  queryOptions({
    queryKey: ['admin', 'avslagsgrunner'],
    queryFn: ({ signal }) => read(adminPaths.avslagsgrunner.href(), avslagsgrunnerSchema, signal),
  });

/** Adds a reason, or changes the one with this id: 409 with it when it is another one by now. */
export const lagreAvslagsgrunn = (id: number | null, grunn: AvslagsgrunnPayload): Promise<void> =>
  send(
    'POST',
    id === null ? adminPaths.avslagsgrunner.href() : adminPaths.avslagsgrunn.href(String(id)),
    grunn,
  );

const epostmalerKey = ['admin', 'epostmaler'] as const;

export const epostmalerQuery = () =>
  queryOptions({
    queryKey: epostmalerKey,
    queryFn: ({ signal }) => read(adminPaths.epostmaler.href(), epostMalerSchema, signal),
  });

/** One e-mail with all its texts. */
export const epostmalQuery = (mal: RedigerbarMal) =>
  queryOptions({
    queryKey: [...epostmalerKey, mal],
    queryFn: ({ signal }) => read(adminPaths.epostmal.href(mal), epostMalSchema, signal),
  });

/** Saves the texts: 409 with all of them when there is a newer one. */
export const lagreEpostmal = (mal: RedigerbarMal, sent: EpostMalPayload): Promise<void> =>
  send('POST', adminPaths.epostmal.href(mal), sent);

/** The e-mail as it would be sent with these texts. */
export const forhaandsvis = (
  mal: RedigerbarMal,
  tekster: EpostTekster,
): Promise<Forhaandsvisning> =>
  post(adminPaths.epostmalForhaandsvisning.href(mal), tekster, forhaandsvisningSchema);
