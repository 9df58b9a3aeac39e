import type { KjentRedaksjon } from '#contract/admin/redaksjoner.ts';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { isSameMailbox } from '#domain/arbeidsgiver.ts';
import { lastDayOf } from '#domain/redaksjon-suspensjon.ts';
import { navnOf } from '#web/admin/ui/labels.tsx';
import { KJENNSKAP } from '#domain/redaksjon-vurdering.ts';
import { formatDay, formatTime } from '#web/format.ts';
import { Message } from '#web/ui/message.tsx';
import styles from './soeknad.module.css';
import { t } from './redaksjon-texts.ts';

/** What is known of newsroom and contact person, before everything else, and why. */
export function Kjennskap({ soeknad }: { readonly soeknad: SoeknadDetaljer }) {
  const { redaksjonen } = soeknad;
  const { kjennskap, advarsel, redaksjon } = redaksjonen;
  const isKnown = kjennskap === 'redaktoer' || kjennskap === 'kontakt';
  const suspended = redaksjon?.status === 'suspendert';
  return (
    <div className={styles.svar}>
      <Message
        purpose={isKnown && !suspended ? 'success' : 'warning'}
        heading={KJENNSKAP[kjennskap]}
      >
        {advarsel && (
          <p>
            <strong>{WARNINGS[advarsel.hva](advarsel.navn, advarsel.redaksjon)}</strong>
          </p>
        )}
        {redaksjon && suspended && (
          <p>
            <strong>{suspensionOf(redaksjon)}</strong>
          </p>
        )}
        {soeknad.soeknad.jobberSomFrilanser && <p>{vouchingOf(soeknad)}</p>}
        <p>{reasonsOf(soeknad).filter(Boolean).join(' ')}</p>
      </Message>
    </div>
  );
}

const WARNINGS = {
  fremmedDomene: t.foreignAddress,
  annenAdresse: t.otherAddress,
  redaktoerEtAnnetSted: t.editorElsewhere,
};

const suspensionOf = ({ navn, suspendertTil }: NonNullable<KjentRedaksjon['redaksjon']>) =>
  suspendertTil
    ? t.suspendedThrough(navn, formatDay(lastDayOf(suspendertTil)!))
    : t.suspended(navn);

/** Of a freelancer, who vouches: whether that person is known is said by the heading and the reasons. */
function vouchingOf({ bekreftelser: [newest], soeknad, fornavn, etternavn }: SoeknadDetaljer) {
  const { kontaktpersonArbeidsgiver: who, kontaktpersonOrganisasjon: where } = soeknad;
  const isHers = newest && isSameMailbox(newest.epost, soeknad.kontaktpersonEpost);
  const say = {
    bekreftet: t.vouches,
    avkreftet: t.doesNotVouch,
    none: t.mayVouch,
  }[(isHers && newest.svar) || 'none'];
  const title = soeknad.kontaktpersonStilling.toLocaleLowerCase('nb');
  return `${t.freelancer} ${say(who, title, where, navnOf({ fornavn, etternavn }))}`;
}

/** Who the contact person is, by what the newsroom was recognised, and what that person has answered. */
function reasonsOf(soeknad: SoeknadDetaljer): string[] {
  const { redaksjonen, soeknad: sent } = soeknad;
  const { kjennskap, redaksjon, grunnlag, domene } = redaksjonen;
  if (!redaksjon)
    return [
      grunnlag === 'valgt' ? t.saidUnknown : t.unknownNewsroom(sent.kontaktpersonOrganisasjon),
    ];
  const who = {
    redaktoer: t.isEditor(sent.kontaktpersonArbeidsgiver, redaksjon.navn),
    kontakt: t.isContact(sent.kontaktpersonArbeidsgiver, redaksjon.navn),
    ukjentKontakt: t.unknownContact(sent.kontaktpersonEpost, redaksjon.navn),
    ukjent: '',
  }[kjennskap];
  return [who, grunnlag ? t.belongs[grunnlag](domene) : '', answerOf(soeknad)];
}

/** Only of the address that was judged: another one may have been asked before. */
function answerOf({ bekreftelser: [newest], soeknad }: SoeknadDetaljer): string {
  if (!newest?.svar || !newest.svart || !isSameMailbox(newest.epost, soeknad.kontaktpersonEpost))
    return '';
  const say = newest.svar === 'bekreftet' ? t.confirmed : t.denied;
  return say(formatDay(newest.svart), formatTime(newest.svart));
}
