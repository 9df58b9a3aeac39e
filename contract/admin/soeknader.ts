import * as z from 'zod/mini';
import { angreMessages } from '#domain/angre.ts';
import { MAX_GRUNNER } from '#domain/avslag.ts';
import { type Status, STATUS, soeknadMessages, vurderingMessages } from '#domain/soeknad.ts';
import { ARBEIDSGIVER_SVAR, SOEKNAD_VIS } from '#domain/soeknad-stilling.ts';
import { LIMITS, normalizeText } from '#domain/text-rules.ts';
import { BEHOV_SVAR, kontaktpersonSchema, paragraphs } from '#contract/soeknad.ts';
import { klageDetaljerSchema } from '#contract/klage.ts';
import { savedSoeknadSchema } from '#contract/profil.ts';
import {
  daySchema,
  flag,
  instantSchema,
  omittable,
  optional,
  or,
  orLeftOut,
} from '#contract/values.ts';
import { eposterSchema } from './eposter.ts';
import { listFields } from './list.ts';
import { kjentRedaksjonSchema } from './redaksjoner.ts';
import { samtaleSchema } from './samtale.ts';

const statusSchema = z.literal(Object.values(STATUS));

export const SOEKNAD_SORT_FIELDS = [
  'SoeknadsDato',
  'Status',
  'Soeker',
  'ArbeidsgiversSvar',
  'Ventet',
] as const;

const { page, pageSize, ...wordsAndOrder } = listFields(true);
const askedFields = {
  vis: optional(z.enum(SOEKNAD_VIS)),
  ny: or(flag, true),
  historikk: or(flag, false),
  svar: optional(z.enum(ARBEIDSGIVER_SVAR)),
  duplikat: optional(flag),
  soektFoer: optional(flag),
  lenge: optional(flag),
  klage: optional(flag),
  sortField: or(z.enum(SOEKNAD_SORT_FIELDS), 'SoeknadsDato'),
  ...wordsAndOrder,
};

/**
 * What the list is asked for; by default new applications and those on hold, the oldest first. `ny` and `historikk` count
 * without `vis` and for 'alle'. With `vis`, contact persons are searched too, the answer says more (soeknaderMedStillingSchema), and the
 * list can be narrowed: to what the employer has said, and to those that have a possible duplicate, are not the person's first, have
 * waited long (LENGE_VENTET), or have a complaint that waits for an answer.
 */
export const soeknaderParamsSchema = z.object({ ...askedFields, page, pageSize });
export type SoeknaderParams = z.infer<typeof soeknaderParamsSchema>;

/** One line of the list. */
const soeknadRadSchema = z.object({
  id: z.uuid(),
  fornavn: z.string(),
  etternavn: z.string(),
  stilling: z.string(),
  redaksjon: z.string(),
  søknadsDato: instantSchema,
  status: statusSchema,
  kommentar: z.nullable(z.string()),
});
export type SoeknadRad = z.infer<typeof soeknadRadSchema>;

/** What the employer has said to the newest question. */
const arbeidsgiverSchema = z.object({
  svar: z.enum(ARBEIDSGIVER_SVAR),
  spurt: z.nullable(instantSchema),
  svart: z.nullable(instantSchema),
});
export type Arbeidsgiver = z.infer<typeof arbeidsgiverSchema>;

/** One line of the list with what an administrator chooses by. */
const soeknadStillingSchema = z.extend(soeknadRadSchema, {
  kontaktperson: z.nullable(z.string()),
  arbeidsgiver: z.extend(arbeidsgiverSchema, {
    /** What the contact person added to the answer. */
    melding: z.nullable(z.string()),
  }),
  /** Oslo days since the application was sent, or until it was decided. */
  ventetDager: z.int(),
  /** Another application that is not decided has the same person, e-mail address or phone number. */
  muligDuplikat: z.boolean(),
  /** The person has sent an application before this one. */
  harSoektFoer: z.boolean(),
  /** Another administrator has commented on it since this one last saw it. */
  ulest: z.boolean(),
  /** A complaint about its rejection waits for an answer. */
  klageVenter: z.optional(z.boolean()),
});
export type SoeknadStillingRad = z.infer<typeof soeknadStillingSchema>;

/** GET soeknad/alle-soeknader: one page, and how many there are in all. */
export const soeknaderSchema = z.object({ soeknader: z.array(soeknadRadSchema), totalt: z.int() });
export type Soeknader = z.infer<typeof soeknaderSchema>;

/** The same, asked for with `vis`. */
export const soeknaderMedStillingSchema = z.object({
  soeknader: z.array(soeknadStillingSchema),
  totalt: z.int(),
  /** How many stand where, whatever was asked for. */
  antall: z.object({
    ...{ klare: z.int(), venter: z.int(), paaVent: z.int() },
    /** Complaints that wait for an answer. */
    klager: z.optional(z.int()),
  }),
});
export type SoeknaderMedStilling = z.infer<typeof soeknaderMedStillingSchema>;

/** What a queue is asked for: the list without its pages. */
export const soeknadKoeParamsSchema = z.object(askedFields);
export type SoeknadKoeParams = z.infer<typeof soeknadKoeParamsSchema>;

/** GET soeknad/koe: the applications of a list in its order; of a longer list, so many from its beginning. */
export const MEST_I_KOE = 500;
export const soeknadKoeSchema = z.object({ ider: z.array(z.uuid()) });

/** A question to the employer, and the answer. */
export const bekreftelseSchema = z.object({
  kontaktperson: z.string(),
  organisasjon: z.string(),
  epost: z.string(),
  spurt: instantSchema,
  /** The last Oslo day on which the link works or worked. */
  svarfrist: daySchema,
  svar: z.nullable(z.enum(BEHOV_SVAR)),
  svart: z.nullable(instantSchema),
  /** The contact person was asked again, so that this link no longer works. */
  erstattet: z.boolean(),
  /** What the contact person added to the answer. */
  melding: z.optional(z.nullable(z.string())),
});
export type Bekreftelse = z.infer<typeof bekreftelseSchema>;

/** What another application can have in common with this one. */
export const LIKHETER = ['person', 'epost', 'telefon'] as const;

/** The address of GET soeknad/{id}: 'forhaand' reads it before it is shown, as the next of a queue. The log tells the two apart. */
export const soeknadLestSchema = z.object({ forhaand: optional(z.literal('ja')) });

/** GET soeknad/{id}. */
export const soeknadDetaljerSchema = z.object({
  id: z.uuid(),
  fornavn: z.string(),
  etternavn: z.string(),
  /** These three are in `soeknad` as well, with the others of the form. */
  stilling: z.string(),
  redaksjon: z.string(),
  /** A court's id, or 'alle'. */
  foretrukketDomstol: z.string(),
  søknadsDato: instantSchema,
  status: statusSchema,
  /** The last of `samtale`. */
  kommentar: z.nullable(z.string()),
  samtale: samtaleSchema,
  /** The newest complaint about its rejection. */
  klage: z.optional(klageDetaljerSchema),
  /** Who saved it last, and when; null when nobody has, or it is not known. */
  lagret: z.nullable(z.object({ av: z.nullable(z.string()), tidspunkt: instantSchema })),
  sluttdato: z.nullable(daySchema),
  avslagBegrunnelse: z.nullable(z.string()),
  behandlet: z.nullable(instantSchema),
  /** When it was taken up again after a decision. */
  gjenaapnet: z.optional(z.nullable(instantSchema)),
  /** The administrator who decided, if known. */
  behandletAv: z.nullable(z.string()),
  /** Until when the decision can be undone; null when it can't be. */
  angresFoer: z.optional(z.nullable(instantSchema)),
  /** Whether the decision can be taken up again. */
  kanTasOppIgjen: z.optional(z.boolean()),
  foretrukketDomstolNavn: z.string(),
  /** The text with which the reason for a rejection begins. */
  avslagSoeknadMal: z.string(),
  /** The reasons that can be ticked, in their order, in the applicant's language. */
  avslagsgrunner: z._default(
    z.array(z.object({ id: z.int(), navn: z.string(), tekst: z.string() })),
    [],
  ),
  /** The names of those for which it was rejected. */
  avslaattFor: z._default(z.array(z.string()), []),
  /** Sent back with a decision, so that the decision of another administrator is not overwritten. */
  versjon: z.int(),
  /** About the same person. */
  eposter: eposterSchema,
  soeknad: savedSoeknadSchema,
  redaksjonen: kjentRedaksjonSchema,
  bekreftelser: z.array(bekreftelseSchema),
  /** What the newest of them has come to. */
  arbeidsgiver: arbeidsgiverSchema,
  tidligereSoeknader: z.array(
    z.object({
      id: z.uuid(),
      søknadsDato: instantSchema,
      status: statusSchema,
      kommentar: z.nullable(z.string()),
    }),
  ),
  duplikater: z.array(
    z.object({
      id: z.uuid(),
      fornavn: z.string(),
      etternavn: z.string(),
      søknadsDato: instantSchema,
      status: statusSchema,
      like: z.array(z.enum(LIKHETER)),
      arbeidsgiver: arbeidsgiverSchema,
    }),
  ),
});
export type SoeknadDetaljer = z.infer<typeof soeknadDetaljerSchema>;

const kommentar = z._default(
  z.nullable(
    z
      .string()
      .check(
        z.overwrite(normalizeText),
        z.maxLength(LIMITS.text, { error: () => soeknadMessages.invalid.text }),
      ),
  ),
  null,
);
const reviewFields = {
  /** Adds to the conversation, unless it is empty or the last comment already. */
  kommentar,
  /** An empty field means no end date. */
  sluttdato: z._default(
    z.pipe(
      z.nullable(
        z.union(
          [z.literal(''), z.iso.date(vurderingMessages.review.dato)],
          vurderingMessages.review.dato,
        ),
      ),
      z.transform((day) => day || null),
    ),
    null,
  ),
  settPaaVent: orLeftOut(z.boolean(), false),
  /** The version that was read. Without it, the decision applies to whatever is stored. */
  versjon: omittable(z.int()),
};

/** POST soeknad/{id}/kommenter. */
export const reviewSchema = z.object(reviewFields);
export type Review = z.infer<typeof reviewSchema>;

/** Why an application is approved that the employer has not confirmed. */
const utenBekreftelseSchema = z
  .string()
  .check(
    z.overwrite(normalizeText),
    z.maxLength(LIMITS.text, { error: () => soeknadMessages.invalid.text }),
  );

/** POST soeknad/{id}/godkjenn. The page requires the reason when it is needed; programs need not give one. */
export const godkjenningSchema = z.object({
  ...reviewFields,
  utenBekreftelse: omittable(utenBekreftelseSchema),
});
export type Godkjenning = z.infer<typeof godkjenningSchema>;

/** POST soeknad/{id}/spoer-igjen: the review is saved with it when there is one, and else left as it is. */
export const spoerIgjenSchema = z.object({ vurdering: omittable(reviewSchema) });
export type SpoerIgjen = z.infer<typeof spoerIgjenSchema>;

/** POST soeknad/{id}/kontaktperson. */
export const rettKontaktpersonSchema = z.extend(kontaktpersonSchema, {
  versjon: omittable(z.int()),
});
export type RettKontaktperson = z.infer<typeof rettKontaktpersonSchema>;

/** POST soeknad/{id}/avslaa. */
export const avslagSchema = z.object({
  ...reviewFields,
  avslagBegrunnelse: paragraphs(() => vurderingMessages.review.reason),
  /** Which of the reasons of the list it is, for statistics. */
  avslagsgrunner: orLeftOut(z.array(z.int()).check(z.maxLength(MAX_GRUNNER)), []),
});
export type Avslag = z.infer<typeof avslagSchema>;

/** Which decision is meant, by when it was made. Without it, whichever is stored. */
const behandlet = omittable(instantSchema);

/** POST soeknad/{id}/angre. */
export const angreSchema = z.object({ behandlet });
export type Angre = z.infer<typeof angreSchema>;

/** POST soeknad/{id}/ta-opp-igjen. */
export const grunnSchema = z.object({ grunn: paragraphs(() => angreMessages.reason) });
export const taOppIgjenSchema = z.extend(grunnSchema, { behandlet });
export type TaOppIgjen = z.infer<typeof taOppIgjenSchema>;

/** `naa` in a 409 of these calls: what another administrator has saved or decided, and who it was. */
export interface LagretVurdering {
  readonly versjon: number;
  readonly status: Status;
  readonly kommentar: string | null;
  readonly sluttdato: string | null;
  readonly av: string | null;
  readonly behandlet: string | null;
}
