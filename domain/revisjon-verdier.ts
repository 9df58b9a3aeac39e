import { ABONNEMENT_SLAG, type AbonnementSlag } from './abonnement.ts';
import type { EksportFormat } from './eksport.ts';
import type { InnsynFormat } from './innsyn/deler.ts';
import { VURDERINGER, type Vurdering } from './gjennomgang.ts';
import { OMFANG, type Omfang as NoekkelOmfang } from './noekler.ts';
import { VARSLE, type Varsle } from './notices.ts';
import type { AuditFelt } from './revisjon-felt.ts';
import { AUDIT_SLAG, type AuditSlag } from './revisjon-slag.ts';
import {
  AUDIT_ACTIONS,
  type AuditAction,
  AUDIT_ROLES,
  type AuditRole,
  AUDIT_SIDER,
  type AuditSide,
} from './revisjon.ts';
import type { BegrensningType, Filtype } from './sak.ts';
import type { Kategori, SortField } from './search-rules.ts';
import type { ArbeidsgiverSvar, SoeknadVis } from './soeknad-stilling.ts';
import { bokmaal } from './texts.ts';
import { BEGRENSNING_NAVN, type Grunn, GRUNNER, type Omfang } from './tilbaketrekking.ts';
import type { BannerType } from './banner.ts';
import { MAALGRUPPE_NAVN, type Maalgruppe } from './banners.ts';

/** What of a profile its owner can change, as a detail of a row says it. */
const PROFIL_FELT = bokmaal({
  stilling: 'Stilling',
  redaksjon: 'Redaksjon',
  epost: 'E-post',
  telefon: 'Telefon',
  telefonLand: 'Landkode',
  jobberSomFrilanser: 'Jobber som frilanser',
  foretrukketDomstolId: 'Foretrukket domstol',
  kontaktpersonArbeidsgiver: 'Kontaktperson',
  kontaktpersonStilling: 'Kontaktpersonens stilling',
  kontaktpersonOrganisasjon: 'Kontaktpersonens redaksjon/organisasjon',
  kontaktpersonEpost: 'Kontaktpersonens e-post',
  begrunnelse: 'Begrunnelse',
  akseptertVaerVarsomPlakaten: 'Vær varsom-plakaten',
  akseptererPersonvaernVilkar: 'Samtykke til lagring',
  spraak: 'Målform',
  mineDomstoler: 'Mine domstoler',
  startside: 'Startside',
  skjulteKolonner: 'Kolonner',
  tetteRader: 'Tette rader',
});
type ProfilFelt = keyof typeof PROFIL_FELT;

/** The same in a sentence, where the contact person is one thing. */
export const PROFIL_ORD = bokmaal({
  stilling: 'stilling',
  redaksjon: 'redaksjon',
  epost: 'e-postadresse',
  telefon: 'telefon',
  telefonLand: 'telefon',
  jobberSomFrilanser: 'frilansstatus',
  foretrukketDomstolId: 'foretrukket domstol',
  kontaktpersonArbeidsgiver: 'kontaktperson',
  kontaktpersonStilling: 'kontaktperson',
  kontaktpersonOrganisasjon: 'kontaktperson',
  kontaktpersonEpost: 'kontaktperson',
  begrunnelse: 'begrunnelse',
  akseptertVaerVarsomPlakaten: 'samtykke',
  akseptererPersonvaernVilkar: 'samtykke',
  spraak: 'målform',
  mineDomstoler: 'mine domstoler',
  startside: 'startside',
  skjulteKolonner: 'kolonner',
  tetteRader: 'tette rader',
} satisfies Record<ProfilFelt, string>);

/** What the employer has said: when somebody decided, or in the list that was asked for. */
const SVAR = bokmaal({
  bekreftet: 'Bekreftet',
  avkreftet: 'Avkreftet',
  venter: 'Venter',
  utloept: 'Ikke svart innen fristen',
  ikkeSpurt: 'Ikke spurt',
} satisfies Record<ArbeidsgiverSvar, string>);

/** What can be changed of what is hidden or restricted, as a sentence says it. */
export const ENDRET_ORD = bokmaal({
  grunn: 'grunnen',
  forklaring: 'forklaringen',
  tekst: 'teksten',
  gjelderTil: 'siste dag',
  seIgjen: 'når det skal ses på igjen',
  navn: 'navnet',
  redaktoer: 'redaktøren',
  domener: 'e-postdomenene',
  kontakter: 'kontaktpersonene',
});
export type EndretFelt = keyof typeof ENDRET_ORD;

/** The keys by which the administrators' lists are sorted. */
type ListeSort =
  | 'SoeknadsDato'
  | 'Status'
  | 'Soeker'
  | 'ArbeidsgiversSvar'
  | 'Ventet'
  | 'SistPåloggetDato'
  | 'TilgangFraDato';

/** The fields whose values are of a known set. */
interface Verdier {
  readonly soekeKategori: Kategori;
  readonly filtype: Filtype;
  readonly omfang: Omfang | NoekkelOmfang;
  readonly grunn: Grunn;
  readonly varsle: Varsle;
  readonly favoritter: Varsle;
  readonly type: BegrensningType;
  readonly fasettbegrensning: BegrensningType;
  readonly arbeidsgiverSvar: ArbeidsgiverSvar;
  readonly svar: ArbeidsgiverSvar;
  readonly vis: SoeknadVis;
  readonly purpose: BannerType;
  readonly maalgruppe: Maalgruppe;
  readonly dagord: 'ord' | 'uten';
  readonly sortField: SortField | ListeSort;
  readonly format: EksportFormat | InnsynFormat;
  readonly rolle: AuditRole;
  readonly side: AuditSide;
  readonly slag: AuditSlag;
  readonly handling: AuditAction;
  readonly felt: ProfilFelt;
  readonly endret: EndretFelt;
  readonly abonnementSlag: AbonnementSlag;
  readonly vurdering: Vurdering;
}

/** The words for each of these values: one without words does not compile. */
const AUDIT_VERDIER: { readonly [K in keyof Verdier]: Readonly<Record<Verdier[K], string>> } =
  bokmaal({
    soekeKategori: {
      berammede: 'Berammede saker',
      tiltaler: 'Tiltaler',
      avgjorelser: 'Avgjørelser',
    },
    filtype: { tiltale: 'Tiltale', avgjoerelse: 'Avgjørelse' },
    get omfang() {
      return { sak: 'Hele saken', parter: 'Partene', dokument: 'Dokument', ...OMFANG };
    },
    grunn: GRUNNER,
    varsle: VARSLE,
    favoritter: VARSLE,
    type: BEGRENSNING_NAVN,
    fasettbegrensning: BEGRENSNING_NAVN,
    arbeidsgiverSvar: SVAR,
    svar: SVAR,
    vis: {
      klare: 'Klare til avgjørelse',
      venter: 'Venter på arbeidsgiver',
      paaVent: 'På vent',
      alle: 'Alle',
    },
    purpose: { warning: 'Advarsel', info: 'Informasjon', danger: 'Kritisk' },
    maalgruppe: MAALGRUPPE_NAVN,
    dagord: { ord: 'søkt etter som ord', uten: 'ikke med i søket' },
    sortField: {
      SoeknadsDato: 'Søknadsdato',
      Status: 'Status',
      Soeker: 'Navn',
      ArbeidsgiversSvar: 'Arbeidsgivers svar',
      Ventet: 'Ventet',
      SistPåloggetDato: 'Sist innlogget',
      TilgangFraDato: 'Aktiv siden',
      rettsmoete: 'Rettsmøte',
      domstol: 'Domstol',
      publiseringsdatoTiltale: 'Tiltale publisert',
      publiseringsdatoAvgjoerelse: 'Avgjørelse publisert',
      avgivelsesdato: 'Avgivelsesdato',
      sisteSak: 'Siste sak',
      relevans: 'Mest relevante',
    },
    format: { xlsx: 'Excel', csv: 'CSV', html: 'Nettside', json: 'JSON' },
    rolle: AUDIT_ROLES,
    side: AUDIT_SIDER,
    slag: AUDIT_SLAG,
    handling: AUDIT_ACTIONS,
    felt: PROFIL_FELT,
    endret: ENDRET_ORD,
    abonnementSlag: ABONNEMENT_SLAG,
    vurdering: VURDERINGER,
  });

/** The words for the value of a field; one of an older version, or of a field that takes anything, as it is. */
export function auditVerdi(key: string, value: string): string {
  const words: Readonly<Record<string, string>> = Object.hasOwn(AUDIT_VERDIER, key)
    ? AUDIT_VERDIER[key as keyof Verdier]
    : {};
  return Object.hasOwn(words, value) ? words[value]! : value;
}

type Verdi<K extends keyof Verdier> = Verdier[K] | readonly Verdier[K][] | undefined;

/** What a row says besides who, what, when and which case. */
export type AuditDetaljer = {
  readonly [K in AuditFelt]?: K extends keyof Verdier ? Verdi<K> : unknown;
};
