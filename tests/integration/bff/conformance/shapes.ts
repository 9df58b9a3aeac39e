import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/*
 * The fields of everything that is answered, written down again and not taken from contract/: a field that is renamed there is
 * missing here.
 */

const text = z.string();
const textOrNull = z.string().nullable();
const yesNo = z.boolean();
/** yyyy-mm-dd. */
const day = z.iso.date();
const dayOrNull = day.nullable();
/** With Oslo's offset. */
const instant = z.iso.datetime({ offset: true });
const instantOrNull = instant.nullable();
const id = z.uuid();

const name = z.object({ fornavn: text, etternavn: text });

/** What an applicant tells of themselves and of the employer. */
const application = z.object({
  stilling: text,
  redaksjon: text,
  epost: text,
  telefon: text,
  jobberSomFrilanser: yesNo,
  foretrukketDomstolId: text,
  kontaktpersonArbeidsgiver: text,
  kontaktpersonStilling: text,
  kontaktpersonOrganisasjon: text,
  kontaktpersonEpost: text,
  begrunnelse: text,
  akseptertVaerVarsomPlakaten: yesNo,
  akseptererPersonvaernVilkar: yesNo,
});

export const profile = z.object({
  folkeregisterdata: name,
  pressedata: z.object({
    stilling: text,
    redaksjon: text,
    epost: text,
    telefon: text,
    jobberSomFrilanser: yesNo,
    standardDomstol: text,
    arbeidsgiverNavn: text,
    arbeidsgiverStilling: text,
    arbeidsgiverOrganisasjon: text,
    arbeidsgiverEpost: text,
    begrunnelse: text,
    akseptertVaerVarsomPlakaten: yesNo,
    akseptererPersonvaernVilkar: yesNo,
  }),
});

/** A profile that has these values. */
export const profileWith = (values: Readonly<Record<string, string>>) =>
  profile.extend({
    pressedata: profile.shape.pressedata.extend(
      Object.fromEntries(Object.entries(values).map(([field, value]) => [field, z.literal(value)])),
    ),
  });

/** The yearly update, which is due or not. */
export const renewalWhen = (harGyldigTilgang: boolean) =>
  z.object({
    ...name.shape,
    harGyldigTilgang: z.literal(harGyldigTilgang),
    ...application.shape,
  });

const court = z.object({ id: text, navn: text });
export const courts = z.array(court).min(1);
export const ownCourt = z.object({ domstolId: text });

const file = z.object({
  tittel: text,
  filNavn: text,
  domstolInitialer: text,
  publiseringsdato: day,
  avgivelsesdato: dayOrNull,
});
const files = z.object({ utgaaetFil: yesNo, filer: z.array(file) });
const partyStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/** Names are only there while they are shown, and a status says why they are not. */
const partiesAsSaid = ({ parter, parterStatus }: { parter: string | null; parterStatus: number }) =>
  (parter === null) !== (parterStatus === 0);

const hit = z
  .object({
    sakId: text,
    saksnummer: text,
    rettsmoeteIntervaller: z.array(z.object({ start: instant, end: instant })),
    domstolNavn: text,
    saksTema: textOrNull,
    sakstype: textOrNull,
    parter: textOrNull,
    parterStatus: partyStatus,
    tiltale: files,
    avgjorelse: files,
    isFavoritt: yesNo,
    erHentetFraSakApi: yesNo,
  })
  .refine(partiesAsSaid, 'parter and parterStatus say different things');
export const hits = z.object({ hits: z.array(hit).min(1), totalHits: z.int() });
/** Favourites, with these ids. */
export const favourites = (...sakIds: readonly string[]) =>
  z
    .array(hit)
    .refine((found) => found.map(({ sakId }) => sakId).join() === sakIds.join(), 'others than said')
    .refine(
      (found) => found.every(({ isFavoritt }) => isFavoritt),
      'a favourite says that it is one',
    );
export const noHits = z.object({ hits: z.tuple([]), totalHits: z.literal(0) });

export const details = z
  .object({
    sakId: text,
    saksnummer: text,
    saksTema: textOrNull,
    erFavoritt: yesNo,
    erHentetFraSakApi: yesNo,
    domstolNavn: text,
    sakstype: textOrNull,
    parter: textOrNull,
    parterStatus: partyStatus,
    advokat: textOrNull,
    rettensAdministrator: textOrNull,
    startdato: instantOrNull,
    sluttdato: instantOrNull,
    bistandsadvokater: z.array(text),
    tiltale: files,
    avgjorelse: files,
    møteliste: z.array(
      z.object({
        start: instant,
        slutt: instant,
        sal: textOrNull,
        rettsalAdresse: textOrNull,
        rettsmøteType: textOrNull,
      }),
    ),
  })
  .refine(partiesAsSaid, 'parter and parterStatus say different things');

/** A case whose names are not shown, and why. */
export const detailsWithout = (why: 1 | 2 | 3) =>
  details.refine(({ parterStatus }) => parterStatus === why, 'another parterStatus');

/** JSON in a content value. */
const banner = z.strictObject({
  message: text,
  purpose: z.enum(['warning', 'info', 'danger']),
  endDate: day.optional(),
});
export const stored = z.object({
  content: text.transform((json) => JSON.parse(json) as unknown).pipe(banner),
});
/** Exactly this one. */
export const storedAs = (one: object) =>
  stored.refine(({ content }) => isDeepStrictEqual(content, one), 'another banner');
export const noBanner = z.object({ content: z.null() });

/** With access, or without. */
export const userWho = (has: boolean) =>
  z.object({ erGyldigPressebruker: z.literal(has), fornavn: text.min(1) });
/** Somebody without access, who has applied or not. */
export const applicantWho = (hasApplied: boolean) =>
  z.object({
    navn: text.min(1),
    erGyldigBruker: z.literal(false),
    brukerHarAktivSoeknad: z.literal(hasApplied),
  });
export const adminInfo = z.object({ navn: text });

/** 0 Ny, 1 Godkjent, 2 Avslått, 3 På vent. */
const status = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const applicationLine = z.object({
  id,
  ...name.shape,
  stilling: text,
  redaksjon: text,
  søknadsDato: instant,
  status,
  kommentar: textOrNull,
});
export const applications = z.object({ soeknader: z.array(applicationLine).min(1) });
const oneApplication = z.object({
  ...applicationLine.shape,
  sluttdato: dayOrNull,
  foretrukketDomstol: text,
  foretrukketDomstolNavn: text,
  avslagSoeknadMal: text.min(1),
  tidligereSoeknader: z.array(
    z.object({ id, søknadsDato: instant, status, kommentar: textOrNull }),
  ),
});
/** An application that has this status, comment and end date. */
export const applicationThatIs = (
  now: 0 | 1 | 2 | 3,
  { kommentar, sluttdato }: { kommentar: string | null; sluttdato: string | null },
) =>
  oneApplication.extend({
    status: z.literal(now),
    kommentar: z.literal(kommentar),
    sluttdato: z.literal(sluttdato),
  });

const userLine = z.object({
  id,
  ...name.shape,
  stilling: text,
  kontaktpersonArbeidsgiver: text,
  sistPåloggetDato: instantOrNull,
  tilgangFraDato: instantOrNull,
  harGyldigTilgang: yesNo,
});
export const users = z.object({ brukere: z.array(userLine).min(1) });
export const oneUser = z.object({ ...userLine.shape, ...profile.shape, domstoler: courts });

/** What every refusal has: messages by field. */
export const refusal = z.object({ errors: z.record(text, z.array(text)) });
/** A refusal with exactly these. */
export const refusalOf = (errors: Readonly<Record<string, readonly string[]>>) =>
  refusal.extend({
    errors: z.strictObject(
      Object.fromEntries(
        Object.entries(errors).map(([field, messages]) => [
          field,
          z.tuple(
            messages.map((message) => z.literal(message)) as [z.ZodLiteral, ...z.ZodLiteral[]],
          ),
        ]),
      ),
    ),
  });
