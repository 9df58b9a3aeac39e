import type { StoredTexts } from '#db/sak/names-in-fields.ts';
import { type BegrensningType, parseSaksnummer } from '#domain/sak.ts';
import { NO_TEXTS, rowOfTexts, type SakTextRow } from '#domain/sak-texts.ts';
import { SAKSTYPER, isSakstypeKode } from '#domain/sakstyper.ts';
import type { ListeTreff, SakLinje } from './schema.ts';

export interface MoeteRow {
  readonly start: Date;
  readonly slutt: Date;
  readonly sal: string | null;
  readonly rettsal_adresse: string | null;
  readonly rettsmoetetype: string | null;
  readonly begrensninger: readonly BegrensningType[];
  readonly uten_navn?: StoredTexts | null;
}

/** A row of `sak` as the import writes it. Of a list's row, only the columns that a list knows are written. */
export interface SakRow extends SakTextRow {
  readonly sak_id: string;
  readonly saksnummer: string;
  readonly domstol_id: string;
  readonly saks_tema: string | null;
  /** Without the names of these parties; those that the case had before are added when it is written. */
  readonly saks_tema_uten_navn: string | null;
  readonly uten_navn?: StoredTexts | null;
  readonly parter: string | null;
  readonly parter_anonymisert: boolean;
  readonly er_hentet_fra_sak_api: boolean;
  readonly begrensninger: readonly BegrensningType[];
}

/** A case as its row gives it; the court is still only a name. */
export interface Known {
  readonly sak: Omit<SakRow, 'domstol_id'>;
  readonly domstol: string | null;
  readonly moeter: readonly MoeteRow[];
  readonly ankeFra: string | null;
}

export function fromLinje(linje: SakLinje): Known {
  const api = linje.erHentetFraSakApi;
  const sak = {
    ...rowOfTexts(linje),
    sak_id: api ? apiSakId(linje.saksnummer) : linje.sakId!,
    saksnummer: linje.saksnummer,
    ...{ saks_tema: linje.saksTema, saks_tema_uten_navn: null },
    sakstype: linje.sakstype ?? sakstypeOf(linje.saksnummer),
    parter: linje.parter,
    parter_anonymisert: linje.parterAnonymisert,
    er_hentet_fra_sak_api: api,
    begrensninger: linje.begrensninger,
  };
  const moeter = linje.møteliste.map(({ rettsalAdresse, ...moete }) => ({
    ...moete,
    rettsal_adresse: rettsalAdresse,
  }));
  return { sak, domstol: linje.domstol, moeter: distinct(moeter), ankeFra: linje.ankeFra };
}

export function fromListe(treff: ListeTreff): Known {
  const sak = {
    ...rowOfTexts(NO_TEXTS),
    sak_id: treff.sakId,
    saksnummer: treff.saksnummer,
    ...{ saks_tema: treff.sakenGjelder, saks_tema_uten_navn: null },
    sakstype: sakstypeOf(treff.saksnummer),
    parter: treff.parter,
    parter_anonymisert: false,
    er_hentet_fra_sak_api: false,
    begrensninger: [],
  };
  const nothing = { sal: null, rettsal_adresse: null, rettsmoetetype: null, begrensninger: [] };
  const moeter = treff.rettsmoeteIntervaller.map((intervall) => ({ ...intervall, ...nothing }));
  return { sak, domstol: treff.domstol, moeter: distinct(moeter), ankeFra: null };
}

/** The id of a case from a case API, made of its number: `25-187797MED-TSOS/TSAR` → `api:25-187797MED-TSOS.TSAR`. */
export function apiSakId(saksnummer: string): string {
  const plain = saksnummer.replaceAll('/', '.').replace(/[^A-Za-z0-9._-]/gu, (letter) => {
    return `_${letter.codePointAt(0)!.toString(16)}`;
  });
  return `api:${plain}`;
}

function sakstypeOf(saksnummer: string): string | null {
  const code = parseSaksnummer(saksnummer)?.type;
  return code && isSakstypeKode(code) ? SAKSTYPER[code] : null;
}

/** Without repeated hearings, ascending by start. */
function distinct(moeter: readonly MoeteRow[]): MoeteRow[] {
  const unique = new Map(moeter.map((moete) => [JSON.stringify(moete), moete]));
  return [...unique.values()].sort((a, b) => a.start.getTime() - b.start.getTime());
}
