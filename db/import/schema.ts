import { z } from 'zod';
import { instantText } from './instant.ts';
import { optionalText, plainText } from './text.ts';

/**
 * What the import reads (DESIGN §4; docs in db/import/README.md). Names are the spec's wire names (SPEC §3).
 * Our own lines are strict: a name that is not known is a mistake. The public list is not ours: what it
 * has besides is ignored.
 */

const sakId = z
  .string()
  .regex(/^[A-Za-z0-9._:-]{1,80}$/, 'must be 1–80 of A–Z, a–z, 0–9 and . _ : -')
  .refine((id) => !id.startsWith('api:'), 'api: is kept for cases from a case API');
const saksnummer = plainText(60)
  .refine((text) => text !== '', 'is empty')
  .transform((text) => text.toLocaleUpperCase('nb'));

const endAfterStart = <T extends { start: Date; slutt: Date }>(moete: T) =>
  moete.slutt > moete.start;

const moete = z
  .strictObject({
    start: instantText,
    slutt: instantText,
    sal: optionalText(200),
    rettsalAdresse: optionalText(400),
    rettsmøteType: optionalText(200),
  })
  .transform(({ rettsmøteType, ...rest }) => ({ ...rest, rettsmoetetype: rettsmøteType }))
  .refine(endAfterStart, { path: ['slutt'], message: 'is not after start' });

/** One case, whole: what is left out is empty. A case-API case is known by its saksnummer alone. */
export const sakLinje = z
  .strictObject({
    sakId: sakId.optional(),
    saksnummer,
    domstol: optionalText(200),
    saksTema: optionalText(20_000),
    sakstype: optionalText(200),
    parter: optionalText(200_000),
    parterAnonymisert: z.boolean().default(false),
    advokat: optionalText(20_000),
    bistandsadvokater: z
      .array(plainText(400))
      .max(500)
      .default([])
      .transform((names) => names.filter((name) => name !== '')),
    rettensAdministrator: optionalText(400),
    erHentetFraSakApi: z.boolean().default(false),
    beskrivelse: optionalText(20_000),
    møteliste: z.array(moete).max(2000).default([]),
  })
  .refine((sak) => sak.erHentetFraSakApi || sak.sakId !== undefined, {
    path: ['sakId'],
    message: 'is missing',
  })
  .refine((sak) => !sak.erHentetFraSakApi || sak.beskrivelse !== null, {
    path: ['beskrivelse'],
    message: 'is missing: it stands in the place of meeting times for a case from a case API',
  });
export type SakLinje = z.infer<typeof sakLinje>;

const intervall = z
  .object({ start: instantText, end: instantText })
  .transform(({ start, end }) => ({ start, slutt: end }))
  .refine(endAfterStart, { path: ['end'], message: 'is not after start' });

/** One element of the public list's `hits`. `id` is its place in the list and means nothing. */
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
    tittel: plainText(400).refine((text) => text !== '', 'is empty'),
    filNavn: z
      .string()
      .regex(/^(?!\.)[A-Za-z0-9ÆØÅæøå._-]{1,120}$/, 'is no safe file name of 1–120 characters'),
    domstolInitialer: z.string().regex(/^[A-ZÆØÅ]{2,5}$/, 'must be 2–5 capital letters'),
    publiseringsdato: z.iso.date(),
    avgivelsesdato: z.iso
      .date()
      .nullish()
      .transform((day) => day ?? null),
    fil: z.string().min(1).max(400).optional(),
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
