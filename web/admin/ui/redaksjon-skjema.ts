import * as z from 'zod/mini';
import {
  type Redaksjon,
  type RedaksjonSkjema,
  nyRedaksjonSchema,
} from '#contract/admin/redaksjoner.ts';
import { redaksjonMessages, ryddDomene, erVanligDomene } from '#domain/redaksjon.ts';
import { isReachableEmail, normalizeLine } from '#domain/text-rules.ts';

/** Lists stand in the form as lines. */
const linesOf = (text: string) => text.split('\n').map(normalizeLine).filter(Boolean);

const kontaktOf = (line: string) => {
  const [navn = '', stilling = '', epost = '', ...more] = line.split(/[,;]/).map(normalizeLine);
  return more.length === 0 && navn && stilling && isReachableEmail(epost)
    ? { navn, stilling, epost }
    : null;
};

const shape = nyRedaksjonSchema.shape;

/** The form of a newsroom: what is sent, with lists as lines. */
export const skjemaSchema = z
  .object({
    ...{
      navn: shape.navn,
      redaktoerNavn: shape.redaktoerNavn,
      redaktoerEpost: shape.redaktoerEpost,
    },
    domener: z.string().check(
      z.refine((text) => linesOf(text).every((line) => ryddDomene(line) !== null), {
        error: redaksjonMessages.domene,
        abort: true,
      }),
      z.refine(
        (text) => !linesOf(text).some((line) => erVanligDomene(ryddDomene(line)!)),
        redaksjonMessages.vanligDomene,
      ),
    ),
    kontakter: z
      .string()
      .check(
        z.refine(
          (text) => linesOf(text).every((line) => kontaktOf(line) !== null),
          redaksjonMessages.kontakt,
        ),
      ),
  })
  .check(
    z.refine(({ redaktoerNavn, redaktoerEpost }) => redaktoerNavn !== '' || redaktoerEpost === '', {
      path: ['redaktoerNavn'],
      error: redaksjonMessages.redaktoerNavn,
    }),
    z.refine(({ redaktoerNavn, redaktoerEpost }) => redaktoerEpost !== '' || redaktoerNavn === '', {
      path: ['redaktoerEpost'],
      error: redaksjonMessages.redaktoerEpost,
    }),
  );
export type Skjema = z.infer<typeof skjemaSchema>;

export const TOMT_SKJEMA: Skjema = {
  ...{ navn: '', redaktoerNavn: '', redaktoerEpost: '', domener: '', kontakter: '' },
};

/** What is sent of a form without errors. */
export function sentOf(skjema: Skjema): RedaksjonSkjema {
  return {
    ...skjema,
    domener: linesOf(skjema.domener),
    kontakter: linesOf(skjema.kontakter).flatMap((line) => kontaktOf(line) ?? []),
  };
}

/** A newsroom as the form shows it. */
export function skjemaOf({ navn, redaktoer, domener, kontakter }: Redaksjon): Skjema {
  return {
    navn,
    ...{ redaktoerNavn: redaktoer?.navn ?? '', redaktoerEpost: redaktoer?.epost ?? '' },
    domener: domener.join('\n'),
    kontakter: kontakter
      .map((one) => [one.navn, one.stilling, one.epost].map(withoutComma).join(', '))
      .join('\n'),
  };
}

const withoutComma = (text: string) => text.replace(/[,;]/g, ' ');
