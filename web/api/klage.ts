import { queryOptions } from '@tanstack/react-query';
import { type NyKlage, klagePath, minKlageSchema } from '#contract/klage.ts';
import { read, send } from './client.ts';

/** That the own application was rejected, and what has been complained about that; 404 unless it was. */
export const minKlageQuery = () =>
  queryOptions({
    queryKey: ['min-soeknad', 'klage'],
    queryFn: ({ signal }) => read(klagePath.href(), minKlageSchema, signal),
  });

/** Complains. 400 with errors by field; 409 `klage_sent` or `rejection_ended`. */
export const sendKlage = (klage: NyKlage): Promise<void> => send('POST', klagePath.href(), klage);
