import { queryOptions } from '@tanstack/react-query';
import {
  type VurderRad,
  gjennomgangDetaljerSchema,
  gjennomgangerSchema,
} from '#contract/admin/gjennomgang.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { read, send } from '#web/api/client.ts';

const key = ['admin', 'gjennomganger'] as const;

export const gjennomgangerQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => read(adminPaths.gjennomganger.href(), gjennomgangerSchema, signal),
  });

export const gjennomgangQuery = (maaned: string) =>
  queryOptions({
    queryKey: [...key, maaned],
    queryFn: ({ signal }) =>
      read(adminPaths.gjennomgang.href(maaned), gjennomgangDetaljerSchema, signal),
  });

/** Judges a row: 409 with it when another one has judged it meanwhile. */
export const vurderRad = (maaned: string, nr: number, body: VurderRad): Promise<void> =>
  send('POST', adminPaths.vurderRad.href(maaned, nr), body);

/** 400 names the rows that lack a judgement. */
export const signerGjennomgang = (maaned: string): Promise<void> =>
  send('POST', adminPaths.signerGjennomgang.href(maaned), { bekreftet: true });
