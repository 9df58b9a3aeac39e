import type { Bekreftelse as BekreftelseOnWire } from '#contract/admin/soeknader.ts';
import type { Bekreftelse } from '#db/bekreftelser.ts';
import { lastLinkDay } from '#domain/arbeidsgiver.ts';
import { osloIso } from '#domain/time.ts';

/** What an employer was asked and answered, as administrators see it; what has been erased is left out. */
export function presentBekreftelser(stored: readonly Bekreftelse[]): BekreftelseOnWire[] {
  return stored.flatMap(({ question, ...life }) =>
    question === null
      ? []
      : {
          kontaktperson: question.kontaktpersonArbeidsgiver,
          organisasjon: question.kontaktpersonOrganisasjon,
          epost: question.kontaktpersonEpost,
          spurt: osloIso(life.opprettet),
          svarfrist: lastLinkDay(life.utloeper),
          svar: life.svar,
          svart: life.svart && osloIso(life.svart),
          erstattet: life.erstattet !== null,
        },
  );
}
