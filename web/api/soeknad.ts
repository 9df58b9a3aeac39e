import { queryOptions } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import { minSoeknadSchema } from '#contract/profil.ts';
import type { Kontaktperson, Soeknad } from '#contract/soeknad.ts';
import { soeknadStatusSchema } from '#contract/soeknad-status.ts';
import { read, send } from './client.ts';

/** The applicant's own application, while it is active. */
export const minSoeknadQuery = () =>
  queryOptions({
    queryKey: ['min-soeknad'],
    queryFn: ({ signal }) => read(pressePaths.minSoeknad.href(), minSoeknadSchema, signal),
  });

/** Applies for access. 400 with errors by field; 409 `application_active` or `has_access`. */
export const registrerSoeknad = (soeknad: Soeknad): Promise<void> =>
  send('POST', pressePaths.registrerSoeknad.href(), soeknad);

/** How far that application has come; 404 when none waits for a decision. */
export const minSoeknadStatusQuery = () =>
  queryOptions({
    queryKey: ['min-soeknad', 'status'],
    queryFn: ({ signal }) => read(pressePaths.minSoeknadStatus.href(), soeknadStatusSchema, signal),
  });

/** Has the contact person asked again. 409 `asked_today`, `employer_answered` or `application_ended`. */
export const sendPaaNytt = (): Promise<void> => send('POST', pressePaths.sendPaaNytt.href());

/** Has another one asked instead. 400 with errors by field; 409 as `sendPaaNytt`, and `too_many_questions`. */
export const rettKontaktperson = (kontaktperson: Kontaktperson): Promise<void> =>
  send('PUT', pressePaths.rettKontaktperson.href(), kontaktperson);

/** Takes the application back. 409 `application_ended` when it does not wait any more. */
/** `venter`: the applicant has been told that applying again has to wait. */
export const trekkSoeknad = (venter: boolean): Promise<void> =>
  send('DELETE', `${pressePaths.minSoeknad.href()}${venter ? '?venter=true' : ''}`);
