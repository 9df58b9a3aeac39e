import * as z from 'zod/mini';
import { instantSchema, orLeftOut } from '#contract/values.ts';
import { MORGENVARSEL_SLAG, morgenvarselMessages } from '#domain/morgenvarsel.ts';
import { epost } from '#contract/soeknad.ts';

const valgt = z.array(z.enum(MORGENVARSEL_SLAG));

/** GET mine-varsler: what the administrator is told of in the morning, and where. */
export const mineVarslerSchema = z.object({
  epost: z.nullable(z.string()),
  /** When the address was confirmed; null: nothing is sent to it. */
  bekreftet: z.nullable(instantSchema),
  valgt,
});
export type MineVarsler = z.infer<typeof mineVarslerSchema>;

/** PUT mine-varsler. Without an address nothing can be chosen. */
export const mineVarslerFormSchema = z
  .object({
    epost: z.nullable(epost(() => morgenvarselMessages.address)),
    valgt,
    /** The link once more, to the same address. */
    sendIgjen: orLeftOut(z.boolean(), false),
  })
  .check(
  z.refine(({ epost, valgt }) => epost !== null || valgt.length === 0, {
      error: () => morgenvarselMessages.address,
    path: ['epost'],
  }),
);
export type MineVarslerForm = z.infer<typeof mineVarslerFormSchema>;

/** POST mine-varsler/bekreft: the token of the link. */
export const bekreftAdresseSchema = z.object({ token: z.string().check(z.maxLength(200)) });
