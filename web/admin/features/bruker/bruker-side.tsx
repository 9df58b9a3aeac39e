import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { osloDay } from '#domain/time.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { Section } from '#web/skjema/section.tsx';
import { Bekreftelser } from '#web/admin/ui/bekreftelser.tsx';
import { BrukerSections } from './bruker-sections.tsx';
import styles from './bruker.module.css';
import { Soeknader } from './soeknader.tsx';
import { Suspensjon } from './suspensjon.tsx';
import { Tilgang } from './tilgang.tsx';

/** All that is known of a user, and the suspension beside it (SPEC §2, admin/brukere/{id}). */
export function BrukerSide({ bruker }: { readonly bruker: BrukerDetaljer }) {
  return (
    <div className={styles.side}>
      <div className={styles.known}>
        <Tilgang bruker={bruker} />
        <BrukerSections bruker={bruker} />
        <Section kind="read" heading="Arbeidsgivers svar">
          <Bekreftelser bekreftelser={bruker.bekreftelser} today={osloDay(serverNow())} />
        </Section>
        <Soeknader soeknader={bruker.soeknader} />
      </div>
      <Suspensjon bruker={bruker} />
    </div>
  );
}
