import * as z from 'zod/mini';
import { SOEKNAD_STAND } from '#domain/soeknad-status.ts';
import { flag, optional } from './values.ts';
import { BEHOV_SVAR } from './soeknad.ts';

const instant = z.iso.datetime({ offset: true });
const day = z.iso.date();

/** Something the applicant may do, and from which Oslo day when it has been done enough for today. */
const mulighet = z.object({ kan: z.boolean(), fra: z.nullable(day) });

/** One question to the employer, as its applicant may know it. */
const spoersmaal = z.object({
  kontaktperson: z.string(),
  epost: z.string(),
  spurt: instant,
  paaminnet: z.nullable(instant),
  /** The last Oslo day for an answer. */
  svarfrist: day,
  svar: z.nullable(z.enum(BEHOV_SVAR)),
  svart: z.nullable(instant),
  /** Whether the e-mail waits, has been sent, or was refused for good. */
  epostStatus: z.enum(['venter', 'sendt', 'avvist']),
});
export type SpoersmaalStatus = z.infer<typeof spoersmaal>;

/** GET min-soeknad/status: how far the applicant's own active application has come. */
export const soeknadStatusSchema = z.object({
  søknadsDato: instant,
  stand: z.enum(SOEKNAD_STAND),
  /** Where the decision is sent, and from where. */
  epost: z.string(),
  avsender: z.string(),
  kontaktperson: z.object({
    navn: z.string(),
    stilling: z.string(),
    organisasjon: z.string(),
    epost: z.string(),
  }),
  /** Oldest first; the last one counts. */
  spoersmaal: z.array(spoersmaal),
  /** Oslo days since the employer was asked for the first time. */
  ventetDager: z.int(),
  /** The Oslo day until which it is usually decided; null as long as that can't be said. */
  vanligvisInnen: z.nullable(day),
  sendPaaNytt: mulighet,
  rettKontaktperson: mulighet,
  /** From which Oslo day one can apply again after taking this one back; null: at once. */
  soekPaaNyttFra: z._default(z.nullable(day), null),
});
/** DELETE min-soeknad: that the applicant knows that applying again has to wait. Without it, nothing is taken back then. */
export const trekkParamsSchema = z.object({ venter: optional(flag) });

export type SoeknadStatus = z.infer<typeof soeknadStatusSchema>;
