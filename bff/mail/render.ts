import { inLanguage } from '#bff/language.ts';
import { signLink } from '#bff/session/crypto.ts';
import type { KeyRing } from '#bff/session/key-ring.ts';
import {
  arbeidsgiverPaths,
  OM_MORGENEN,
  redaksjonPaths,
  sidePaths,
  varslingPaths,
} from '#contract/paths.ts';
import { type EpostTekst, type RedigerbarMal, isRedigerbar } from '#domain/epost-mal.ts';
import { language } from '#domain/texts.ts';
import { WORDS, examplesAt } from './editable.ts';
import { type Edited, type Values, fillIn, partsOf, textOf } from './edited.ts';
import type { Content, Links, MailTemplate, ReadyMail, Template } from './mail.ts';
import { type Parts, partOf, subjectOf, toHtml, toText } from './markup.ts';
import { aarligPaaminnelse } from './templates/aarlig-paaminnelse.ts';
import { arbeidsgiverEndret } from './templates/arbeidsgiver-endret.ts';
import { arbeidsgiverForespoersel } from './templates/arbeidsgiver-forespoersel.ts';
import { arbeidsgiverIkkeSvart } from './templates/arbeidsgiver-ikke-svart.ts';
import { arbeidsgiverPaaminnelse } from './templates/arbeidsgiver-paaminnelse.ts';
import { begrensningSatt } from './templates/begrensning-satt.ts';
import {
  brukerSlettet,
  brukerSuspendert,
  slettingAngret,
  suspensjonOpphevet,
} from './templates/bruker.ts';
import { adresseLaget, noekkelLaget, noekkelUtloeper } from './templates/noekler.ts';
import { adresseBekreft, morgenvarsel } from './templates/morgenvarsel.ts';
import { klageBesvart, withKlagerett } from './templates/klage.ts';
import { notices } from './templates/notices.ts';
import {
  redaksjonListe,
  redaksjonListePaaminnelse,
  redaksjonSluppetInn,
  redaksjonSuspendert,
} from './templates/redaksjon.ts';
import { revisjonAnker } from './templates/revisjon-anker.ts';
import { sakSkjult } from './templates/sak-skjult.ts';
import { soeknadAvslaatt } from './templates/soeknad-avslaatt.ts';
import { soeknadGjenaapnet } from './templates/soeknad-gjenaapnet.ts';
import { soeknadGodkjent } from './templates/soeknad-godkjent.ts';
import { soeknadMottatt } from './templates/soeknad-mottatt.ts';
import { ubruktAvsluttet, ubruktVarsel } from './templates/ubrukt.ts';

interface LinkContext {
  /** The service's origin. */
  readonly publicUrl: string;
  /** What links are signed with. */
  readonly sessionKeys: KeyRing;
}
export interface RenderContext extends LinkContext {
  /** What the reader's own notes are encrypted with. */
  readonly noteKeys: KeyRing;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address that a mail program asks, without its reader's doing more, to stop messages of this kind; null: there is none. */
  readonly unsubscribe: string | null;
}

/** The template of every message. A missing one does not compile. */
const templates: { readonly [T in MailTemplate]: Template<T> } = {
  soeknad_mottatt: soeknadMottatt,
  arbeidsgiver_forespoersel: arbeidsgiverForespoersel,
  arbeidsgiver_paaminnelse: arbeidsgiverPaaminnelse,
  arbeidsgiver_ikke_svart: arbeidsgiverIkkeSvart,
  soeknad_godkjent: soeknadGodkjent,
  soeknad_gjenaapnet: soeknadGjenaapnet,
  soeknad_avslaatt: soeknadAvslaatt,
  klage_besvart: klageBesvart,
  arbeidsgiver_endret: arbeidsgiverEndret,
  aarlig_paaminnelse: aarligPaaminnelse,
  sak_skjult: sakSkjult,
  begrensning_satt: begrensningSatt,
  bruker_suspendert: brukerSuspendert,
  suspensjon_opphevet: suspensjonOpphevet,
  bruker_slettet: brukerSlettet,
  redaksjon_suspendert: redaksjonSuspendert,
  redaksjon_sluppet_inn: redaksjonSluppetInn,
  redaksjon_liste: redaksjonListe,
  redaksjon_liste_paaminnelse: redaksjonListePaaminnelse,
  sletting_angret: slettingAngret,
  noekkel_laget: noekkelLaget,
  noekkel_utloeper: noekkelUtloeper,
  adresse_laget: adresseLaget,
  ubrukt_varsel: ubruktVarsel,
  ubrukt_avsluttet: ubruktAvsluttet,
  adresse_bekreft: adresseBekreft,
  morgenvarsel,
  revisjon_anker: revisjonAnker,
  nyheter: notices,
};

/** We do not know which language an employer or an editor reads: bokmål comes first, and nynorsk below it. */
const IN_BOTH: readonly MailTemplate[] = [
  ...(['arbeidsgiver_forespoersel', 'arbeidsgiver_paaminnelse'] as const),
  ...(['redaksjon_liste', 'redaksjon_liste_paaminnelse'] as const),
];

/**
 * The message as it is sent, in the language of now or in both: as administrators have written it, or else in the program's own words.
 * Signed links are made here and never stored.
 */
export function renderMail(
  mail: ReadyMail,
  context: LinkContext,
  edited: Edited | null = null,
): RenderedMail {
  const part = () => partOf(contentOf(mail, context, edited), context.publicUrl);
  const parts: Parts = IN_BOTH.includes(mail.mal)
    ? [inLanguage('nb', part), inLanguage('nn', part)]
    : [part()];
  return {
    subject: subjectOf(parts),
    text: toText(parts),
    html: toHtml(parts),
    unsubscribe: unsubscribeOf(mail, context),
  };
}

function contentOf(mail: ReadyMail, context: LinkContext, edited: Edited | null): Content {
  const template = templates[mail.mal] as Template<MailTemplate>;
  const own = template(mail.data, linksOf(context));
  if (edited === null || !isRedigerbar(mail.mal) || isForFreelancer(mail)) return own;
  const { subject, blocks } = fillIn(edited[language()], valuesOf(mail.mal, mail.data, own));
  // What administrators write leaves out nothing that the law demands.
  return mail.mal === 'soeknad_avslaatt'
    ? { subject, blocks: withKlagerett(blocks, mail.data.klage) }
    : { subject, blocks };
}

/** An editor who vouches for a freelancer is asked something else than an employer, in the program's own words. */
const isForFreelancer = ({ data }: ReadyMail) => 'frilanser' in data && data.frilanser === true;

function valuesOf(mal: RedigerbarMal, data: ReadyMail['data'], own: Content): Values {
  return { ...partsOf(own), ...(WORDS[mal] as (data: ReadyMail['data']) => Values)(data) };
}

/** Whether an e-mail is sent in both languages at once. */
export const isInBoth = (mal: MailTemplate): boolean => IN_BOTH.includes(mal);

/** The program's own words, in the language of now, as a text to edit. */
export function ownText(mal: RedigerbarMal, now: Date, context: LinkContext): EpostTekst {
  const example = examplesAt(now)[mal];
  const own = contentOf(example, context, null);
  return textOf(mal, own, valuesOf(mal, example.data, own));
}

function unsubscribeOf(mail: ReadyMail, { publicUrl, sessionKeys }: LinkContext): string | null {
  const stop = (id: string, utloeper: string, purpose: 'stopp_varsling' | 'stopp_morgenvarsel') => {
    const target = { id, expires: new Date(utloeper) };
    return publicUrl + varslingPaths.stopp.href(signLink(sessionKeys, target, purpose));
  };
  if (mail.mal === 'nyheter')
    return stop(mail.data.stopp.id, mail.data.stopp.utloeper, 'stopp_varsling');
  if (mail.mal === 'morgenvarsel')
    return stop(mail.data.noekkel, mail.data.utloeper, 'stopp_morgenvarsel');
  return null;
}

function linksOf({ publicUrl, sessionKeys }: LinkContext): Links {
  return {
    service: publicUrl,
    soeknad: `${publicUrl}/soeknad`,
    reautentiser: `${publicUrl}/reautentiser`,
    bekreft: (bekreftelse) =>
      publicUrl + arbeidsgiverPaths.side.href(signLink(sessionKeys, bekreftelse)),
    redaksjonsliste: (liste) =>
      publicUrl + redaksjonPaths.side.href(signLink(sessionKeys, liste, 'redaksjon_liste')),
    sak: (sakId) => publicUrl + sidePaths.sak.href(sakId),
    nytt: `${publicUrl}/nytt`,
    favoritter: `${publicUrl}/favoritter`,
    soek: (id) => `${publicUrl}/lagrede-sok?aapne=${id}`,
    profil: `${publicUrl}/profil`,
    varsler: `${publicUrl}/profil#varsler`,
    stopp: (link) =>
      publicUrl + varslingPaths.side.href(signLink(sessionKeys, link, 'stopp_varsling')),
    adminSoeknader: `${publicUrl}/admin/soeknader`,
    drift: `${publicUrl}/admin/drift`,
    mineVarsler: `${publicUrl}/admin/mine-varsler`,
    bekreftAdresse: (link) =>
      `${publicUrl}/admin/mine-varsler?bekreft=${signLink(sessionKeys, link, 'bekreft_adresse')}`,
    stoppMorgenvarsel: (link) =>
      publicUrl +
      varslingPaths.side.href(signLink(sessionKeys, link, 'stopp_morgenvarsel')) +
      OM_MORGENEN,
  };
}
