import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dekningVarslingSchema } from '#contract/dekning-varsling.ts';
import { writeParams } from '#contract/values.ts';
import { read } from '#web/api/client.ts';

/** Where the figures are read, and as a file: by journalists, or by administrators. */
export interface VarslingCalls {
  readonly json: string;
  readonly csv: string;
}

export const addressOf = (path: string, maaned: string | null) => {
  const query = writeParams({ maaned: maaned ?? undefined });
  return query.size > 0 ? `${path}?${query}` : path;
};

/** How well each court announced the hearings of a month; null: of the newest. */
export const varslingQuery = ({ json }: VarslingCalls, maaned: string | null) =>
  queryOptions({
    queryKey: ['varsling', json, maaned],
    queryFn: ({ signal }) => read(addressOf(json, maaned), dekningVarslingSchema, signal),
    placeholderData: keepPreviousData,
  });
