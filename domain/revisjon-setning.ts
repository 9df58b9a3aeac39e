import { mailTemplateName } from './mail.ts';
import { AUDIT_ROLES, auditActionName, type AuditAction } from './revisjon.ts';
import {
  bannerOf,
  cases,
  court,
  dayOf,
  endsOn,
  fieldsOf,
  fileOf,
  from,
  grunnOf,
  hiddenOf,
  hits,
  kindOf,
  lengthOf,
  listOf,
  movedTo,
  need,
  newsroom,
  ofMonth,
  pageOf,
  placeAndDays,
  restrictionOf,
  secondOf,
  stated,
  through,
  until,
  user,
  verdict,
  whose,
  type RevisjonHendelse,
} from './revisjon-setning-ledd.ts';
import { DECISIONS, t } from './revisjon-setning-texts.ts';
import { ENDRET_ORD, PROFIL_ORD } from './revisjon-verdier.ts';
import { bokmaal } from './texts.ts';

/** Where the number of the case stands in a sentence: the page makes a link of it. A character that nobody types: a reason is in sentences too. */
export const SAK = '\uE000';

/** A piece of a sentence: words, the number of the case, or a person's name. */
type Setningsdel =
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
  klage_sendt: ({ detaljer: { forSen } }) =>
    `Klaget på avslaget på søknaden sin${forSen === true ? t.afterTheLastDay : ''}`,
  klage_oversendt: (row) =>
    `Sendte videre klagen på avslaget på søknaden${from(row, 'soeknadId')}${stated(row.detaljer['begrunnelse'])}`,
  klage_avvist: (row) =>
    `Avviste klagen på avslaget på søknaden${from(row, 'soeknadId')} som for sen${stated(row.detaljer['begrunnelse'])}`,
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
  innsyn_gitt: (row) => `Lastet ned alt om ${user(row)}`,
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
  ubrukt_varslet: (row) => `Varslet ${user(row)} om ubrukt tilgang${endsOn(row)}`,
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
  gjennomgang_vist: (row) => `Så gjennomgangen av loggen${ofMonth(row)}`,
  gjennomgang_vurdert: (row) => t.judged(ofMonth(row), verdict(row)),
  gjennomgang_signert: (row) => `Signerte gjennomgangen av loggen${ofMonth(row)}`,
  statistikk_vist: (row) => `Så statistikken${placeAndDays(row)}`,
  statistikk_eksportert: (row) => `Lastet ned statistikken${placeAndDays(row)}`,
  ord_vist: ({ detaljer: { begrunnelse } }) => `Så ordene i et søk${stated(begrunnelse)}`,
});
