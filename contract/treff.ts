import * as z from 'zod/mini';
import { KATEGORIER } from '#domain/search-rules.ts';
import type { Fasett } from './search.ts';
import { daySchema } from './values.ts';

/** The fields in which words may have been found, as a case has them on the wire. */
export const TREFF_FELT = [
  'saksnummer',
  'domstolNavn',
  'saksTema',
  'sakstype',
  'parter',
  'advokat',
  'bistandsadvokater',
  'rettensAdministrator',
  'rettsmøteType',
  'begrensninger',
  'tiltale',
  'avgjorelse',
] as const;
export type TreffFelt = (typeof TREFF_FELT)[number];

/** Where words of the search stand in a field that the reader may see; never in a hidden one. */
export const treffSchema = z.object({
  felt: z.enum(TREFF_FELT),
  /**
   * From and to (exclusive), in UTF-16 units, in order and without overlap: in the text of the field, or in `utdrag`
   * when there is one. Empty: the field matched by its meaning, not by words that stand in it.
   */
  steder: z.array(z.object({ fra: z.int(), til: z.int() })),
  /** The part that matched, for a field that a hit does not show: the lawyer's line, a sentence of a document. */
  utdrag: z.nullable(z.string()),
});
export type Treff = z.infer<typeof treffSchema>;

/** A value of a facet: what is sent back, how it is shown, and how many cases have it. */
const fasettverdiSchema = z.object({
  verdi: z.string(),
  navn: z.string(),
  antall: z.int(),
});
export type Fasettverdi = z.infer<typeof fasettverdiSchema>;

const verdier = z.array(fasettverdiSchema);

/** Most cases first. A facet is counted as if nothing were chosen in it, so that a second value can be added. */
export const fasetterSchema = z.object({
  domstol: verdier,
  sakstype: verdier,
  rettsmoetetype: verdier,
  kode: verdier,
  begrensning: verdier,
} satisfies Record<Fasett, typeof verdier>);
export type Fasetter = z.infer<typeof fasetterSchema>;

/** Another text for 'Søk etter', and how many hits it has with everything else unchanged. */
export const menteDuSchema = z.object({ query: z.string(), antall: z.int() });
export type MenteDu = z.infer<typeof menteDuSchema>;

/** What a search without hits can be changed in: later or earlier days, every court, another category, fewer words or filters. */
const UTVEIER = ['periode', 'domstoler', 'kategori', 'utenOrd', 'utenFiltre'] as const;

/** A changed search, and how many hits it has; everything that is not named stays as it is. */
export const utveiSchema = z.object({
  slag: z.enum(UTVEIER),
  antall: z.int(),
  /** For `utenOrd`: the word that is left out, as it was typed. */
  ord: z.nullable(z.string()),
  soek: z.object({
    soekeKategori: z.enum(KATEGORIER),
    domstolid: z.string(),
    fraDato: daySchema,
    tilDato: daySchema,
    query: z.string(),
  }),
});
export type Utvei = z.infer<typeof utveiSchema>;
