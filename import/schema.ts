import { z } from 'zod';
import { memo } from '#db/memo.ts';
import {
  BEGRENSNINGER,
  isBegrensning,
  isCourtCodeShape,
  isSaksnummer,
  type BegrensningType,
} from '#domain/sak.ts';
import { idOfAlias } from '#domain/names/file-names.ts';
import { byField, type SakTexts, TEXT_COLUMNS, type TextsAs } from '#domain/sak-texts.ts';
import { findIdentityNumber } from '#domain/identity-number.ts';
import type { AvvistGrunn } from '#domain/importer.ts';
import { type LocalTime, readOsloLocalTime } from '#domain/time.ts';
import { because } from './reasons.ts';

/** Control characters except tab and line ends, unpaired surrogates, and marks that turn the direction of text. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;

/**
 * Text from a court's system. Markup stays text: it is shown, never interpreted. Control characters are refused and
 * not removed, because nobody knows what they stood for. Line ends become `\n`, and letters are composed (NFC).
 */
const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .superRefine((text, context) => {
      const found = FORBIDDEN.exec(text);
      if (found)
        context.addIssue({
          ...{ code: 'custom', message: describe(found) },
          ...because('kontrolltegn', found.index + 1),
        });
      const identity = identityProblem(text);
      if (identity)
        context.addIssue({ code: 'custom', message: identity, ...because('identitetsnummer') });
    })
    .transform((text) => text.replace(/\r\n?/g, '\n').normalize('NFC').trim());

/** The same, with null for a missing or empty text. */
const optionalText = (max: number) =>
  plainText(max)
    .nullish()
    .transform((text) => (text ? text : null));

/** The number itself is not repeated: the report is read by others than the court. */
function identityProblem(text: string): string | null {
  const at = findIdentityNumber(text);
  return at < 0 ? null : `holds a national identity number at position ${at + 1}`;
}

function describe(found: RegExpExecArray): string {
  const code = found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return `holds the control character U+${code} at position ${found.index + 1}`;
}

const withOffset = z.iso.datetime({ offset: true });
const readLocal = memo(readOsloLocalTime);

const PROBLEM: Record<Exclude<LocalTime['kind'], 'instant'>, string> = {
  malformed: 'is no time; expected yyyy-MM-ddTHH:mm:ss, in Oslo time or with an offset',
  nonexistent: 'does not exist in Oslo: the clock goes forward over it',
  ambiguous: 'happens twice in Oslo, as the clock goes back: give it with an offset',
};

const GRUNN: Record<keyof typeof PROBLEM, AvvistGrunn> = {
  malformed: 'ikke_tidspunkt',
  nonexistent: 'hoppet_over',
  ambiguous: 'to_ganger',
};

/** A time in a court's list: Oslo time without an offset, or an instant with one. */
const instantText = z.string().transform((text, context): Date => {
  const read = readLocal(text);
  if (read.kind === 'instant') return inRange(read.instant, text, context);
  if (read.kind === 'malformed' && withOffset.safeParse(text).success)
    return inRange(new Date(text), text, context);
  const message = `${quoted(text)} ${PROBLEM[read.kind]}`;
  context.addIssue({ code: 'custom', message, ...because(GRUNN[read.kind]) });
  return z.NEVER;
});

/** What stands there, when it looks like a time. Whatever else is in the wrong column is not repeated. */
const quoted = (text: string) =>
  /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:\.\d{1,3})?(?:Z|[+-]\d\d:\d\d)?)?$/.test(text)
    ? JSON.stringify(text)
    : 'the text';

/** A hearing in another year is a typing error. */
function inRange(instant: Date, text: string, context: z.RefinementCtx): Date {
  const year = instant.getUTCFullYear();
  if (year >= 1970 && year < 2100) return instant;
  context.addIssue({
    code: 'custom',
    message: `${quoted(text)} is not in the years 1970–2099`,
    ...because('fjernt_aar'),
  });
  return z.NEVER;
}

// What a row may say (import/README.md). The lines are our own format: an unknown field is a mistake. The public list
// is somebody else's format: unknown fields are ignored.

/** An id is public, in addresses and logs: a name in its column must not become one. */
const sakId = z
  .string()
  .regex(/^[A-Za-z0-9._:-]{1,80}$/, 'must be 1–80 of A–Z, a–z, 0–9 and . _ : -')
  .refine((id) => /\d/.test(id) || !/\p{Ll}/u.test(id), 'has small letters and no digit')
  .refine((id) => !id.startsWith('api:'), 'api: is kept for cases from a case API');
const saksnummer = plainText(60)
  .refine((text) => text !== '', { message: 'is empty', ...because('mangler'), abort: true })
  .transform((text) => text.toLocaleUpperCase('nb'))
  .refine(isSaksnummer, { message: 'is no case number', ...because('ikke_saksnummer') });

/** What the courts' lists call them. */
const CALLED: Readonly<Record<BegrensningType, string>> = {
  lukkedeDoerer: 'lukkede dører',
  referatforbud: 'referatforbud',
  fotoforbud: 'forbud mot fotografering',
  skjultIdentitet: 'skjult identitet',
};
const ALLOWED = BEGRENSNINGER.map((type) => `${type} ('${CALLED[type]}')`).join(', ');

/** A restriction, by its key or as it is called. */
const begrensning = z.string().transform((text, context): BegrensningType => {
  const written = text.trim();
  if (isBegrensning(written)) return written;
  const called = BEGRENSNINGER.find((type) => CALLED[type] === written.toLocaleLowerCase('nb'));
  if (called) return called;
  context.addIssue({ code: 'custom', message: `is no restriction; expected ${ALLOWED}` });
  return z.NEVER;
});
const begrensninger = z
  .array(begrensning, { error: `must be a list of restrictions: ${ALLOWED}` })
  .max(20)
  .default([])
  .transform((given) => BEGRENSNINGER.filter((type) => given.includes(type)));

/** Days that one hearing may last: longer trials are given as several, and an end in another year is a typing error. */
const MAX_HEARING_DAYS = 183;
const DAY = 86_400_000;

/** Names are shown until some time after the end of a hearing, so a wrong end would show them for years. */
const withEnd =
  (field: 'slutt' | 'end') =>
  (moete: Readonly<{ start: Date; slutt: Date }>, context: z.RefinementCtx) => {
    const days = (moete.slutt.getTime() - moete.start.getTime()) / DAY;
    const refuse = (message: string, grunn: AvvistGrunn) =>
      context.addIssue({ code: 'custom', path: [field], message, ...because(grunn) });
    if (days <= 0) refuse('is not after start', 'slutt_foer_start');
    if (days > MAX_HEARING_DAYS)
      refuse(`is more than ${MAX_HEARING_DAYS} days after start`, 'for_langt_moete');
  };

const moete = z
  .strictObject({
    start: instantText,
    slutt: instantText,
    sal: optionalText(200),
    rettsalAdresse: optionalText(400),
    rettsmøteType: optionalText(200),
    begrensninger,
  })
  .transform(({ rettsmøteType, ...rest }) => ({ ...rest, rettsmoetetype: rettsmøteType }))
  .superRefine(withEnd('slutt'));

const textList = (max: number) =>
  z
    .array(plainText(max))
    .max(500)
    .default([])
    .transform((texts) => texts.filter((text) => text !== ''));
const texts = byField(TEXT_COLUMNS, ({ column: { holds, max } }) =>
  holds === 'list' ? textList(max) : optionalText(max),
) as TextsAs<SakTexts, ReturnType<typeof optionalText>, ReturnType<typeof textList>>;

/** One whole case: a field that is left out is empty. A case from a case API has only a saksnummer. */
export const sakLinje = z
  .strictObject({
    sakId: sakId.optional(),
    saksnummer,
    domstol: optionalText(200),
    saksTema: optionalText(20_000),
    ...texts,
    parter: optionalText(200_000),
    /** Of an appeal: the number of the case that is appealed. */
    ankeFra: saksnummer.nullish().transform((number) => number ?? null),
    parterAnonymisert: z.boolean().default(false),
    erHentetFraSakApi: z.boolean().default(false),
    begrensninger,
    møteliste: z.array(moete).max(2000).default([]),
  })
  .refine((sak) => sak.erHentetFraSakApi || sak.sakId !== undefined, {
    path: ['sakId'],
    message: 'is missing',
    ...because('mangler'),
  })
  .refine((sak) => !sak.erHentetFraSakApi || sak.beskrivelse !== null, {
    path: ['beskrivelse'],
    message: 'is missing: it stands in the place of meeting times for a case from a case API',
    ...because('mangler'),
  });
export type SakLinje = z.infer<typeof sakLinje>;

const intervall = z
  .object({ start: instantText, end: instantText })
  .transform(({ start, end }) => ({ start, slutt: end }))
  .superRefine(withEnd('end'));

/** One element of the public list's `hits`. Its `id` is only its place in the list, and is ignored. */
export const listeTreff = z
  .object({
    sakId,
    saksnummer,
    domstol: optionalText(200),
    sakenGjelder: optionalText(20_000),
    parter: optionalText(200_000),
    startdato: instantText.nullish(),
    sluttdato: instantText.nullish(),
    rettsmoeteIntervaller: z.array(intervall).max(2000),
  })
  .refine((treff) => !treff.startdato || !treff.sluttdato || treff.sluttdato >= treff.startdato, {
    path: ['sluttdato'],
    message: 'is before startdato',
    ...because('slutt_foer_start'),
  });
export type ListeTreff = z.infer<typeof listeTreff>;

/** One document of a manifest; `fil` is the PDF, relative to the manifest, by default `filNavn`. */
export const dokumentLinje = z
  .strictObject({
    sakId: z.string().max(80).optional(),
    saksnummer: saksnummer.optional(),
    filtype: z
      .enum(['tiltale', 'tiltaler', 'avgjorelse', 'avgjorelser'])
      .transform((type) => (type.startsWith('t') ? 'tiltale' : 'avgjoerelse')),
    tittel: plainText(400).refine((text) => text !== '', {
      ...{ message: 'is empty', ...because('mangler') },
    }),
    filNavn: z
      .string()
      .regex(/^(?!\.)[A-Za-z0-9ÆØÅæøå._-]{1,120}$/, 'is no safe file name of 1–120 characters')
      .refine((name) => identityProblem(name) === null, {
        ...{ message: 'holds a national identity number', ...because('identitetsnummer') },
      })
      .refine(
        (name) => idOfAlias(name) === null,
        'uten-navn-… is kept for files whose name is hidden',
      ),
    domstolInitialer: z.string().refine(isCourtCodeShape, 'is no code of a court'),
    publiseringsdato: z.iso.date(),
    avgivelsesdato: z.iso
      .date()
      .nullish()
      .transform((day) => day ?? null),
    fil: z
      .string()
      .max(400)
      .regex(/^\P{Cc}+$/u, 'is no path of a file')
      .optional(),
    begrensninger,
  })
  .refine((line) => (line.sakId === undefined) !== (line.saksnummer === undefined), {
    path: ['sakId'],
    message: 'give either sakId or saksnummer',
  })
  .refine((line) => (line.filtype === 'avgjoerelse') === (line.avgivelsesdato !== null), {
    path: ['avgivelsesdato'],
    message: 'a decision must have it, an indictment must not',
  });
export type DokumentLinje = z.infer<typeof dokumentLinje>;
