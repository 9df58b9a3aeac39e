import type { AdminSak, SakHendelseRad } from '#contract/admin/saker.ts';
import { displayName } from '#domain/person-name.ts';
import { BEGRENSNING_NAVN, GRUNNER } from '#domain/tilbaketrekking.ts';
import { formatDayAndTime } from '#web/format.ts';
import { nameOf } from './change.ts';
import styles from './saker.module.css';
import { HIDEABLE, t } from './texts.tsx';

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
    case 'begrensning_satt':
      return t.restricted(who, name);
    case 'begrensning_opphevet':
      return t.liftedRestriction(who, name);
  }
}

function reasonText({ hendelse, grunn, forklaring, varslet }: SakHendelseRad): string {
  return [
    grunn !== null && t.because(GRUNNER[grunn].toLocaleLowerCase('nb')),
    (hendelse === 'begrensning_satt' ? t.toJournalists : t.explained)(forklaring),
    varslet > 0 && t.told(varslet),
  ]
    .filter(Boolean)
    .join(' ');
}
