import { useId } from 'react';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { osloDay } from '#domain/time.ts';
import { Bekreftelser } from '#web/admin/ui/bekreftelser.tsx';
import { SoeknadStatusTag, navnOf } from '#web/admin/ui/labels.tsx';
import { serverNow } from '#web/api/client.ts';
import { formatDay, formatTime } from '#web/format.ts';
import { SECTIONS } from '#web/soeknad/labels.ts';
import { ArbeidsgiverList, BegrunnelseText, OmDegList, SamtykkeList } from '#web/soeknad/lists.tsx';
import { Section } from '#web/soeknad/section.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import styles from './vurdering.module.css';

/** The application as it was sent, read-only, with the employer's answer. */
export function SoeknadSections({ detaljer }: { readonly detaljer: SoeknadDetaljer }) {
  const { soeknad, foretrukketDomstolNavn, bekreftelser } = detaljer;
  return (
    <>
      <Section kind="read" heading="Om søkeren">
        <OmDegList saved={{ ...soeknad, foretrukketDomstolNavn, navn: navnOf(detaljer) }} />
      </Section>
      <Section kind="read" heading={SECTIONS.arbeidsgiver}>
        <ArbeidsgiverList saved={soeknad} />
      </Section>
      <Section kind="read" heading="Arbeidsgivers svar">
        <Bekreftelser bekreftelser={bekreftelser} today={osloDay(serverNow())} />
      </Section>
      <Section kind="read" heading={SECTIONS.begrunnelse}>
        <BegrunnelseText>{soeknad.begrunnelse}</BegrunnelseText>
      </Section>
      <Section kind="read" heading={SECTIONS.samtykke}>
        <SamtykkeList saved={soeknad} />
      </Section>
    </>
  );
}

/** The decision on an application: what, who, when and why. A decision is final. */
export function Avgjoerelse({ soeknad }: { readonly soeknad: SoeknadDetaljer }) {
  const headingId = useId();
  const { status, behandlet, behandletAv, kommentar, sluttdato, avslagBegrunnelse } = soeknad;
  const known = [
    { term: 'Status', value: <SoeknadStatusTag status={status} /> },
    {
      term: 'Behandlet',
      value: behandlet && `${formatDay(behandlet)} kl. ${formatTime(behandlet)}`,
    },
    { term: 'Behandlet av', value: behandletAv },
    { term: 'Sluttdato', value: sluttdato && formatDay(sluttdato) },
    { term: 'Begrunnelse for avslag', value: avslagBegrunnelse && lines(avslagBegrunnelse) },
    { term: 'Kommentar', value: kommentar && lines(kommentar) },
  ];
  return (
    <section aria-labelledby={headingId} className={`${styles.card} ${styles.decided}`}>
      <h2 id={headingId}>Vurdering</h2>
      <DescriptionList items={known.filter(({ value }) => value)} />
    </section>
  );
}

const lines = (text: string) => <span className={styles.lines}>{text}</span>;
