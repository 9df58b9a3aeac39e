import * as z from 'zod/mini';
import { BEGRENSNINGER } from '#domain/sak.ts';
import { byField, PAGE_TEXTS, type PageTexts, type TextsAs } from '#domain/sak-texts.ts';
import { searchTextMessages } from '#domain/search-texts.ts';
import { isUsable } from '#domain/text-rules.ts';
import { endringSchema } from './endringer.ts';
import { fasetterSchema, menteDuSchema, treffSchema, utveiSchema } from './treff.ts';
import { daySchema, instantSchema } from './values.ts';

/** A case in an address: its id, or its number. */
export const sakIdParams = z.object({
  sakId: z.string().check(z.regex(/^[A-Za-z0-9._:-]{1,80}$/)),
});
export const saksnummerParams = z.object({
  saksnummer: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(80),
      z.refine(isUsable, { error: () => searchTextMessages.unusableText }),
    ),
});

/** The values of `ParterStatus` (domain/visibility.ts). */
const parterStatusSchema = z.literal([0, 1, 2, 3]);

/** What the court has restricted, of a hearing or a file. */
const begrensningTypeSchema = z.enum(BEGRENSNINGER);
const begrensningTyperSchema = z.array(begrensningTypeSchema);

/** A restriction on a case that applies now: in an administrator's words when there are any, until a last day or without end. */
const begrensningSchema = z.object({
  type: begrensningTypeSchema,
  tekst: z.nullable(z.string()),
  gjelderTil: z.nullable(daySchema),
});

const filSchema = z.object({
  /** Without the parties' names while they are hidden; so is the file name, which then is an alias. */
  tittel: z.string(),
  filNavn: z.string(),
  begrensninger: begrensningTyperSchema,
  domstolInitialer: z.string(),
  publiseringsdato: daySchema,
  avgivelsesdato: z.nullable(daySchema),
});
export type Fil = z.infer<typeof filSchema>;

const filerSchema = z.object({ utgaaetFil: z.boolean(), filer: z.array(filSchema) });
export type Filer = z.infer<typeof filerSchema>;

const intervallSchema = z.object({
  start: instantSchema,
  end: instantSchema,
  begrensninger: begrensningTyperSchema,
  /** One that was asked for: in a search it counts for the hits (search/query.ts), in every other list it is not over. */
  gjelder: z.boolean(),
});
export type Intervall = z.infer<typeof intervallSchema>;

/** A case in a list: a search hit or a favourite. `parter` is null unless parterStatus is 0. */
export const sakSchema = z.object({
  sakId: z.string(),
  saksnummer: z.string(),
  rettsmoeteIntervaller: z.array(intervallSchema),
  /** Restrictions that apply to the case now, at most one of each type. Hearings and files have their own. */
  begrensninger: z.array(begrensningSchema),
  domstolNavn: z.string(),
  /** Without the parties' names while they are hidden. */
  saksTema: z.nullable(z.string()),
  sakstype: z.nullable(z.string()),
  parter: z.nullable(z.string()),
  parterStatus: parterStatusSchema,
  tiltale: filerSchema,
  avgjorelse: filerSchema,
  /** The day of the newest decision, also when its file has expired, because the day reveals nothing. */
  avsagt: z.nullable(daySchema),
  isFavoritt: z.boolean(),
  erHentetFraSakApi: z.boolean(),
  /** Shown instead of meeting times when `erHentetFraSakApi`. */
  beskrivelse: z.nullable(z.string()),
  /** When the service first saw the case. */
  foerstSett: instantSchema,
  /** When the court last changed it; null until it has. */
  endret: z.nullable(instantSchema),
});
export type SakHit = z.infer<typeof sakSchema>;

/** A hit of a search, with what matched. */
const hitSchema = z.extend(sakSchema, { treff: z.array(treffSchema) });
export type Hit = z.infer<typeof hitSchema>;

/** A case that has most of the words, with those that it lacks, as they were typed. */
const nestenSchema = z.extend(hitSchema, { mangler: z.array(z.string()) });
export type NestenHit = z.infer<typeof nestenSchema>;

/** GET hent-berammingsliste. */
export const berammingslisteSchema = z.object({
  hits: z.array(hitSchema),
  totalHits: z.int().check(z.nonnegative()),
  /**
   * The cases whose whole number was typed and that are no hits: whatever dates, court and category say. They are not
   * counted in `totalHits`.
   */
  sakerUtenfor: z.array(sakSchema),
  /** With the first page; null on the others. */
  fasetter: z.nullable(fasetterSchema),
  /** When nothing was found: searches that find something, best first. */
  menteDu: z.array(menteDuSchema),
  /** The hits are those of this other spelling of the words: as they were typed they find nothing. */
  skrivemaate: z.nullable(z.string()),
  /** With the first page: when the reader was last here, and how many of the hits the service has first seen since. */
  nye: z.nullable(z.object({ siden: instantSchema, antall: z.int() })),
  /** When nothing was found: ways to change the search that find something, in the order in which they are shown. */
  utveier: z.array(utveiSchema),
  /** The days that the words say; `brukes`: they are the period of the search, not just left out of its words. */
  dag: z.nullable(
    z.object({ tekst: z.string(), fraDato: daySchema, tilDato: daySchema, brukes: z.boolean() }),
  ),
  /**
   * After the last hit, when there are few: cases with most of the words, weighed by how rare each word is, best first.
   * They are no hits, and counted by themselves. Null when there are none.
   */
  nesten: z.nullable(
    z.object({
      /** At most 50. */
      hits: z.array(nestenSchema),
      totalHits: z.int().check(z.positive()),
      /** How many words were asked for, and how many of them each of these cases has at least. */
      ord: z.int(),
      minst: z.int(),
    }),
  ),
});
export type Berammingsliste = z.infer<typeof berammingslisteSchema>;

/** GET favoritter. */
const favorittSchema = z.extend(sakSchema, {
  /** What has changed since the reader last opened the case, without what has been taken back. */
  endringer: z.array(endringSchema),
});
export const favoritterSchema = z.array(favorittSchema);
export type FavorittHit = z.infer<typeof favorittSchema>;

export const moeteSchema = z.object({
  start: instantSchema,
  slutt: instantSchema,
  sal: z.nullable(z.string()),
  rettsalAdresse: z.nullable(z.string()),
  rettsmøteType: z.nullable(z.string()),
  begrensninger: begrensningTyperSchema,
});
export type Moete = z.infer<typeof moeteSchema>;

/** The texts that only the page of a case shows. */
const pageTexts = byField(PAGE_TEXTS, ({ column }) =>
  column.holds === 'list' ? z.array(z.string()) : z.nullable(z.string()),
) as TextsAs<PageTexts, z.ZodMiniNullable<z.ZodMiniString>, z.ZodMiniArray<z.ZodMiniString>>;

/** A file with the instant from which it is no longer available. */
const filMedFristSchema = z.extend(filSchema, { tilgjengeligTil: instantSchema });
const filerMedFristSchema = z.extend(filerSchema, { filer: z.array(filMedFristSchema) });

/** A case that belongs to another: `til`, it is an appeal in that; `fra`, that is an appeal in it; null: it has its number. */
const beslektetSchema = z.extend(sakSchema, { anke: z.nullable(z.enum(['fra', 'til'])) });
export type Beslektet = z.infer<typeof beslektetSchema>;

/** GET saksdetaljer. */
export const saksdetaljerSchema = z.object({
  sakId: z.string(),
  saksnummer: z.string(),
  saksTema: z.nullable(z.string()),
  erFavoritt: z.boolean(),
  erHentetFraSakApi: z.boolean(),
  domstolNavn: z.string(),
  sakstype: z.nullable(z.string()),
  parter: z.nullable(z.string()),
  parterStatus: parterStatusSchema,
  /** When the names that are shown now become hidden; null when none are shown. */
  navnSkjules: z.nullable(instantSchema),
  /** As in a hit. */
  begrensninger: z.array(begrensningSchema),
  ...pageTexts,
  startdato: z.nullable(instantSchema),
  sluttdato: z.nullable(instantSchema),
  tiltale: filerMedFristSchema,
  avgjorelse: filerMedFristSchema,
  /** As in a hit. */
  avsagt: z.nullable(daySchema),
  møteliste: z.array(moeteSchema),
  beskrivelse: z.nullable(z.string()),
  /** When the court hid the parties. Only for a reader who has opened the case before or has it as a favourite. */
  parterSkjult: z.nullable(instantSchema),
  foerstSett: instantSchema,
  endret: z.nullable(instantSchema),
  /** Appeals, and cases with the same year and serial number, at another court or instance, or of another type; at most 20. */
  beslektede: z.array(beslektetSchema),
  /** What the court has changed, the newest first, and whether there are older changes that are not shown. */
  endringer: z.array(endringSchema),
  harEldreEndringer: z.boolean(),
});
export type Saksdetaljer = z.infer<typeof saksdetaljerSchema>;
