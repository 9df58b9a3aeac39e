import * as z from 'zod/mini';
import { AVVIST_GRUNNER, FUNN, type Funn, TEGNSETT } from '#domain/importer.ts';
import { MAX_LISTE, opplastingMessages } from '#domain/opplasting.ts';
import { instantSchema } from '#contract/values.ts';

/** A list as the browser sends it, each time: the server keeps none. `innhold` is base64, because a file may be no UTF-8. */
export const listeSchema = z.object({
  fil: z.string().check(z.minLength(1), z.maxLength(300)),
  innhold: z.base64().check(z.maxLength(Math.ceil(MAX_LISTE / 3) * 4, opplastingMessages.tooLarge)),
  /** What the list lacks of its courts and days is removed. */
  komplett: z.boolean(),
  /** Also when that is more than a fifth of what is known. */
  likevel: z.boolean(),
});
export type Liste = z.infer<typeof listeSchema>;

const linje = z.int();
const saksnummer = z.nullable(z.string());

/** What a list would change. No party's name stands in it, and of a hidden case nothing but its number. */
export const forhaandsvisningSchema = z.object({
  /** Another one when the file, the choices or what is stored is another. */
  versjon: z.string(),
  fil: z.string(),
  tegnsett: z.enum(TEGNSETT),
  domstoler: z.array(z.string()),
  laget: instantSchema,
  rader: z.int(),
  /** Rows that are read in; `borte` are cases. */
  tall: z.object({
    nye: z.int(),
    endret: z.int(),
    uendret: z.int(),
    gjentatt: z.int(),
    avvist: z.int(),
    borte: z.int(),
    funn: z.int(),
  }),
  /** What is removed because the list lacks it; null: nothing is. */
  fjernes: z.nullable(z.object({ saker: z.int(), moeter: z.int() })),
  /** Why nothing is removed although the list is said to be complete. */
  sperret: z.nullable(
    z.discriminatedUnion('grunn', [
      z.object({ grunn: z.literal('uleselig') }),
      z.object({ grunn: z.literal('for_mange'), moeter: z.int(), av: z.int() }),
    ]),
  ),
  /** The first of each kind. */
  nye: z.array(
    z.object({
      linje,
      saksnummer,
      domstol: z.nullable(z.string()),
      gjelder: z.nullable(z.string()),
      skjult: z.boolean(),
    }),
  ),
  endret: z.array(
    z.object({
      linje,
      saksnummer,
      felt: z.string(),
      naa: z.nullable(z.string()),
      blir: z.nullable(z.string()),
      skjult: z.boolean(),
    }),
  ),
  borte: z.array(
    z.object({
      saksnummer,
      moeter: z.int(),
      blir: z.enum(['staar', 'moeter_fjernes', 'sak_fjernes']),
    }),
  ),
  avvist: z.array(
    z.object({
      linje,
      felt: z.nullable(z.string()),
      grunn: z.enum(Object.keys(AVVIST_GRUNNER)),
      posisjon: z.nullable(z.int()),
    }),
  ),
  funn: z.array(
    z.object({
      linje,
      saksnummer,
      felt: z.nullable(z.string()),
      slag: z.enum(Object.keys(FUNN) as Funn[]),
    }),
  ),
});
export type Forhaandsvisning = z.infer<typeof forhaandsvisningSchema>;

/** POST lister: the same list, and the preview that was looked at. */
export const lesInnSchema = z.extend(listeSchema, { versjon: z.string().check(z.maxLength(100)) });

/** A list that was read in. */
export const lestListeSchema = z.object({
  id: z.int(),
  fil: z.string(),
  domstoler: z.array(z.string()),
  antallDomstoler: z.int(),
  tidspunkt: instantSchema,
  /** Who has uploaded it; null: nobody whose name is known any more. */
  av: z.nullable(z.string()),
  rader: z.int(),
  avvist: z.int(),
  /** Until when it can be taken back; null: it can't any more. */
  tilbakeFoer: z.nullable(instantSchema),
  tattTilbake: z.nullable(z.object({ tidspunkt: instantSchema, av: z.nullable(z.string()) })),
});
export type LestListe = z.infer<typeof lestListeSchema>;

/** GET lister: those of the last 24 hours, the newest first. */
export const listerSchema = z.object({ rader: z.array(lestListeSchema) });

/** What taking a list back restores. Cases. */
export const tilbakeSchema = z.object({
  versjon: z.string(),
  tilbake: z.int(),
  igjen: z.int(),
  fjernes: z.int(),
  /** What is kept as it is, because it was changed later. */
  beholdt: z.array(z.object({ saksnummer, grunn: z.string() })),
});
export type Tilbake = z.infer<typeof tilbakeSchema>;

export const taTilbakeSchema = z.object({ versjon: z.string().check(z.maxLength(100)) });
