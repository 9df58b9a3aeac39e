import * as z from 'zod/mini';
import { epostOrNone } from '#contract/soeknad.ts';
import { daySchema, instantSchema, omittable, or } from '#contract/values.ts';
import { ACCESS_STATES } from '#domain/access.ts';
import {
  REDAKSJON_STATUS,
  redaksjonMessages,
  ryddDomene,
  erVanligDomene,
} from '#domain/redaksjon.ts';
import { ADVARSLER, GRUNNLAG, KJENNSKAP } from '#domain/redaksjon-vurdering.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { listFields } from './list.ts';
import { LIMITS, normalizeLine } from '#domain/text-rules.ts';

const STATUSER = Object.keys(REDAKSJON_STATUS) as (keyof typeof REDAKSJON_STATUS)[];
const statusSchema = z.enum(STATUSER);

/** The most of each that one newsroom has. */
const MAX = { domener: 20, kontakter: 50 } as const;

/** One line of the list. */
const redaksjonRadSchema = z.object({
  id: z.uuid(),
  navn: z.string(),
  /** Press users who belong to it, whether or not the access is valid now. */
  brukere: z.int(),
  redaktoer: z.nullable(z.string()),
  domener: z.array(z.string()),
  /** The Oslo day on which the editor last confirmed the list of people. */
  bekreftet: z.nullable(daySchema),
  status: statusSchema,
  /** Of one that is suspended, the day on which that ends; null: until it is lifted. */
  suspendertTil: z.nullable(daySchema),
  /** Whom the editor has marked as gone, and who still has access. */
  merket: z.int(),
  versjon: z.int(),
});
export type RedaksjonRad = z.infer<typeof redaksjonRadSchema>;

export const REDAKSJON_SORT_FIELDS = ['Navn', 'Brukere', 'Bekreftet'] as const;

/** The address of the list; by default all newsrooms by name. */
export const redaksjonerParamsSchema = z.object({
  vis: or(z.enum(['alle', ...STATUSER]), 'alle'),
  sortField: or(z.enum(REDAKSJON_SORT_FIELDS), 'Navn'),
  ...listFields(true),
});
export type RedaksjonerParams = z.infer<typeof redaksjonerParamsSchema>;

/** GET redaksjon/alle: all of them, by name. */
export const redaksjonerSchema = z.object({ redaksjoner: z.array(redaksjonRadSchema) });
export type Redaksjoner = z.infer<typeof redaksjonerSchema>;

const personSchema = z.object({ navn: z.string(), epost: z.string() });

/** GET redaksjon/{id}. */
export const redaksjonSchema = z.object({
  id: z.uuid(),
  navn: z.string(),
  status: statusSchema,
  opprettet: instantSchema,
  /** Sent back with a change, so that the change of another administrator is not overwritten. */
  versjon: z.int(),
  redaktoer: z.nullable(personSchema),
  domener: z.array(z.string()),
  /** Known contact persons besides the editor. */
  kontakter: z.array(z.extend(personSchema, { id: z.int(), stilling: z.string() })),
  /** How often somebody has answered whether an applicant needs access, by e-mail address; those who never did are left out. */
  svar: z.array(z.object({ epost: z.string(), antall: z.int() })),
  bekreftet: z.nullable(daySchema),
  /** When the editor is to confirm the list again. */
  bekreftesIgjen: z.nullable(daySchema),
  /** While it is in force. */
  suspensjon: z.nullable(
    z.object({ fra: instantSchema, til: z.nullable(daySchema), begrunnelse: z.string() }),
  ),
  /** Its press users, by name. */
  personer: z.array(
    z.object({
      id: z.uuid(),
      fornavn: z.string(),
      etternavn: z.string(),
      stilling: z.string(),
      tilstand: z.enum(ACCESS_STATES),
      /** The editor has marked the person as gone, and access has been neither ended nor suspended since. */
      merket: z.boolean(),
      /** When access ends: the yearly update is due, or the end date, whichever comes first. */
      tilgangTil: z.nullable(instantSchema),
      sistInnlogget: z.nullable(instantSchema),
    }),
  ),
  /** How many lose access when it is suspended, and have it again when that is lifted. */
  beroert: z.int(),
  /** The list that was sent to the editor last. */
  liste: z.nullable(
    z.object({
      sendt: instantSchema,
      paaminnet: z.nullable(instantSchema),
      /** The last Oslo day on which it can be answered. */
      svarfrist: daySchema,
      svart: z.nullable(instantSchema),
      tilstand: z.enum(['open', 'used', 'replaced', 'expired']),
    }),
  ),
  /** Newsrooms that were merged into this one, and can still be taken out again. */
  slaattSammen: z.array(z.object({ id: z.uuid(), navn: z.string(), tidspunkt: instantSchema })),
  /** Who changed it last, and when; null when that is not known. */
  endret: z.nullable(z.object({ av: z.nullable(z.string()), tidspunkt: instantSchema })),
});
export type Redaksjon = z.infer<typeof redaksjonSchema>;

const line = z
  .string()
  .check(
    z.overwrite(normalizeLine),
    z.maxLength(LIMITS.line, { error: () => soeknadMessages.invalid.line }),
  );
const address = epostOrNone(() => soeknadMessages.invalid.epost);
const domene = z.pipe(
  z.string().check(
    z.maxLength(LIMITS.epost, redaksjonMessages.domene),
    z.refine((text) => ryddDomene(text) !== null, {
      error: redaksjonMessages.domene,
      abort: true,
    }),
    z.refine((text) => !erVanligDomene(ryddDomene(text)!), redaksjonMessages.vanligDomene),
  ),
  z.transform((text) => ryddDomene(text)!),
);
const kontakt = z.object({ navn: line, stilling: line, epost: address });
type Kontakt = z.infer<typeof kontakt>;

const isWhole = ({ navn, stilling, epost }: Kontakt) =>
  navn !== '' && stilling !== '' && epost !== '';
const areDifferent = (kontakter: readonly Kontakt[]) =>
  new Set(kontakter.map(({ epost }) => epost.toLowerCase())).size === kontakter.length;

const fields = {
  navn: line.check(z.minLength(1, redaksjonMessages.navn)),
  redaktoerNavn: line,
  redaktoerEpost: address,
  domener: z.pipe(
    z.array(domene).check(z.maxLength(MAX.domener)),
    z.transform((all) => [...new Set(all)]),
  ),
  kontakter: z.array(kontakt).check(
    z.maxLength(MAX.kontakter),
    z.refine((all) => all.every(isWhole), redaksjonMessages.kontakt),
    z.refine(areDifferent, redaksjonMessages.sammeKontakt),
  ),
};

/** Name and address of the editor belong together. */
const hasBoth = (missing: 'redaktoerNavn' | 'redaktoerEpost') =>
  z.refine<Record<'redaktoerNavn' | 'redaktoerEpost', string>>(
    (sent) => sent[missing] !== '' || (sent.redaktoerNavn === '' && sent.redaktoerEpost === ''),
    { path: [missing], error: redaksjonMessages[missing] },
  );

/** POST redaksjon. */
export const nyRedaksjonSchema = z
  .object(fields)
  .check(hasBoth('redaktoerNavn'), hasBoth('redaktoerEpost'));
export type RedaksjonSkjema = z.infer<typeof nyRedaksjonSchema>;
/** Press users without a newsroom whose address is at one of its domains belong to it from then on. */
export const opprettetSchema = z.object({ id: z.uuid(), brukere: z.int() });

/** PUT redaksjon/{id}: with the version that was read. Without it, whatever is stored is replaced. */
export const endreRedaksjonSchema = z
  .object({ ...fields, versjon: omittable(z.int()) })
  .check(hasBoth('redaktoerNavn'), hasBoth('redaktoerEpost'));

/** Which of two newsrooms a thing is taken from, when they become one. */
const FRA = ['denne', 'andre'] as const;
export type Fra = (typeof FRA)[number];

/** POST redaksjon/{id}/slaa-sammen: `andre` is merged into this one, with the versions that were read. */
export const slaaSammenSchema = z.object({
  andre: z.uuid({ error: redaksjonMessages.sammeRedaksjon }),
  versjon: omittable(z.int()),
  andreVersjon: omittable(z.int()),
  navn: z.enum(FRA),
  redaktoer: z.enum(FRA),
});
export type SlaaSammen = z.infer<typeof slaaSammenSchema>;

/** POST redaksjon/{id}/skill: takes `andre` out again, which was merged into this one. */
export const skillSchema = z.object({ andre: z.uuid() });

/** Of an application: the newsroom that it belongs to, and how well the contact person is known. */
export const kjentRedaksjonSchema = z.object({
  kjennskap: z.enum(Object.keys(KJENNSKAP) as (keyof typeof KJENNSKAP)[]),
  /** By what it was recognised; `valgt`: an administrator has said so. Null: by nothing, or by what holds no longer. */
  grunnlag: z.nullable(z.enum([...GRUNNLAG, 'valgt'])),
  /** The newsroom's domain that an address of the application ends with. */
  domene: z.nullable(z.string()),
  /** The contact person is not who it may look like. */
  advarsel: z.nullable(
    z.object({ hva: z.enum(ADVARSLER), navn: z.string(), redaksjon: z.string() }),
  ),
  redaksjon: z.nullable(
    z.object({
      id: z.uuid(),
      navn: z.string(),
      status: statusSchema,
      suspendertTil: z.nullable(daySchema),
      redaktoer: z.nullable(z.string()),
      bekreftet: z.nullable(daySchema),
      domener: z.array(z.string()),
      /** Its press users, how many of them lose access within a month, and the first day of that. */
      aktive: z.int(),
      utloeper: z.int(),
      utloeperFoerst: z.nullable(daySchema),
      /** What became of applications that belong to it. */
      godkjent: z.int(),
      avslaatt: z.int(),
    }),
  ),
});
export type KjentRedaksjon = z.infer<typeof kjentRedaksjonSchema>;

/** POST bruker/{id}/redaksjon; null: the user belongs to none. */
export const brukerRedaksjonSchema = z.object({
  redaksjonId: z.nullable(z.uuid()),
  versjon: omittable(z.int()),
});

/** POST soeknad/{id}/redaksjon; null: the application belongs to none that is known. `foer` is what it belonged to when it was read. */
export const soeknadRedaksjonSchema = z.object({
  redaksjonId: z.nullable(z.uuid()),
  foer: z.optional(z.nullable(z.uuid())),
});
export type SoeknadRedaksjon = z.infer<typeof soeknadRedaksjonSchema>;
