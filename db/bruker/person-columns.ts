import type { SavedSoeknad } from '#contract/profil.ts';
import type { MinArbeidsgiver, OmMeg } from '#contract/soeknad.ts';
import { NORGE } from '#domain/land.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';

/** The columns that both `soeknad` and `pressebruker` have. Those of a press user can be null. */
export interface PersonColumns {
  readonly stilling: string | null;
  readonly redaksjon: string | null;
  readonly epost: string | null;
  readonly telefon: string | null;
  /** Null: Norway. */
  readonly telefon_land: string | null;
  readonly jobber_som_frilanser: boolean | null;
  readonly kontaktperson_navn: string | null;
  readonly kontaktperson_stilling: string | null;
  readonly kontaktperson_organisasjon: string | null;
  readonly kontaktperson_epost: string | null;
  readonly begrunnelse: string | null;
  readonly akseptert_vaer_varsom_plakaten: boolean;
  readonly aksepterer_personvaern_vilkar: boolean;
}

export function omMegColumns(omMeg: OmMeg) {
  const { stilling, redaksjon, epost, telefon, telefonLand, jobberSomFrilanser } = omMeg;
  return {
    ...{ stilling, redaksjon, epost, telefon, telefon_land: landColumn(telefonLand) },
    jobber_som_frilanser: jobberSomFrilanser,
  };
}

export function arbeidsgiverColumns(arbeidsgiver: MinArbeidsgiver) {
  return {
    kontaktperson_navn: arbeidsgiver.kontaktpersonArbeidsgiver,
    kontaktperson_stilling: arbeidsgiver.kontaktpersonStilling,
    kontaktperson_organisasjon: arbeidsgiver.kontaktpersonOrganisasjon,
    kontaktperson_epost: arbeidsgiver.kontaktpersonEpost,
    begrunnelse: arbeidsgiver.begrunnelse,
    akseptert_vaer_varsom_plakaten: arbeidsgiver.akseptertVaerVarsomPlakaten,
    aksepterer_personvaern_vilkar: arbeidsgiver.akseptererPersonvaernVilkar,
  };
}

/** Norway is stored as null, as before countries were asked for. */
export function landColumn(landId: string): string | null {
  return landId === NORGE ? null : landId;
}

/** 'alle' is stored as null. */
export function domstolColumn(domstolId: string): string | null {
  return domstolId === ALL_COURTS ? null : domstolId;
}

/** The columns with the names of the wire; null becomes the empty text. */
export function savedSoeknad(row: PersonColumns, domstolId: string | null): SavedSoeknad {
  return {
    stilling: row.stilling ?? '',
    redaksjon: row.redaksjon ?? '',
    epost: row.epost ?? '',
    ...savedTelefon(row),
    jobberSomFrilanser: row.jobber_som_frilanser ?? false,
    foretrukketDomstolId: domstolId ?? ALL_COURTS,
    kontaktpersonArbeidsgiver: row.kontaktperson_navn ?? '',
    kontaktpersonStilling: row.kontaktperson_stilling ?? '',
    kontaktpersonOrganisasjon: row.kontaktperson_organisasjon ?? '',
    kontaktpersonEpost: row.kontaktperson_epost ?? '',
    begrunnelse: row.begrunnelse ?? '',
    akseptertVaerVarsomPlakaten: row.akseptert_vaer_varsom_plakaten,
    akseptererPersonvaernVilkar: row.aksepterer_personvaern_vilkar,
  };
}

function savedTelefon({ telefon, telefon_land }: PersonColumns) {
  return { telefonLand: telefon_land ?? NORGE, telefon: telefon ?? '' };
}
