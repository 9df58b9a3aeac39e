import { mailTemplateName } from './mail.ts';
import { AUDIT_ROLES, auditActionName, type AuditAction } from './revisjon.ts';
import { ENDRET_ORD, PROFIL_ORD } from './revisjon-verdier.ts';
import type { Maalgruppe } from './banners.ts';
import { BEGRENSNING_NAVN, isBegrensning } from './sak.ts';
import { AUDIENCES, DECISIONS, FILES, HIDDEN, KINDS, MONTHS, t } from './revisjon-setning-texts.ts';
import { bokmaal } from './texts.ts';
import { osloDay, type Day } from './time.ts';
import { GRUNNER } from './tilbaketrekking.ts';

/** Of a row of the log, what its sentence is made from. */
export interface RevisjonHendelse {
  readonly handling: string;
  /** A key of AUDIT_ROLES: what an applicant does with an application is with the own one. */
  readonly rolle: string;
  readonly tidspunkt: string;
  readonly saksnummer: string | null;
  readonly sakId: string | null;
  readonly detaljer: Readonly<Record<string, unknown>>;
  /** Something was typed, and is kept apart. */
  readonly harOrd: boolean;
  /** The names of courts, applicants, users and contact persons that may be shown, and the numbers of cases, by id. */
  readonly navnPaa: Readonly<Record<string, string>>;
  /** Whose need the employer was asked about; null where nobody was, or the name may not be shown any more. */
  readonly gjelder: string | null;
}

/** Where the number of the case stands in a sentence: the page makes a link of it. A character that nobody types: a reason is in sentences too. */
export const SAK = '\uE000';

/** Around the name of the person whom a row is about: the page makes a link of it as well. */
const NAVN = { fra: '\uE001', til: '\uE002' } as const;
const navngitt = (navn: string) => `${NAVN.fra}${navn}${NAVN.til}`;

/** A piece of a sentence: words, the number of the case, or a person's name. */
export type Setningsdel =
  { readonly slag: 'ord' | 'person'; readonly tekst: string } | { readonly slag: 'sak' };

/** The sentence in its pieces. */
export function delerAv(setning: string): Setningsdel[] {
  const person = (tekst: string): Setningsdel[] => [{ slag: 'person', tekst }];
  return setning
    .split(/[\uE001\uE002]/u)
    .flatMap((tekst, nr) => (nr % 2 === 1 ? person(tekst) : ordOgSak(tekst)));
}

function ordOgSak(setning: string): Setningsdel[] {
  return setning.split(/(\uE000)/u).flatMap((tekst): Setningsdel[] => {
    if (tekst === '') return [];
    return [tekst === SAK ? { slag: 'sak' } : { slag: 'ord', tekst }];
  });
}

/** The sentence as text, with this number of the case. */
export function setningstekst(setning: string, sak: string): string {
  return delerAv(setning)
    .map((del) => (del.slag === 'sak' ? sak : del.tekst))
    .join('');
}

/** Who acted where no person did: 'Systemet', or for whom: a command says by whom it was run, and `navn` has ordered what the system does. */
export function systemetFor(
  { operatoer }: RevisjonHendelse['detaljer'],
  navn: string | null = null,
): string {
  const by = typeof operatoer === 'string' && operatoer !== '' ? operatoer : navn;
  return by === null ? AUDIT_ROLES.system : t.orderedBy(AUDIT_ROLES.system, by);
}

/**
 * What somebody did, as a plain sentence without the person: 'Søkte med ord i Oslo tingrett, 21.–28. november: 14 treff'. What was
 * typed is never in it. An action without a sentence of its own is said as the list of actions says it.
 */
export function setningOf(hendelse: RevisjonHendelse): string {
  const { handling } = hendelse;
  const own = Object.hasOwn(SENTENCES, handling) ? SENTENCES[handling as AuditAction] : undefined;
  const said = own?.(hendelse) ?? auditActionName(handling);
  return hendelse.sakId === null || said.includes(SAK) ? said : `${said}: ${SAK}`;
}

type Sentence = (hendelse: RevisjonHendelse) => string;

const SENTENCES: { readonly [A in AuditAction]?: Sentence } = bokmaal({
  soek: (row) =>
    `${row.harOrd ? t.searchedAmong : t.sawAmong}${kindOf(row)}${placeAndDays(row)}${hits(row)}${pageOf(row)}`,
  eksport: (row) => `Lastet ned ${cases(row)} fra et søk${placeAndDays(row)}`,
  dagsliste: (row) => `Så listen for ${dayOf(row) ?? t.aDay}${court(row)}: ${cases(row)}`,
  sak: () => `Åpnet saken ${SAK}`,
  dokument: ({ detaljer }) => `Åpnet ${fileOf(detaljer['filtype'])} i saken ${SAK}`,
  favoritter: (row) => `Så favorittene sine: ${cases(row)}`,
  favoritt_lagt_til: () => `La til ${SAK} som favoritt`,
  favoritt_slettet: () => `Fjernet ${SAK} fra favorittene`,
  notater: (row) => `Så notatene sine: ${cases(row)}`,
  notat_lagt_til: () => `Skrev et notat om ${SAK}`,
  notat_slettet: () => `Slettet notatet om ${SAK}`,
  soekeforslag: (row) => `Fikk forslag med navn på parter i ${cases(row)}`,
  soeknad_vist: (row) => `Så søknaden${whose(row)}`,
  soeknad_hentet: (row) => `Hentet søknaden${from(row, 'soeknadId')} på forhånd, som neste i køen`,
  soeknader_listet: (row) =>
    `Så listen over søknader: ${t.applications(lengthOf(row.detaljer['soeknadIder']))}`,
  soeknad_godkjent: (row) =>
    `Godkjente søknaden${from(row, 'soeknadId')}${row.detaljer['utenBekreftelse'] ? t.withoutConfirmation : ''}`,
  soeknad_avslaatt: (row) => `Avslo søknaden${from(row, 'soeknadId')}`,
  avgjoerelse_angret: (row) =>
    `Angret ${DECISIONS[row.detaljer['avgjoerelse'] === 'avslaatt' ? 'avslaatt' : 'godkjent']}${from(row, 'soeknadId')}`,
  soeknad_gjenaapnet: (row) =>
    `Tok opp igjen søknaden${from(row, 'soeknadId')}${stated(row.detaljer['begrunnelse'])}`,
  soeknad_kommentert: (row) => `Kommenterte søknaden${from(row, 'soeknadId')}`,
  kommentar_skrevet: (row) =>
    row.detaljer['soeknadId'] === undefined
      ? `Skrev en kommentar om ${user(row)}`
      : `Skrev en kommentar om søknaden${from(row, 'soeknadId')}`,
  arbeidsgiver_spurt_igjen: (row) =>
    `Spurte arbeidsgiver på nytt om søknaden${whose(row)}${row.detaljer['settPaaVent'] === true ? t.andPutOnHold : ''}`,
  kontaktperson_rettet: (row) => `Rettet kontaktpersonen i søknaden${whose(row)}`,
  profil_endret: ({ detaljer }) => `Endret profilen sin${fieldsOf(detaljer['felt'], PROFIL_ORD)}`,
  behov_vist: (row) =>
    row.gjelder === null
      ? 'Så spørsmålet til arbeidsgiver'
      : `Så spørsmålet til arbeidsgiver om behovet${need(row)}`,
  behov_bekreftet: (row) => `Bekreftet behovet${need(row)} som arbeidsgiver`,
  behov_avkreftet: (row) => `Avkreftet behovet${need(row)} som arbeidsgiver`,
  brukere_listet: (row) =>
    `Så listen over brukere: ${t.users(lengthOf(row.detaljer['brukerIder']))}`,
  bruker_vist: (row) => `Så ${user(row)}`,
  sletting_bestilt: (row) => `Bestilte sletting av ${user(row)}`,
  sletting_angret: (row) => `Angret slettingen av ${user(row)}`,
  bruker_slettet: (row) => `Slettet ${user(row)}`,
  bruker_suspendert: (row) => `Suspenderte ${user(row)}${until(row)}`,
  suspensjon_endret: (row) => `Endret suspensjonen av ${user(row)}${movedTo(row)}`,
  suspensjon_opphevet: (row) => `Opphevet suspensjonen av ${user(row)}`,
  redaksjoner_listet: (row) =>
    `Så listen over redaksjoner: ${t.newsrooms(Number(row.detaljer['antall'] ?? 0))}`,
  redaksjon_vist: (row) => `Så ${newsroom(row)}`,
  redaksjon_opprettet: (row) => `La til ${newsroom(row)}`,
  redaksjon_endret: (row) =>
    `Endret ${newsroom(row)}${fieldsOf(row.detaljer['endret'], ENDRET_ORD)}`,
  redaksjon_slettet: ({ detaljer: { navn } }) =>
    `Slettet ${typeof navn === 'string' ? t.newsroom(navn) : t.aNewsroom}`,
  redaksjoner_slaatt_sammen: (row) =>
    `Slo ${newsroom(row, 'andreRedaksjonId')} sammen med ${newsroom(row)}`,
  sammenslaaing_angret: (row) =>
    `Angret at ${newsroom(row, 'andreRedaksjonId')} ble slått sammen med ${newsroom(row)}`,
  bruker_redaksjon: (row) =>
    row.detaljer['redaksjonId'] === undefined
      ? `Tok ${user(row)} ut av ${newsroom(row, 'redaksjonFoerId')}`
      : `Flyttet ${user(row)} til ${newsroom(row)}`,
  soeknad_redaksjon: (row) =>
    row.detaljer['redaksjonId'] === undefined
      ? `Sa at søknaden${from(row, 'soeknadId')} ikke hører til en kjent redaksjon`
      : `Sa at søknaden${from(row, 'soeknadId')} hører til ${newsroom(row)}`,
  ubrukt_varslet: (row) => `Varslet ${user(row)} om ubrukt tilgang: avsluttes${until(row)}`,
  ubrukt_avsluttet: (row) => `Avsluttet den ubrukte tilgangen til ${user(row)}`,
  tilgang_beholdt: (row) =>
    `Beholdt den ubrukte tilgangen til ${user(row)}${stated(row.detaljer['begrunnelse'])}`,
  tilgang_ikke_beholdt: (row) => `Beholder ikke lenger den ubrukte tilgangen til ${user(row)}`,
  redaksjon_suspendert: (row) => `Suspenderte ${newsroom(row)}${through(row, 'gjelderTil')}`,
  redaksjon_suspensjon_endret: (row) =>
    `Endret suspensjonen av ${newsroom(row)}:${through(row, 'gjaldtTil')} →${through(row, 'gjelderTil')}`,
  redaksjon_suspensjon_opphevet: (row) => `Opphevet suspensjonen av ${newsroom(row)}`,
  redaksjonsliste_sendt: (row) => `Sendte listen over personer i ${newsroom(row)} til redaktøren`,
  redaksjonsliste_vist: (row) => `Så listen over personer i ${newsroom(row)} som redaktør`,
  redaksjonsliste_bekreftet: (row) =>
    `Bekreftet listen over personer i ${newsroom(row)} som redaktør${t.marked(lengthOf(row.detaljer['brukerIder']))}`,
  sak_slaatt_opp: () => `Slo opp ${SAK}`,
  sak_skjult: ({ detaljer }) => `Skjulte ${hiddenOf(detaljer)} ${SAK}${grunnOf(detaljer)}`,
  sak_opphevet: ({ detaljer }) =>
    `Opphevet skjulingen av ${hiddenOf(detaljer)} ${SAK}${secondOf(detaljer)}`,
  opphevelse_foreslaatt: ({ detaljer }) =>
    `Foreslo å oppheve skjulingen av ${hiddenOf(detaljer)} ${SAK}`,
  opphevelse_avslaatt: ({ detaljer }) =>
    `Avslo forslaget om å oppheve skjulingen av ${hiddenOf(detaljer)} ${SAK}`,
  opphevelse_trukket: ({ detaljer }) =>
    `Trakk forslaget om å oppheve skjulingen av ${hiddenOf(detaljer)} ${SAK}`,
  skjuling_endret: ({ detaljer }) =>
    `Endret skjulingen av ${hiddenOf(detaljer)} ${SAK}${fieldsOf(detaljer['endret'], ENDRET_ORD)}`,
  begrensning_satt: ({ detaljer }) => `Satte ${restrictionOf(detaljer)} på ${SAK}`,
  begrensning_endret: ({ detaljer }) =>
    `Endret ${restrictionOf(detaljer)} på ${SAK}${fieldsOf(detaljer['endret'], ENDRET_ORD)}`,
  begrensning_opphevet: ({ detaljer }) => `Opphevet ${restrictionOf(detaljer)} på ${SAK}`,
  liste_lastet_opp: ({ detaljer }) => `Så hva ${listOf(detaljer)} ville endret`,
  liste_lest_inn: ({ detaljer }) => `Leste inn ${listOf(detaljer)}`,
  liste_tatt_tilbake: ({ detaljer }) => `Tok tilbake ${listOf(detaljer)}`,
  avslagsgrunn_lagret: ({ detaljer: { navn, iBruk, nr } }) =>
    t.reason(nr === 1, typeof navn === 'string' ? ` «${navn}»` : '', iBruk === false),
  epostmal_lagret: ({ detaljer: { mal, nr, opprinnelig } }) => {
    const name = typeof mal === 'string' ? ` «${mailTemplateName(mal)}»` : '';
    if (opprinnelig === true) return t.mailTextBack(name);
    return t.mailText(name, typeof nr === 'number' ? t.edition(nr) : '');
  },
  varsel_lagret: (row) => `Lagret ${bannerOf(row)}`,
  varsel_stoppet: (row) => `Stoppet ${bannerOf(row)}`,
  varsel_slettet: (row) => `Slettet ${bannerOf(row)}`,
  revisjon_vist: (row) => `Så i revisjonsloggen${pageOf(row)}`,
  statistikk_vist: (row) => `Så statistikken${placeAndDays(row)}`,
  statistikk_eksportert: (row) => `Lastet ned statistikken${placeAndDays(row)}`,
  ord_vist: ({ detaljer: { begrunnelse } }) => `Så ordene i et søk${stated(begrunnelse)}`,
});

const listOf = ({ fil, antall }: RevisjonHendelse['detaljer']) =>
  typeof fil !== 'string'
    ? t.aList
    : `listen ${fil}${typeof antall === 'number' ? t.rows(antall) : ''}`;
/** Of rows of before there was only one. */
function bannerOf({ detaljer: { varselId, maalgruppe } }: RevisjonHendelse): string {
  if (typeof varselId !== 'number') return t.banner;
  const forWhom = AUDIENCES[maalgruppe as Maalgruppe] as string | undefined;
  return forWhom === undefined ? t.bannerNr(varselId) : t.bannerFor(varselId, forWhom);
}

const stated = (reason: unknown) => (typeof reason === 'string' ? t.stated(reason) : '');

function kindOf({ detaljer }: RevisjonHendelse): string {
  const kategori = searchOf(detaljer)['soekeKategori'];
  return KINDS[kategori === 'tiltaler' || kategori === 'avgjorelser' ? kategori : 'berammede'];
}

/** A search keeps its form under `soek`; rows of before have it beside the others. */
function searchOf(detaljer: RevisjonHendelse['detaljer']): Readonly<Record<string, unknown>> {
  const { soek } = detaljer;
  return typeof soek === 'object' && soek !== null ? (soek as Record<string, unknown>) : detaljer;
}

function court({ detaljer, navnPaa }: RevisjonHendelse): string {
  const id = searchOf(detaljer)['domstolid'];
  const ids = [id].flat().filter((one) => typeof one === 'string');
  if (ids.length === 0) return '';
  return t.inCourt(
    ids.map((one) => (one === 'alle' ? t.allCourts : (navnPaa[one] ?? one))).join(', '),
  );
}

function placeAndDays(row: RevisjonHendelse): string {
  const { fraDato, tilDato } = searchOf(row.detaljer);
  const days =
    isDay(fraDato) && isDay(tilDato) ? t.onDays(daysText(fraDato, tilDato, row.tidspunkt)) : '';
  return `${court(row)}${days}`;
}

function hits({ detaljer: { antallTreff } }: RevisjonHendelse): string {
  return typeof antallTreff === 'number' ? t.hits(antallTreff) : '';
}

function pageOf({ detaljer }: RevisjonHendelse): string {
  const page = Number(searchOf(detaljer)['page'] ?? 1);
  return page > 1 ? t.page(page) : '';
}

function cases({ detaljer: { sakIds, antall } }: RevisjonHendelse): string {
  const number = typeof antall === 'number' ? antall : lengthOf(sakIds);
  return t.cases(number);
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

function dayOf({ detaljer: { dag }, tidspunkt }: RevisjonHendelse): string | null {
  return isDay(dag) ? daysText(dag, dag, tidspunkt) : null;
}

function nameOf({ detaljer, navnPaa }: RevisjonHendelse, key: string): string | undefined {
  return navnPaa[String(detaljer[key])];
}

function from(row: RevisjonHendelse, key: string): string {
  const navn = nameOf(row, key);
  return navn === undefined ? '' : t.from(navngitt(navn));
}

const whose = (row: RevisjonHendelse) => (row.rolle === 'presse' ? t.own : from(row, 'soeknadId'));

const need = ({ gjelder }: RevisjonHendelse) => (gjelder === null ? '' : t.to(navngitt(gjelder)));

/** ': telefon og kontaktperson'; fields of an older version are left to the details. */
function fieldsOf(felt: unknown, ord: Readonly<Record<string, string>>): string {
  const fields = Array.isArray(felt) ? felt.map(String) : [];
  const known = fields.filter((one) => Object.hasOwn(ord, one));
  const words = [...new Set(known.map((one) => ord[one]!))];
  if (words.length === 0) return '';
  const before = words.slice(0, -1).join(', ');
  const last = words.at(-1)!;
  return t.fields(before === '' ? last : t.and(before, last));
}

function user(row: RevisjonHendelse): string {
  const navn = nameOf(row, 'brukerId');
  return navn === undefined ? t.aUser : t.user(navngitt(navn));
}

function newsroom(row: RevisjonHendelse, key = 'redaksjonId'): string {
  const navn = nameOf(row, key);
  return navn === undefined ? t.aNewsroom : t.newsroom(navn);
}

/** The last day of the suspension of a newsroom. */
function through({ detaljer, tidspunkt }: RevisjonHendelse, key: string): string {
  const day = detaljer[key];
  return isDay(day) ? t.through(daysText(day, day, tidspunkt)) : t.openEnded;
}

function until({ detaljer: { til }, tidspunkt }: RevisjonHendelse): string {
  return isDay(til) ? t.until(daysText(til, til, tidspunkt)) : '';
}

/** ': siste dag 30. november → 20. november'; how long it was is not in rows of before. */
function movedTo({ detaljer: { tilFoer, til }, tidspunkt }: RevisjonHendelse): string {
  if (!isDay(til)) return '';
  const now = daysText(til, til, tidspunkt);
  if (!isDay(tilFoer)) return t.lastDay(now);
  return tilFoer === til ? t.sameDay(now) : t.moved(daysText(tilFoer, tilFoer, tidspunkt), now);
}

function fileOf(filtype: unknown): string {
  return filtype === 'tiltale' || filtype === 'avgjoerelse' ? FILES[filtype] : t.aFile;
}

function hiddenOf({ omfang, ogsaaTiltale, filtype }: RevisjonHendelse['detaljer']): string {
  if (omfang === 'parter') return HIDDEN[ogsaaTiltale === true ? 'parterOgTiltale' : 'parter'];
  if (omfang !== 'dokument') return HIDDEN[omfang === 'sak' ? 'sak' : 'noe'];
  if (filtype === 'tiltale' || filtype === 'avgjoerelse') return t.inCase(FILES[filtype]);
  return HIDDEN.dokument;
}

/** Why something was hidden, as one of the reasons that can be chosen: the explanation beside it may name people. */
function grunnOf({ grunn }: RevisjonHendelse['detaljer']): string {
  const known = Object.entries(GRUNNER).find(([key]) => key === grunn);
  return known
    ? t.because(`${known[1].charAt(0).toLocaleLowerCase('nb')}${known[1].slice(1)}`)
    : '';
}

/** What is hidden for safety is shown again by two: the second one, or both at the command line. */
function secondOf({ forslagId, sammenMed }: RevisjonHendelse['detaljer']): string {
  if (typeof sammenMed === 'string') return t.togetherWith(sammenMed);
  return forslagId === undefined ? '' : t.asSecond;
}

function restrictionOf({ type }: RevisjonHendelse['detaljer']): string {
  return typeof type === 'string' && isBegrensning(type) ? BEGRENSNING_NAVN[type] : t.aRestriction;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (value: unknown): value is Day => typeof value === 'string' && DAY.test(value);

/** '21.–28. november', with the year where it is not the one of `said`, an instant. */
function daysText(from: Day, to: Day, said: string): string {
  const [fromYear, fromMonth, fromDay] = from.split('-').map(Number) as [number, number, number];
  const [toYear, toMonth, toDay] = to.split('-').map(Number) as [number, number, number];
  const year = osloDay(new Date(said)).slice(0, 4);
  const ending = (of: number) => (String(of) === year ? '' : ` ${of}`);
  const last = `${toDay}. ${MONTHS[toMonth - 1]}${ending(toYear)}`;
  if (from === to) return last;
  if (fromYear !== toYear)
    return `${fromDay}. ${MONTHS[fromMonth - 1]} ${fromYear}–${toDay}. ${MONTHS[toMonth - 1]} ${toYear}`;
  const first = fromMonth === toMonth ? `${fromDay}.` : `${fromDay}. ${MONTHS[fromMonth - 1]}`;
  return `${first}–${last}`;
}
