import * as z from 'zod/mini';
import { shownBannersSchema } from '#contract/banner.ts';
import { domstolerSchema } from '#contract/bruker.ts';
import { daySchema, flag, instantSchema, omittable, or } from '#contract/values.ts';
import { profilSchema } from '#contract/profil.ts';
import { paragraphs } from '#contract/soeknad.ts';
import { ACCESS_STATES } from '#domain/access.ts';
import { vurderingMessages } from '#domain/soeknad.ts';
import { isAhead, type Day } from '#domain/time.ts';
import { ubruktMessages } from '#domain/ubrukt.ts';
import { eposterSchema } from './eposter.ts';
import { listFields } from './list.ts';
import { samtaleSchema } from './samtale.ts';
import { bekreftelseSchema } from './soeknader.ts';

/** GET gyldigadminbruker. */
export const adminbrukerSchema = z.object({
  navn: z.string(),
  /** Left out when none is shown or planned. */
  varsler: z.optional(shownBannersSchema),
});
export type Adminbruker = z.infer<typeof adminbrukerSchema>;

export const BRUKER_SORT_FIELDS = ['SistPåloggetDato', 'TilgangFraDato', 'Status'] as const;

/** The address of the list; by default active users, the last to sign in first. `ubrukt`: those who have not used the service for a year. */
export const brukereParamsSchema = z.object({
  aktive: or(flag, true),
  historikk: or(flag, false),
  ubrukt: or(flag, false),
  /** Those whose deletion is ordered, besides the others. */
  slettes: or(flag, false),
  sortField: or(z.enum(BRUKER_SORT_FIELDS), 'SistPåloggetDato'),
  ...listFields(false),
});
export type BrukereParams = z.infer<typeof brukereParamsSchema>;

/** Access that nobody has used for twelve months; null in its place: it is used, or there is none. */
const ubruktSchema = z.nullable(
  z.object({
    siden: instantSchema,
    /** The day on which it ends, once its owner has been told. */
    avsluttes: z.nullable(daySchema),
  }),
);
export type Ubrukt = z.infer<typeof ubruktSchema>;
/** The deletion that is ordered: carried out from `fra` on, and undone until then; `av`: by whom, null for one who is administrator no more. */
const slettesSchema = z.nullable(z.object({ fra: instantSchema, av: z.nullable(z.string()) }));

/** One line of the list. */
const brukerRadSchema = z.object({
  id: z.uuid(),
  fornavn: z.string(),
  etternavn: z.string(),
  stilling: z.string(),
  redaksjon: z.string(),
  kontaktpersonArbeidsgiver: z.string(),
  sistPåloggetDato: z.nullable(instantSchema),
  tilgangFraDato: z.nullable(instantSchema),
  harGyldigTilgang: z.boolean(),
  ubrukt: ubruktSchema,
  slettes: slettesSchema,
  /** Sent back with a deletion, which is refused if the user has been given access or suspended meanwhile. */
  versjon: z.int(),
  /** Another administrator has commented on the user since this one last saw it. */
  ulest: z.boolean(),
});
export type BrukerRad = z.infer<typeof brukerRadSchema>;

/** GET bruker/alle: one page, and how many there are in all. */
export const brukereSchema = z.object({ brukere: z.array(brukerRadSchema), totalt: z.int() });
export type Brukere = z.infer<typeof brukereSchema>;

/** GET bruker/{id}. */
export const brukerDetaljerSchema = z.object({
  id: z.uuid(),
  fornavn: z.string(),
  etternavn: z.string(),
  stilling: z.string(),
  kontaktpersonArbeidsgiver: z.string(),
  sistPåloggetDato: z.nullable(instantSchema),
  tilgangFraDato: z.nullable(instantSchema),
  /** When the yearly update is due. */
  tilgangTilDato: z.nullable(instantSchema),
  sluttdato: z.nullable(daySchema),
  harGyldigTilgang: z.boolean(),
  /** Sent back with a change, so that the change of another administrator is not overwritten. */
  versjon: z.int(),
  /** Why access is not valid, and whether it can be suspended. */
  tilstand: z.enum(ACCESS_STATES),
  /** The newsroom that the user belongs to; while it is suspended, the Oslo day on which that ends, or null: when it is lifted. */
  redaksjonen: z.nullable(
    z.object({
      ...{ id: z.uuid(), navn: z.string() },
      suspensjon: z.nullable(z.object({ til: z.nullable(daySchema) })),
    }),
  ),
  suspensjon: z.nullable(z.object({ til: daySchema, begrunnelse: z.string(), fra: instantSchema })),
  ubrukt: ubruktSchema,
  /** That an administrator has kept the access though it was not used; null: no. */
  beholdt: z.nullable(z.object({ tidspunkt: instantSchema, begrunnelse: z.string() })),
  eposter: eposterSchema,
  slettes: slettesSchema,
  folkeregisterdata: profilSchema.shape.folkeregisterdata,
  pressedata: profilSchema.shape.pressedata,
  domstoler: domstolerSchema,
  bekreftelser: z.array(bekreftelseSchema),
  samtale: samtaleSchema,
  soeknader: z.array(z.object({ id: z.uuid(), søknadsDato: instantSchema, status: z.int() })),
});
export type BrukerDetaljer = z.infer<typeof brukerDetaljerSchema>;

/** POST bruker/{id}/suspender: no access until `til`, an Oslo day, on which it ends by itself. */
const suspensjonSchema = z.object({
  til: z.iso.date({ error: vurderingMessages.suspension.until }),
  begrunnelse: paragraphs(() => vurderingMessages.suspension.reason),
});

/** What POST bruker/{id}/behold sends: why access that is not used is kept, or null: no longer. */
export const beholdSchema = z.object({
  begrunnelse: z.nullable(paragraphs(() => ubruktMessages.reason)),
  versjon: omittable(z.int()),
});

/** What POST bruker/{id}/suspender sends: the form, and the version that was read. */
export const suspenderSchema = z.extend(suspensjonSchema, { versjon: omittable(z.int()) });
export type Suspensjon = z.infer<typeof suspensjonSchema>;

/** The same with the rule that `til` is after `today`, an Oslo day. */
export const suspensjonSchemaOn = (today: Day) =>
  z.extend(suspensjonSchema, {
    til: suspensjonSchema.shape.til.check(
      z.refine((til) => isAhead(til, today), vurderingMessages.suspension.notAhead),
    ),
  });
