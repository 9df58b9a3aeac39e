import * as z from 'zod/mini';
import { instantSchema } from './values.ts';

/** GET mottak: every court that cases have been received from, by name. */
export const mottakSchema = z.array(
  z.object({
    domstolId: z.string(),
    domstolNavn: z.string(),
    sistMottatt: instantSchema,
    /** Nothing has come for so long that the list may lack cases (domain/mottak.ts). */
    erForsinket: z.boolean(),
  }),
);
export type Mottak = z.infer<typeof mottakSchema>;
