import * as z from 'zod/mini';
import { daySchema, or } from './values.ts';

/** GET soekeforslag: what has been typed so far. */
export const soekeforslagParams = z.object({ q: or(z.string(), '') });

/** The groups, in the order in which they are shown. */
export const FORSLAG_GRUPPER = [
  'dager',
  'lov',
  'saker',
  'domstoler',
  'sakstyper',
  'rettsmoetetyper',
  'advokater',
  'dommere',
  'parter',
] as const;
export type ForslagGruppe = (typeof FORSLAG_GRUPPER)[number];

/** Choosing one opens the case (`sakId`), or searches for `query`, in the court `domstolid` and on the day `dag` when there are such. */
const forslagSchema = z.object({
  tekst: z.string(),
  /** What stands beside the text: the paragraph, the subject of the case. */
  detalj: z.nullable(z.string()),
  query: z.nullable(z.string()),
  sakId: z.nullable(z.string()),
  domstolid: z.nullable(z.string()),
  dag: z.nullable(daySchema),
});
export type Forslag = z.infer<typeof forslagSchema>;

/** Only groups with suggestions; their order is that of FORSLAG_GRUPPER. */
export const soekeforslagSchema = z.object({
  grupper: z.array(z.object({ gruppe: z.enum(FORSLAG_GRUPPER), forslag: z.array(forslagSchema) })),
});
export type Soekeforslag = z.infer<typeof soekeforslagSchema>;
