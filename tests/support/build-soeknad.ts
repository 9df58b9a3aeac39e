import type { Soeknad } from '#contract/soeknad.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';

/** A complete application, changed where a test says so. */
export function buildSoeknad(change: Partial<Soeknad> = {}): Soeknad {
  return {
    stilling: 'Journalist',
    redaksjon: 'Fjordavisa',
    epost: 'journalist@fjordavisa.example',
    telefon: '90000000',
    jobberSomFrilanser: false,
    foretrukketDomstolId: ALL_COURTS,
    kontaktpersonArbeidsgiver: 'Randi Redaktør',
    kontaktpersonStilling: 'Nyhetsredaktør',
    kontaktpersonOrganisasjon: 'Fjordavisa',
    kontaktpersonEpost: 'randi@fjordavisa.example',
    begrunnelse: 'Dekker krim.',
    akseptertVaerVarsomPlakaten: true,
    akseptererPersonvaernVilkar: true,
    ...change,
  };
}
