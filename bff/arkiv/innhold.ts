import { z } from 'zod';
import { KLAGE_UTFALL } from '#domain/klage.ts';

const time = z.coerce.date();
const text = z.string();

/** What a package is made of, as the database keeps it (migration 0075). */
export const innholdSchema = z.object({
  soeknad: z.object({
    fornavn: text,
    etternavn: text,
    stilling: text,
    redaksjon: text,
    epost: text,
    telefon: text,
    telefonLand: text.nullable(),
    frilanser: z.boolean(),
    /** Null: all courts. */
    domstol: text.nullable(),
    kontaktpersonNavn: text,
    kontaktpersonStilling: text,
    kontaktpersonOrganisasjon: text,
    kontaktpersonEpost: text,
    begrunnelse: text,
    soeknadsdato: time,
  }),
  vedtak: z.object({
    godkjent: z.boolean(),
    behandlet: time,
    sluttdato: text.nullable(),
    begrunnelse: text.nullable(),
    /** Null: one who is no administrator any more. */
    behandletAv: text.nullable(),
  }),
  spoersmaal: z.array(
    z.object({
      kontaktpersonNavn: text,
      kontaktpersonOrganisasjon: text,
      kontaktpersonEpost: text,
      opprettet: time,
      svar: z.enum(['bekreftet', 'avkreftet']).nullable(),
      svart: time.nullable(),
      melding: text.nullable(),
    }),
  ),
  /** None in a copy that was taken before they belonged to it. */
  klager: z
    .array(
      z.object({
        avslaatt: time,
        frist: text,
        tekst: text,
        sendt: time,
        utfall: z.enum(KLAGE_UTFALL).nullable(),
        avgjort: time.nullable(),
        avgjortAv: text.nullable(),
        ord: text.nullable(),
      }),
    )
    .default([]),
});
export type Innhold = z.output<typeof innholdSchema>;
