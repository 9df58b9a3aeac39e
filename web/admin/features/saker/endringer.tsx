import type { AdminSak, SakHendelseRad } from '#contract/admin/saker.ts';
import { displayName } from '#domain/person-name.ts';
import { BEGRENSNING_NAVN, GRUNNER } from '#domain/tilbaketrekking.ts';
import { formatCount, formatDayAndTime } from '#web/format.ts';
import { nameOf } from './change.ts';
import styles from './saker.module.css';
import { t } from './texts.ts';

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
          <span className={styles.event}>{`Saken kom fra ${sak.domstolNavn}.`}</span>
        </li>
      </ol>
    </section>
  );
}

/** For example «Astrid Domsland skjulte partene.» */
function eventText({ hendelse, av, omfang, dokument, begrensning }: SakHendelseRad): string {
  const who = av === null ? 'Driften, eller en tidligere administrator,' : displayName(av);
  const what = omfang === null ? 'saken' : nameOf({ omfang, dokument });
  const name = begrensning === null ? '' : ` «${BEGRENSNING_NAVN[begrensning]}»`;
  switch (hendelse) {
    case 'skjult':
      return `${who} skjulte ${what}.`;
    case 'opphevet':
      return `${who} opphevet skjulingen av ${what}.`;
    case 'begrensning_satt':
      return `${who} satte begrensningen${name}.`;
    case 'begrensning_opphevet':
      return `${who} opphevet begrensningen${name}.`;
  }
}

function reasonText({ hendelse, grunn, forklaring, varslet }: SakHendelseRad): string {
  const reason = grunn === null ? '' : `Grunn: ${GRUNNER[grunn].toLocaleLowerCase('nb')}. `;
  const label = hendelse === 'begrensning_satt' ? t.textToJournalists : t.explanation;
  const told =
    varslet > 0 ? ` Melding sendt til ${formatCount(varslet, 'journalist', 'journalister')}.` : '';
  return `${reason}${label}: ${forklaring}${told}`;
}
