import { parseSaksnummer } from '#domain/saksnummer.ts';
import { isSakstypeKode, SAKSTYPER } from '#domain/sakstype.ts';
import type { ListeTreff, SakLinje } from './schema.ts';

export interface MoeteRow {
  readonly start: Date;
  readonly slutt: Date;
  readonly sal: string | null;
  readonly rettsal_adresse: string | null;
  readonly rettsmoetetype: string | null;
}

/** A case as it is to stand in the database. From a list, only what a list tells is written. */
export interface SakRow {
  readonly sak_id: string;
  readonly saksnummer: string;
  readonly domstol_id: string;
  readonly saks_tema: string | null;
  readonly sakstype: string | null;
  readonly parter: string | null;
  readonly parter_anonymisert: boolean;
  readonly advokat: string | null;
  readonly bistandsadvokater: readonly string[];
  readonly rettens_administrator: string | null;
  readonly er_hentet_fra_sak_api: boolean;
  readonly beskrivelse: string | null;
}

/** What a row tells; the court is still only a name. */
export interface Known {
  readonly sak: Omit<SakRow, 'domstol_id'>;
  readonly domstol: string | null;
  readonly moeter: readonly MoeteRow[];
}

export function fromLinje(linje: SakLinje): Known {
  const api = linje.erHentetFraSakApi;
  const sak = {
    sak_id: api ? apiSakId(linje.saksnummer) : linje.sakId!,
    saksnummer: linje.saksnummer,
    saks_tema: linje.saksTema,
    sakstype: linje.sakstype ?? sakstypeOf(linje.saksnummer),
    parter: linje.parter,
    parter_anonymisert: linje.parterAnonymisert,
    advokat: linje.advokat,
    bistandsadvokater: linje.bistandsadvokater,
    rettens_administrator: linje.rettensAdministrator,
    er_hentet_fra_sak_api: api,
    beskrivelse: linje.beskrivelse,
  };
  const moeter = linje.møteliste.map(({ rettsalAdresse, ...moete }) => ({
    ...moete,
    rettsal_adresse: rettsalAdresse,
  }));
  return { sak, domstol: linje.domstol, moeter: distinct(moeter) };
}

export function fromListe(treff: ListeTreff): Known {
  const sak = {
    sak_id: treff.sakId,
    saksnummer: treff.saksnummer,
    saks_tema: treff.sakenGjelder,
    sakstype: sakstypeOf(treff.saksnummer),
    parter: treff.parter,
    parter_anonymisert: false,
    advokat: null,
    bistandsadvokater: [],
    rettens_administrator: null,
    er_hentet_fra_sak_api: false,
    beskrivelse: null,
  };
  const nothing = { sal: null, rettsal_adresse: null, rettsmoetetype: null };
  const moeter = treff.rettsmoeteIntervaller.map((intervall) => ({ ...intervall, ...nothing }));
  return { sak, domstol: treff.domstol, moeter: distinct(moeter) };
}

/** A case-API case is known by its number: `25-187797MED-TSOS/TSAR` → `api:25-187797MED-TSOS.TSAR`. */
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

/** Ascending by start; the same hearing twice is one hearing. */
function distinct(moeter: readonly MoeteRow[]): MoeteRow[] {
  const unique = new Map(moeter.map((moete) => [JSON.stringify(moete), moete]));
  return [...unique.values()].sort((a, b) => a.start.getTime() - b.start.getTime());
}
