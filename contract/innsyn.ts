import * as z from 'zod/mini';
import { DEL_IDER, type DelId, erEgen, feltI } from '#domain/innsyn/deler.ts';

/** Instants in ISO 8601, as in Oslo. Null: nothing is stored. */
const verdiSchema = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
export type InnsynVerdi = z.infer<typeof verdiSchema>;
export type InnsynRad = Readonly<Record<string, InnsynVerdi>>;

/** The rows of a part, the newest first, each with every field. */
function delSchema(id: DelId) {
  const rad = z.strictObject(Object.fromEntries(feltI(id).map((felt) => [felt, verdiSchema])));
  return z.strictObject({
    navn: z.string(),
    rader: z.array(rad),
    /** There are more than these. */
    flere: z.boolean(),
  });
}
export interface InnsynDel {
  readonly navn: string;
  readonly rader: readonly InnsynRad[];
  readonly flere: boolean;
}

/** GET innsyn/json, of one's own or of a press user for an administrator: everything that is stored about a person. */
export const innsynSchema = z.strictObject({
  /** Of this shape; another one has another number. */
  skjema: z.literal('pressetjenesten/innsyn/1'),
  laget: z.string(),
  deler: z.strictObject(
    Object.fromEntries(
      DEL_IDER.map((id) => [id, erEgen(id) ? z.optional(delSchema(id)) : delSchema(id)]),
    ),
  ),
  /** What is left out, and why. */
  utelatt: z.array(z.string()),
});
export interface Innsyn {
  readonly skjema: 'pressetjenesten/innsyn/1';
  readonly laget: string;
  readonly deler: Readonly<Partial<Record<DelId, InnsynDel>>>;
  readonly utelatt: readonly string[];
}
