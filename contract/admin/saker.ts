import * as z from 'zod/mini';
import { FORSLAG_SVAR, forslagMessages } from '#domain/forslag.ts';
import { BEGRENSNINGER, type Filtype } from '#domain/sak.ts';
import { LIMITS, normalizeText } from '#domain/text-rules.ts';
import type { Day } from '#domain/time.ts';
import {
  GRUNNER,
  type Grunn,
  OMFANG,
  SAK_HENDELSER,
  SKJULT_FELT,
  TILSTANDER,
  type Tilstand,
  VISES_FORDI,
  type VisesFordi,
  tilbaketrekkingMessages as messages,
} from '#domain/tilbaketrekking.ts';
import { daySchema, instantSchema, omittable, orLeftOut } from '#contract/values.ts';

const grunnSchema = z.enum(Object.keys(GRUNNER) as Grunn[], { error: messages.grunnRequired });
const filtypeSchema = z.enum(['tiltale', 'avgjoerelse'] satisfies Filtype[]);

/** The address of a document. */
const dokumentadresseSchema = z.object({
  filtype: filtypeSchema,
  domstolInitialer: z.string().check(z.maxLength(5)),
  filNavn: z.string().check(z.maxLength(120)),
});

/** A proposal to show again what is hidden for safety, which waits for a colleague. */
export const forslagSchema = z.object({
  id: z.int(),
  foreslatt: instantSchema,
  /** null: an administrator who is one no more. */
  av: z.nullable(z.string()),
  /** Whoever reads this has made it: another one answers it. */
  erMitt: z.boolean(),
  forklaring: z.string(),
  /** When it ends by itself. */
  utloeper: instantSchema,
});
export type ForslagRad = z.infer<typeof forslagSchema>;

/** What an administrator has hidden, and not shown again. */
const tilbaketrekkingSchema = z.object({
  id: z.int(),
  skjult: instantSchema,
  /** null: an operator at the command line, or an administrator who is one no more. */
  skjultAv: z.nullable(z.string()),
  grunn: grunnSchema,
  forklaring: z.string(),
  forslag: z.nullable(forslagSchema),
});
export type Tilbaketrekking = z.infer<typeof tilbaketrekkingSchema>;

/** A line of «Dette ser journalistene». */
const opplysningSchema = z.object({
  type: z.enum(['sak', 'parter', 'dokument', 'rettsmoeter']),
  /** Which document it is, when it is one. */
  dokument: z.nullable(z.extend(dokumentadresseSchema, { publiseringsdato: daySchema })),
  /** The subject, the names, the document's title; null for hearings and where the court says nothing. Also when hidden. */
  innhold: z.nullable(z.string()),
  /** Journalists see it now. */
  vises: z.boolean(),
  /** Until when, also when that has passed; null: no end, or never. */
  visesTil: z.nullable(instantSchema),
  /** Why until then, or why not at all. */
  visesFordi: z.enum(Object.keys(VISES_FORDI) as VisesFordi[]),
  /** The withdrawal that hides this line; null also when the whole case is hidden. */
  tilbaketrekking: z.nullable(tilbaketrekkingSchema),
  /** How many journalists have opened the document; null for what is no document. */
  aapnet: z.nullable(z.int()),
});
export type Opplysning = z.infer<typeof opplysningSchema>;

/** A restriction of the case, current or past. */
const sakBegrensningSchema = z.object({
  /** null: it comes with the court's list, and is lifted there. */
  id: z.nullable(z.int()),
  type: z.enum(BEGRENSNINGER),
  tekst: z.nullable(z.string()),
  /** The last Oslo day. */
  gjelderTil: z.nullable(daySchema),
  satt: z.nullable(instantSchema),
  sattAv: z.nullable(z.string()),
});
export type SakBegrensning = z.infer<typeof sakBegrensningSchema>;

/** Something that an administrator or operator has done with the case. */
const sakHendelseSchema = z.object({
  tidspunkt: instantSchema,
  hendelse: z.enum(SAK_HENDELSER),
  /** null: an operator at the command line, or an administrator who is one no more. */
  av: z.nullable(z.string()),
  /** What was hidden or shown again; null for a restriction. */
  omfang: z.nullable(z.enum(OMFANG)),
  dokument: z.nullable(dokumentadresseSchema),
  begrensning: z.nullable(z.enum(BEGRENSNINGER)),
  /** Of what was hidden. */
  grunn: z.nullable(grunnSchema),
  /** What was changed in place, from what and to what: without the names of the parties. */
  endret: z.array(
    z.object({
      felt: z.enum(SKJULT_FELT),
      fra: z.nullable(z.string()),
      til: z.nullable(z.string()),
    }),
  ),
  /** Why, or the text of a restriction. */
  forklaring: z.string(),
  /** How many journalists were sent a message. */
  varslet: z.int(),
});
export type SakHendelseRad = z.infer<typeof sakHendelseSchema>;

/** GET sak, sak/{sakId}, and the answer of every change. */
export const adminSakSchema = z.object({
  sakId: z.string(),
  saksnummer: z.string(),
  domstolNavn: z.string(),
  sakstype: z.nullable(z.string()),
  foerstSett: instantSchema,
  tilstand: z.enum(Object.keys(TILSTANDER) as Tilstand[]),
  erHentetFraSakApi: z.boolean(),
  opplysninger: z.array(opplysningSchema),
  /** The withdrawal of the whole case. */
  tilbaketrekking: z.nullable(tilbaketrekkingSchema),
  rettsmoeter: z.array(
    z.object({ start: instantSchema, slutt: instantSchema, sal: z.nullable(z.string()) }),
  ),
  begrensninger: z.array(sakBegrensningSchema),
  /** Newest first. */
  historikk: z.array(sakHendelseSchema),
  sett: z.object({
    /** How many journalists have opened the case. */
    aapnet: z.int(),
    /** … have opened at least one of its documents. */
    dokumenter: z.int(),
    /** … have it as a favourite. */
    favoritter: z.int(),
    /** When it, or a document of it, was last opened. */
    sist: z.nullable(instantSchema),
    /** How many of them get a message: those whose access is valid. */
    varsles: z.int(),
  }),
});
export type AdminSak = z.infer<typeof adminSakSchema>;

/** GET sak?saksnummer=…: a whole number, in any form that the search reads, or an id. */
export const adminSakParamsSchema = z.object({
  saksnummer: z.string().check(z.maxLength(200)),
});

const text = (missing: string, tooLong: string) =>
  z
    .string({ error: missing })
    .check(
      z.overwrite(normalizeText),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(LIMITS.text, tooLong),
    );
const forklaring = text(messages.forklaringRequired, messages.forklaringTooLong);

/** POST sak/{sakId}/skjul. `dokument` only and always with omfang 'dokument'. */
export const skjulSchema = z
  .object({
    omfang: z.enum(OMFANG),
    dokument: omittable(dokumentadresseSchema),
    /** With the parties, the indictments, in which the names stand. */
    ogsaaTiltale: orLeftOut(z.boolean(), false),
    grunn: grunnSchema,
    forklaring,
    varsle: z.boolean(),
  })
  .check(
    z.refine(({ omfang, dokument }) => (omfang === 'dokument') === (dokument !== undefined), {
      error: messages.dokumentRequired,
      path: ['dokument'],
    }),
  );
export type Skjul = z.infer<typeof skjulSchema>;

/** POST sak/{sakId}/opphev/{id} and sak/{sakId}/begrensning/{id}/opphev. */
export const opphevSchema = z.object({ forklaring });
export type Opphev = z.infer<typeof opphevSchema>;

/** POST sak/{sakId}/opphev/{id}/svar: to which proposal. Whoever declines says why. */
export const svarForslagSchema = z
  .object({
    forslagId: z.int(),
    svar: z.enum(FORSLAG_SVAR),
    ord: z
      .string()
      .check(z.overwrite(normalizeText), z.maxLength(LIMITS.text, messages.forklaringTooLong)),
  })
  .check(
    z.refine(({ svar, ord }) => svar !== 'avslaatt' || ord !== '', {
      error: forslagMessages.ordRequired,
      path: ['ord'],
    }),
  );
export type SvarForslag = z.infer<typeof svarForslagSchema>;

/** POST sak/{sakId}/begrensning. */
export const settBegrensningSchema = z
  .object({
    type: z.enum(BEGRENSNINGER, { error: messages.begrensningRequired }),
    /** To the journalists. */
    tekst: text(messages.tekstRequired, messages.tekstTooLong),
    /** The last Oslo day; null: until it is lifted. */
    gjelderTil: z.nullable(z.iso.date({ error: messages.gjelderTilInvalid })),
    varsle: z.boolean(),
  })
  .check(
    z.refine(({ type, gjelderTil }) => type !== 'skjultIdentitet' || gjelderTil === null, {
      error: messages.gjelderTilIdentitet,
      path: ['gjelderTil'],
    }),
  );
export type SettBegrensning = z.infer<typeof settBegrensningSchema>;

/** The same with the rule that the last day is not before `today`, an Oslo day. */
export const settBegrensningSchemaOn = (today: Day) =>
  settBegrensningSchema.check(
    z.refine(({ gjelderTil }) => gjelderTil === null || gjelderTil >= today, {
      error: messages.gjelderTilPast,
      path: ['gjelderTil'],
    }),
  );
