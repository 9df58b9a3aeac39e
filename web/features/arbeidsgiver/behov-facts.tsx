import type { Behov } from '#contract/soeknad.ts';
import { displayName } from '#domain/person-name.ts';
import { formatDay } from '#web/format.ts';
import { BegrunnelseText } from '#web/soeknad/lists.tsx';
import { Section } from '#web/soeknad/section.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import styles from './arbeidsgiver.module.css';
import { t } from './texts.ts';

/** Who needs access, why, who is asked, the deadline, and what an answer means. */
export function BehovFacts({ behov }: { readonly behov: Behov }) {
  const navn = displayName(behov.navn);
  return (
    <div className={styles.facts}>
      <p className={styles.lead}>{behov.frilanser ? t.introFreelancer(navn) : t.intro(navn)}</p>
      <Section kind="read" heading={t.who}>
        <DescriptionList
          items={[
            { term: t.navn, value: navn },
            { term: t.stilling, value: behov.stilling },
            { term: t.redaksjon, value: behov.redaksjon },
          ]}
        />
      </Section>
      <Section kind="read" heading={t.begrunnelse}>
        <BegrunnelseText>{behov.begrunnelse}</BegrunnelseText>
      </Section>
      <Section kind="read" heading={t.question}>
        <DescriptionList
          items={[
            {
              term: t.sentTo,
              value: `${behov.kontaktpersonArbeidsgiver}, ${behov.kontaktpersonOrganisasjon}`,
            },
            { term: t.deadline, value: formatDay(behov.svarfrist) },
          ]}
        />
      </Section>
      <Section kind="read" heading={t.meaning}>
        <ul className={styles.meaning}>
          <li>{behov.frilanser ? t.meaningVouch : t.meaningNeed}</li>
          <li>{t.meaningDecision}</li>
          <li>{t.meaningStored}</li>
        </ul>
      </Section>
    </div>
  );
}
