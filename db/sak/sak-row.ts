import {
  type Begrensning,
  type BegrensningType,
  type Dokument,
  type MoeteUtfall,
  type Sak,
  parseSaksnummer,
} from '#domain/sak.ts';
import { type SakTextRow, textsOfRow } from '#domain/sak-texts.ts';
import { NAME_FINDER } from '#domain/names/case-texts.ts';
import type { PartyName } from '#domain/names/party-names.ts';
import { withNamesFound } from '#domain/names/text-fields.ts';
import { namesOf } from './known-names.ts';
import { isAsRead, subjectWithoutNames, titleWithoutNames } from './names.ts';
import { moeteFields, sakFields, type StoredTexts } from './names-in-fields.ts';

/** A hearing inside the page's JSON: start and end in ms since 1970, room, address, type, and what says no name. */
type MoeteTuple = [
  number,
  number,
  string | null,
  string | null,
  string | null,
  BegrensningType[],
  StoredTexts | null,
];
type DokumentTuple = [
  Dokument['filtype'],
  string,
  string,
  string,
  Dokument['publiseringsdato'],
  Dokument['avgivelsesdato'],
  BegrensningType[],
  boolean,
  string | null,
  string | null,
  number,
  number,
];

type BegrensningTuple = [BegrensningType, string, Begrensning['gjelderTil'], string | null];

/** Everything of a case in one row, as `selectSaker` reads it (saker.ts). */
export interface SakRow extends SakTextRow {
  readonly sak_id: string;
  readonly saksnummer: string;
  readonly domstol_id: string;
  readonly domstol_navn: string;
  readonly domstol_navneformer: string[];
  readonly seter: string[];
  readonly sete: string | null;
  readonly seter_uten_suffiks: string[] | null;
  readonly saks_tema: string | null;
  readonly saks_tema_uten_navn: string | null;
  readonly uten_navn: StoredTexts | null;
  readonly navneleser: number;
  readonly parter: string | null;
  /** What the parties were called before, of a case whose texts are to be read. */
  readonly parter_foer: string[] | null;
  readonly parter_anonymisert: boolean;
  readonly parter_skjult: boolean;
  readonly begrensninger: BegrensningType[];
  readonly satte_begrensninger: BegrensningTuple[] | null;
  readonly moete_utfall: MoeteUtfall[];
  readonly er_hentet_fra_sak_api: boolean;
  readonly foerst_sett: Date;
  readonly endret: Date | null;
  readonly versjon: number;
  readonly moeter: MoeteTuple[] | null;
  readonly dokumenter: DokumentTuple[] | null;
}

/** The case of the row; what nobody has looked at for names yet is looked at here. */
export function toSak(stored: SakRow): Sak {
  const sak = fromRow(withTitlesFound(stored));
  return stored.navneleser < NAME_FINDER
    ? withNamesFound(sak, knownNames(stored), isAsRead(stored))
    : sak;
}

const knownNames = ({ parter, parter_foer }: SakRow) => namesOf([parter, ...(parter_foer ?? [])]);

function fromRow(row: SakRow): Sak {
  // A spread of so many fields before others costs as much as Postgres takes to give the case (Node 20; not in 24).
  return Object.assign(textsOfRow(row), {
    sakId: row.sak_id,
    saksnummer: row.saksnummer,
    domstolId: row.domstol_id,
    domstolNavn: row.domstol_navn,
    domstolSoekenavn: searchNames(row),
    saksTema: row.saks_tema,
    saksTemaUtenNavn: row.saks_tema_uten_navn,
    utenNavn: sakFields(row.uten_navn),
    parter: row.parter,
    parterAnonymisert: row.parter_anonymisert,
    parterErSkjult: row.parter_skjult,
    begrensninger: toBegrensninger(row),
    erHentetFraSakApi: row.er_hentet_fra_sak_api,
    foerstSett: row.foerst_sett,
    endret: row.endret,
    versjon: row.versjon,
    moeteUtfall: row.moete_utfall,
    rettsmoeter: (row.moeter ?? []).map(toMoete),
    dokumenter: (row.dokumenter ?? []).map(toDokument),
  });
}

/** As the import and the indexer store it, for a row that nobody has looked at yet (names.ts). */
function withTitlesFound(row: SakRow): SakRow {
  const isOld = row.navneleser < NAME_FINDER;
  const documents = row.dokumenter ?? [];
  if (!isOld && documents.every((tuple) => tuple[11] >= NAME_FINDER)) return row;
  const names = knownNames(row);
  return {
    ...row,
    saks_tema_uten_navn: isOld
      ? subjectWithoutNames(row.saks_tema, names, row)
      : row.saks_tema_uten_navn,
    dokumenter: documents.map((tuple) => withTitleFound(tuple, names)),
  };
}

function withTitleFound(tuple: DokumentTuple, names: readonly PartyName[]): DokumentTuple {
  const [filtype, tittel, filNavn, ...rest] = tuple;
  const [initialer, publisert, avgitt, begrensninger, erSkjult, uten, filUten, id, leser] = rest;
  const found = titleWithoutNames(
    { id, tittel, tittel_uten_navn: uten, fil_navn: filNavn, fil_navn_uten_navn: filUten },
    names,
  );
  return [
    ...([filtype, tittel, filNavn, initialer, publisert, avgitt, begrensninger, erSkjult] as const),
    ...([found.tittel_uten_navn, found.fil_navn_uten_navn, id, leser] as const),
  ];
}

/**
 * Code, names and former names of the court, and its seat: the one of the number's suffix, and those that no suffix is
 * known of, so that their towns lead to the court; all of the court when the number does not say which.
 */
function searchNames(row: SakRow): string[] {
  const suffix = parseSaksnummer(row.saksnummer)?.suffix ?? null;
  const names = [
    row.domstol_id,
    row.domstol_navn,
    ...row.domstol_navneformer,
    ...(row.sete === null ? row.seter : [row.sete, ...(row.seter_uten_suffiks ?? [])]),
    row.sete && suffix && !/\d/.test(suffix) ? suffix : null,
  ];
  return [...new Set(names.filter((name) => name !== null))];
}

/** What the court's list says, then what administrators have set. */
function toBegrensninger(row: SakRow): Begrensning[] {
  const listed = row.begrensninger.map((type) => ({ type, tekst: null, gjelderTil: null }));
  const set = row.satte_begrensninger ?? [];
  return [
    ...listed,
    ...set.map(([type, tekst, gjelderTil, utenNavn]) => ({
      ...{ type, tekst, gjelderTil },
      ...(utenNavn !== null && { tekstUtenNavn: utenNavn }),
    })),
  ];
}

function toMoete(tuple: MoeteTuple): Sak['rettsmoeter'][number] {
  const [start, slutt, sal, rettsalAdresse, rettsmoetetype, begrensninger, utenNavn] = tuple;
  return {
    start: new Date(start),
    slutt: new Date(slutt),
    sal,
    rettsalAdresse,
    rettsmoetetype,
    begrensninger,
    utenNavn: moeteFields(utenNavn),
  };
}

function toDokument(tuple: DokumentTuple): Dokument {
  const [filtype, tittel, filNavn, domstolInitialer, publiseringsdato, avgivelsesdato] = tuple;
  return {
    filtype,
    tittel,
    filNavn,
    domstolInitialer,
    publiseringsdato,
    avgivelsesdato,
    begrensninger: tuple[6],
    erSkjult: tuple[7],
    tittelUtenNavn: tuple[8],
    filNavnUtenNavn: tuple[9],
  };
}
