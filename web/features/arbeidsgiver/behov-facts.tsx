import type { Behov } from '#contract/soeknad.ts';
import { displayName } from '#domain/person-name.ts';
import { formatDay } from '#web/format.ts';
import { BegrunnelseText } from '#web/soeknad/lists.tsx';
import { Section } from '#web/soeknad/section.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import styles from './arbeidsgiver.module.css';

/** Who needs access, why, who is asked, the deadline, and what an answer means. */
export function BehovFacts({ behov }: { readonly behov: Behov }) {
  const navn = displayName(behov.navn);
  return (
    <div className={styles.facts}>
      <p className={styles.lead}>
        {navn} har oppgitt deg som kontaktperson hos arbeidsgiver. Vi ber deg bekrefte eller
        avkrefte behovet for tilgang til domstolenes pressetjeneste, der journalister finner
        berammede saker, avgjørelser og tiltaler.
      </p>
      <Section kind="read" heading="Hvem trenger tilgang">
        <DescriptionList
          items={[
            { term: 'Navn', value: navn },
            { term: 'Stilling', value: behov.stilling },
            { term: 'Redaksjon', value: behov.redaksjon },
          ]}
        />
      </Section>
      <Section kind="read" heading="Begrunnelse">
        <BegrunnelseText>{behov.begrunnelse}</BegrunnelseText>
      </Section>
      <Section kind="read" heading="Spørsmålet til deg">
        <DescriptionList
          items={[
            {
              term: 'Sendt til',
              value: `${behov.kontaktpersonArbeidsgiver}, ${behov.kontaktpersonOrganisasjon}`,
            },
            { term: 'Svarfrist', value: formatDay(behov.svarfrist) },
          ]}
        />
      </Section>
      <Section kind="read" heading="Hva svaret betyr">
        <ul className={styles.meaning}>
          <li>Du svarer på om journalisten trenger tilgangen i arbeidet sitt.</li>
          <li>Det er Domstoladministrasjonen som avgjør om det gis tilgang.</li>
          <li>Svaret lagres sammen med tidspunktet. Det kan ikke endres her etterpå.</li>
        </ul>
      </Section>
    </div>
  );
}
