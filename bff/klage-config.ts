import { z } from 'zod';
import { KLAGEINSTANS, type Klagerett, klagefrist } from '#domain/klage.ts';

/** The right to complain of a rejection, for the schema of the web server. For the lawyers. */
export const klageVariables = {
  KLAGE_FRIST: z.coerce
    .number()
    .int()
    .min(1)
    .max(52)
    .default(3)
    .describe('weeks in which a rejection can be complained about (forvaltningsloven § 29)'),
  KLAGE_INSTANS: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .default(KLAGEINSTANS.standard)
    .describe('who decides a complaint that is sent on (forvaltningsloven § 28): for the lawyers'),
};

interface KlageValues {
  readonly KLAGE_FRIST: number;
  readonly KLAGE_INSTANS: string;
  readonly EPOST_DOMSTOLADMINISTRASJONEN: string;
}

/** What whoever was rejected at `avslaatt` is told. */
export const klagerettAt = (avslaatt: Date, values: KlageValues): Klagerett => ({
  frist: klagefrist(avslaatt, values.KLAGE_FRIST),
  instans: values.KLAGE_INSTANS,
  spoer: values.EPOST_DOMSTOLADMINISTRASJONEN,
});
