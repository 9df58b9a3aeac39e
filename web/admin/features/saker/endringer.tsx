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
  switch (hendelse) {
    case 'skjult':
      return t.hid(who, what);
    case 'opphevet':
      return t.liftedHiding(who, what);
    case 'skjuling_endret':
      return t.changedHiding(who, what);
    case 'foreslaatt':
      return t.proposed(who, what);
    case 'forslag_godkjent':
      return t.approvedProposal(who);
    case 'forslag_avslaatt':
      return t.declinedProposal(who);
    case 'forslag_trukket':
      return t.withdrewProposal(who);
    case 'forslag_utloept':
      return t.proposalEnded;
    case 'begrensning_endret':
      return t.changedRestriction(who, name);
    case 'begrensning_satt':
      return t.restricted(who, name);
    case 'begrensning_opphevet':
      return t.liftedRestriction(who, name);
  }
}

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
