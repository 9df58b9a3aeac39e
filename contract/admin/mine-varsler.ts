import * as z from 'zod/mini';
import { epostOrNone } from '#contract/soeknad.ts';
import { instantSchema, orLeftOut } from '#contract/values.ts';
import { MORGENVARSEL_SLAG, morgenvarselMessages } from '#domain/morgenvarsel.ts';

const valgt = z.array(z.enum(MORGENVARSEL_SLAG));

/** GET mine-varsler: what the administrator is told of in the morning, and where. */
export const mineVarslerSchema = z.object({
  /** '': none was given. */
  epost: z.string(),
  /** When the address was confirmed; null: nothing is sent to it. */
  bekreftet: z.nullable(instantSchema),
  valgt,
});
export type MineVarsler = z.infer<typeof mineVarslerSchema>;

/** The address as it is typed; it may be empty. */
export const varselEpost = epostOrNone(() => morgenvarselMessages.address);

/** PUT mine-varsler. Without an address nothing can be chosen. */
export const mineVarslerFormSchema = z
  .object({
    epost: varselEpost,
    valgt,
    /** The link once more, to the same address. */
    sendIgjen: orLeftOut(z.boolean(), false),
  })
  .check(
    z.refine(({ epost, valgt }) => epost !== '' || valgt.length === 0, {
      error: () => morgenvarselMessages.address,
      path: ['epost'],
    }),
  );
export type MineVarslerForm = z.input<typeof mineVarslerFormSchema>;

/** POST mine-varsler/bekreft: the token of the link. */
export const bekreftAdresseSchema = z.object({
  token: z.string({ error: () => morgenvarselMessages.link }).check(z.maxLength(200)),
});
