import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type Angre,
  type Avslag,
  type Godkjenning,
  type RettKontaktperson,
  type Review,
  type SoeknadKoeParams,
  type SoeknaderParams,
  type SpoerIgjen,
  type TaOppIgjen,
  soeknadDetaljerSchema,
  soeknadKoeSchema,
  soeknaderMedStillingSchema,
} from '#contract/admin/soeknader.ts';
import { writeListParams } from '#contract/admin/list.ts';
import { writeParams } from '#contract/values.ts';
import type { SoeknadVis } from '#domain/soeknad-stilling.ts';
import { read, send } from '#web/api/client.ts';

/** The key of all lists and opened applications, to invalidate them together. */
export const soeknaderKey = ['admin', 'soeknader'] as const;

/** One page of a part of the applications. The old page stays while the next one is fetched. */
export const soeknaderQuery = (params: SoeknaderParams & { readonly vis: SoeknadVis }) => {
  const query = writeListParams(params).toString();
  return queryOptions({
    queryKey: [...soeknaderKey, 'liste', query],
    queryFn: ({ signal }) =>
      read(`${adminPaths.soeknader.href()}?${query}`, soeknaderMedStillingSchema, signal),
    placeholderData: keepPreviousData,
  });
};

/** An application with everything that the decision needs. */
export const soeknadQuery = (id: string) =>
  queryOptions({
    queryKey: [...soeknaderKey, id],
    // Not given up when one goes on to the next at once: that it was looked at is logged all the same.
    queryFn: () => read(adminPaths.soeknad.href(id), soeknadDetaljerSchema),
    // No cache: nobody should decide by an old answer.
    gcTime: 0,
  });

/**
 * The same before it is shown, as the next of a queue, which the log says. It stands in the place of the application until that has been
 * read.
 */
export const soeknadForhaandQuery = (id: string) =>
  queryOptions({
    queryKey: [...soeknaderKey, 'forhaand', id],
    queryFn: ({ signal }) =>
      read(`${adminPaths.soeknad.href(id)}?forhaand=ja`, soeknadDetaljerSchema, signal),
    retry: false,
  });

/** The ids of a list, in its order. `opened` tells two queues apart that are opened after each other. */
export const soeknadKoeQuery = (params: SoeknadKoeParams, opened: string) => {
  const query = writeParams(params).toString();
  return queryOptions({
    queryKey: ['admin', 'soeknad-koe', query, opened],
    queryFn: ({ signal }) =>
      read(`${adminPaths.soeknadKoe.href()}?${query}`, soeknadKoeSchema, signal),
    // What one goes through does not change on the way.
    staleTime: Infinity,
  });
};

/** Asks the employer again: 409 `asked_today` when that was done today. The review is saved with it, if there is one. */
export const spoerIgjen = (id: string, sent: SpoerIgjen): Promise<void> =>
  send('POST', adminPaths.spoerIgjen.href(id), sent);

/** Corrects the contact person, who is asked. */
export const rettKontaktperson = (id: string, sent: RettKontaktperson): Promise<void> =>
  send('POST', adminPaths.rettKontaktperson.href(id), sent);

/** Undoes a decision: 409 `too_late_to_undo` when its e-mail is under way, `application_changed` when it is another one by now. */
export const angreAvgjoerelse = (id: string, sent: Angre): Promise<void> =>
  send('POST', adminPaths.angre.href(id), sent);

/** Takes a decided application up again. */
export const taOppIgjen = (id: string, sent: TaOppIgjen): Promise<void> =>
  send('POST', adminPaths.taOppIgjen.href(id), sent);

/*
 * The three actions on an application. The server answers 400 with errors by field, and 409 `application_changed` or
 * `application_decided` when somebody else was first.
 */
export const godkjennSoeknad = (id: string, review: Godkjenning): Promise<void> =>
  send('POST', adminPaths.godkjenn.href(id), review);

export const kommenterSoeknad = (id: string, review: Review): Promise<void> =>
  send('POST', adminPaths.kommenter.href(id), review);

export const avslaaSoeknad = (id: string, avslag: Avslag): Promise<void> =>
  send('POST', adminPaths.avslaa.href(id), avslag);
