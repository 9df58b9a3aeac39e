import * as z from 'zod/mini';
import { IMPORT_INNHOLD, IMPORT_RESULTATER, TEGNSETT } from '#domain/importer.ts';
import { flag, instantSchema, integer, optional, or } from '#contract/values.ts';

/** Rows of one answer. */
export const IMPORTER_PAGE = 10;

/** GET drift/importer: of which court, only those with refused rows, and those before the one with this number. */
export const importerParamsSchema = z.object({
  domstol: optional(z.string().check(z.regex(/^[A-ZÆØÅ]{2,5}$/))),
  avviste: or(flag, false),
  foer: optional(z.pipe(integer, z.int().check(z.minimum(1)))),
});
export type ImporterParams = z.infer<typeof importerParamsSchema>;

/** What became of one file. Counts are rows. */
const importSchema = z.object({
  id: z.int(),
  fil: z.string(),
  /** How it was read as text. */
  tegnsett: z.enum(TEGNSETT),
  innhold: z.array(z.enum(IMPORT_INNHOLD)),
  /** The first courts by name, of so many. */
  domstoler: z.array(z.string()),
  antallDomstoler: z.int(),
  begynt: instantSchema,
  ferdig: z.nullable(instantSchema),
  resultat: z.enum(IMPORT_RESULTATER),
  /** Rows in which a name or a graded address was found, or a party that is taken for a name. */
  funn: z._default(z.object({ navn: z.int(), gradert: z.int(), ulest: z.int() }), {
    navn: 0,
    gradert: 0,
    ulest: 0,
  }),
  /** An administrator has uploaded it; `av` is null when nobody knows the name any more. */
  lastetOpp: z._default(z.nullable(z.object({ av: z.nullable(z.string()) })), null),
  tattTilbake: z._default(
    z.nullable(z.object({ tidspunkt: instantSchema, av: z.nullable(z.string()) })),
    null,
  ),
  rader: z.int(),
  avvist: z.int(),
  nye: z.int(),
  endret: z.int(),
  uendret: z.int(),
  borteSaker: z.int(),
  borteMoeter: z.int(),
});
export type Import = z.infer<typeof importSchema>;

export const importerSchema = z.object({
  rader: z.array(importSchema),
  /** There are older ones. */
  flere: z.boolean(),
});
export type Importer = z.infer<typeof importerSchema>;
