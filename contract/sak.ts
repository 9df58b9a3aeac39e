import { z } from 'zod';
import { daySchema, instantSchema } from './common.ts';

/** SPEC §3: 0 show, 1 anonymised, 2 older than 14 days, 3 no court meeting. */
export const parterStatusSchema = z.literal([0, 1, 2, 3]);

export const filSchema = z.object({
  tittel: z.string(),
  filNavn: z.string(),
  domstolInitialer: z.string(),
  publiseringsdato: daySchema,
  avgivelsesdato: daySchema.nullable(),
});
export type Fil = z.infer<typeof filSchema>;

export const filerSchema = z.object({ utgaaetFil: z.boolean(), filer: z.array(filSchema) });
export type Filer = z.infer<typeof filerSchema>;

export const intervallSchema = z.object({ start: instantSchema, end: instantSchema });
export type Intervall = z.infer<typeof intervallSchema>;

/** A search hit or a favourite (SPEC §3 "Case"). `parter` is null unless parterStatus is 0. */
export const sakSchema = z.object({
  sakId: z.string(),
  saksnummer: z.string(),
  rettsmoeteIntervaller: z.array(intervallSchema),
  domstolNavn: z.string(),
  saksTema: z.string().nullable(),
  sakstype: z.string().nullable(),
  parter: z.string().nullable(),
  parterStatus: parterStatusSchema,
  tiltale: filerSchema,
  avgjorelse: filerSchema,
  /** The day of the newest decision, also when its file has expired: a date is no name. */
  avsagt: daySchema.nullable(),
  isFavoritt: z.boolean(),
  erHentetFraSakApi: z.boolean(),
  /** Shown instead of meeting times when `erHentetFraSakApi`. */
  beskrivelse: z.string().nullable(),
});
export type SakHit = z.infer<typeof sakSchema>;

/** GET hent-berammingsliste. */
export const berammingslisteSchema = z.object({
  hits: z.array(sakSchema),
  totalHits: z.number().int().nonnegative(),
});
export type Berammingsliste = z.infer<typeof berammingslisteSchema>;

/** GET favoritter. */
export const favoritterSchema = z.array(sakSchema);

export const moeteSchema = z.object({
  start: instantSchema,
  slutt: instantSchema,
  sal: z.string().nullable(),
  rettsalAdresse: z.string().nullable(),
  rettsmøteType: z.string().nullable(),
});
export type Moete = z.infer<typeof moeteSchema>;

/** GET saksdetaljer (SPEC §3 "Case details"). */
export const saksdetaljerSchema = z.object({
  sakId: z.string(),
  saksnummer: z.string(),
  saksTema: z.string().nullable(),
  erFavoritt: z.boolean(),
  erHentetFraSakApi: z.boolean(),
  domstolNavn: z.string(),
  sakstype: z.string().nullable(),
  parter: z.string().nullable(),
  parterStatus: parterStatusSchema,
  /** One lawyer a line. */
  advokat: z.string().nullable(),
  rettensAdministrator: z.string().nullable(),
  startdato: instantSchema.nullable(),
  sluttdato: instantSchema.nullable(),
  bistandsadvokater: z.array(z.string()),
  tiltale: filerSchema,
  avgjorelse: filerSchema,
  /** As in a hit. */
  avsagt: daySchema.nullable(),
  møteliste: z.array(moeteSchema),
  beskrivelse: z.string().nullable(),
});
export type Saksdetaljer = z.infer<typeof saksdetaljerSchema>;
