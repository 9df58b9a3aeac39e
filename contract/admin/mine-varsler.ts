import * as z from 'zod/mini';
import { instantSchema, orLeftOut } from '#contract/values.ts';
import { MORGENVARSEL_SLAG, morgenvarselMessages } from '#domain/morgenvarsel.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { isReachableEmail, LIMITS, normalizeLine } from '#domain/text-rules.ts';

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

const invalid = () => soeknadMessages.invalid.epost;
/** The address as it is typed; it may be empty. */
export const varselEpost = z.string({ error: () => morgenvarselMessages.address }).check(
  z.overwrite(normalizeLine),
  z.maxLength(LIMITS.epost, { error: invalid }),
  z.refine((text) => text === '' || isReachableEmail(text), { error: invalid }),
);

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
