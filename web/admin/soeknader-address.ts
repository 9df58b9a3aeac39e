import * as z from 'zod/mini';
import { SOEKNAD_SORT_FIELDS, soeknaderParamsSchema } from '#contract/admin/soeknader.ts';
import { flag, or } from '#contract/values.ts';
import { SOEKNAD_VIS } from '#domain/soeknad-stilling.ts';

/** The address of the page: what can be decided, who has waited longest first. */
export const soeknaderAddressSchema = z.extend(soeknaderParamsSchema, {
  vis: or(z.enum(SOEKNAD_VIS), 'klare'),
  sortField: or(z.enum(SOEKNAD_SORT_FIELDS), 'Ventet'),
  sortAscending: or(flag, false),
});
export type SoeknaderAddress = z.infer<typeof soeknaderAddressSchema>;

/** An address from before the list had parts names its kinds only, and means all of it. */
export const isOfWholeList = (search: URLSearchParams): boolean =>
  !search.has('vis') && (search.has('ny') || search.has('historikk'));

/** The list without what it is narrowed to. */
export const UNFILTERED = {
  svar: undefined,
  duplikat: undefined,
  soektFoer: undefined,
  lenge: undefined,
} satisfies Partial<SoeknaderAddress>;
export type Filters = Pick<SoeknaderAddress, keyof typeof UNFILTERED>;

export const isFiltered = ({ svar, duplikat, soektFoer, lenge }: Filters): boolean =>
  svar !== undefined || [duplikat, soektFoer, lenge].includes(true);

/** Rows per page until an administrator chooses. */
export const PAGE_SIZE = 25;
