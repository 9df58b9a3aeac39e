import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Folkeregisterdata, Profil } from '#contract/profil.ts';
import type { OmMeg } from '#contract/soeknad.ts';
import { profilQuery } from '#web/api/profil.ts';
import type { ArbeidsgiverValues } from '#web/soeknad/fields.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './profil.module.css';
import { t } from './texts.ts';

interface WithProfilProps {
  readonly children: (profil: Profil) => ReactNode;
}

/** Shows its children once the profile is read. */
export function WithProfil({ children }: WithProfilProps) {
  const { data, failureReason, refetch } = useQuery(profilQuery());
  if (data) return children(data);
  if (!failureReason) return <Spinner label={t.loading} />;
  return (
    <div className={styles.message}>
      <Failed heading={t.loadFailed} error={failureReason} onRetry={refetch} />
    </div>
  );
}

/** The first half of the profile, with the field names of its form, which differ from those that are read. */
export function omMegOf({ pressedata }: Profil): OmMeg {
  const { stilling, redaksjon, epost, telefon, telefonLand } = pressedata;
  const { jobberSomFrilanser, standardDomstol } = pressedata;
  return {
    stilling,
    redaksjon,
    epost,
    telefonLand,
    telefon,
    jobberSomFrilanser,
    foretrukketDomstolId: standardDomstol,
  };
}

/** The second half of the profile, with the field names of its form. */
export function minArbeidsgiverOf({ pressedata }: Profil): ArbeidsgiverValues {
  return {
    kontaktpersonArbeidsgiver: pressedata.arbeidsgiverNavn,
    kontaktpersonStilling: pressedata.arbeidsgiverStilling,
    kontaktpersonOrganisasjon: pressedata.arbeidsgiverOrganisasjon,
    kontaktpersonEpost: pressedata.arbeidsgiverEpost,
    begrunnelse: pressedata.begrunnelse,
    akseptertVaerVarsomPlakaten: pressedata.akseptertVaerVarsomPlakaten,
    akseptererPersonvaernVilkar: pressedata.akseptererPersonvaernVilkar,
  };
}

/** First and last name; null when the population register does not answer. */
export function fullName(data: Folkeregisterdata): string | null {
  return data && `${data.fornavn} ${data.etternavn}`;
}
