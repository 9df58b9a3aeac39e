import type { AdminSak, SakHendelseRad } from '#contract/admin/saker.ts';
import { displayName } from '#domain/person-name.ts';
import { BEGRENSNING_NAVN, type Grunn, GRUNNER } from '#domain/tilbaketrekking.ts';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import { nameOf } from './change.ts';
import styles from './saker.module.css';
import { ENDRET_NAVN, HIDEABLE, t } from './texts.tsx';

type Endring = SakHendelseRad['endret'][number];

/** What was done with the case, newest first, down to when it came. */
export function Endringer({ sak }: { readonly sak: AdminSak }) {
  return (
    <section className={styles.card} aria-labelledby="endringer">
      <h3 id="endringer">{t.changes}</h3>
      <ol className={styles.events}>
        {sak.historikk.map((one) => (
          <li key={`${one.tidspunkt} ${one.hendelse} ${eventText(one)}`}>
            <time dateTime={one.tidspunkt}>{formatDayAndTime(one.tidspunkt)}</time>
            <span className={styles.event}>
              {eventText(one)} <span className={styles.quiet}>{reasonText(one)}</span>
            </span>
          </li>
        ))}
        <li>
          <time dateTime={sak.foerstSett}>{formatDayAndTime(sak.foerstSett)}</time>
          <span className={styles.event}>{t.cameFrom(sak.domstolNavn)}</span>
        </li>
      </ol>
    </section>
  );
}

/** For example «Astrid Domsland skjulte partene.» */
function eventText({ hendelse, av, omfang, dokument, begrensning }: SakHendelseRad): string {
  const who = av === null ? t.unknownAdministrator : displayName(av);
  const what = omfang === null ? HIDEABLE.sak : nameOf({ omfang, dokument });
  const name = begrensning === null ? null : BEGRENSNING_NAVN[begrensning];
  return EVENTS[hendelse]({ who, what, name });
}

interface Said {
  readonly who: string;
  readonly what: string;
  readonly name: string | null;
}

const EVENTS: Readonly<Record<SakHendelseRad['hendelse'], (said: Said) => string>> = {
  skjult: ({ who, what }) => t.hid(who, what),
  opphevet: ({ who, what }) => t.liftedHiding(who, what),
  skjuling_endret: ({ who, what }) => t.changedHiding(who, what),
  foreslaatt: ({ who, what }) => t.proposed(who, what),
  forslag_godkjent: ({ who }) => t.approvedProposal(who),
  forslag_avslaatt: ({ who }) => t.declinedProposal(who),
  forslag_trukket: ({ who }) => t.withdrewProposal(who),
  forslag_utloept: () => t.proposalEnded,
  begrensning_satt: ({ who, name }) => t.restricted(who, name),
  begrensning_endret: ({ who, name }) => t.changedRestriction(who, name),
  begrensning_opphevet: ({ who, name }) => t.liftedRestriction(who, name),
};

function reasonText({ hendelse, grunn, endret, forklaring, varslet }: SakHendelseRad): string {
  return [
    grunn !== null && t.because(GRUNNER[grunn].toLocaleLowerCase('nb')),
    ...endret.map(({ felt, fra, til }) =>
      t.changedFrom(ENDRET_NAVN[felt], valueOf(felt, fra), valueOf(felt, til)),
    ),
    forklaring !== '' &&
      (hendelse === 'begrensning_satt' ? t.toJournalists : t.explained)(forklaring),
    varslet > 0 && t.told(varslet),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A reason in words, a day as a day. */
function valueOf(felt: Endring['felt'], value: string | null): string {
  if (value === null) return t.noValue;
  if (felt === 'grunn') return GRUNNER[value as Grunn] ?? value;
  return felt === 'gjelderTil' || felt === 'seIgjen' ? formatDay(value) : value;
}
