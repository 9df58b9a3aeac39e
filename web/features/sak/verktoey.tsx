import { CalendarPlus, Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { useHref } from 'react-router';
import type { Saksdetaljer } from '#contract/sak.ts';
import { formatLongDay, formatTime, formatWeekday } from '#web/format.ts';
import { kalenderHref } from '#web/sak/kalender.ts';
import { sakHref } from '#web/sak/sak-address.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Message } from '#web/ui/message.tsx';
import { leadingMoete } from './hearing-marks.ts';
import styles from './verktoey.module.css';
import { t } from './texts.tsx';

interface Props {
  readonly sak: Saksdetaljer;
  readonly now: Date;
}

/** What one does with a case: its hearings to come as a calendar file, its reference to write about it, a page of paper. */
export function Verktoey({ sak, now }: Props) {
  const reference = useReference(sak, now);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async () => {
    setCopied(null);
    try {
      await navigator.clipboard.writeText(reference.text());
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };
  const kalender = kalenderHref(
    sak,
    sak.møteliste.map(({ slutt }) => slutt),
    now,
  );
  return (
    <>
      <div className={styles.verktoey}>
        {kalender && (
          <LinkButton size="small" reloadDocument download to={kalender}>
            <Icon icon={CalendarPlus} size={1} />
            {t.toCalendar}
          </LinkButton>
        )}
        <Button variant="secondary" size="small" onPress={() => void copy()}>
          <Icon icon={Copy} size={1} />
          {t.copyReference}
        </Button>
        <Button variant="secondary" size="small" onPress={() => window.print()}>
          <Icon icon={Printer} size={1} />
          {t.print}
        </Button>
      </div>
      {copied === 'yes' && (
        <div className={styles.receipt}>
          <Message purpose="success" role="status" onClose={() => setCopied(null)}>
            <p>{t.copied(reference.said)}</p>
          </Message>
        </div>
      )}
      {copied === 'no' && (
        <div className={styles.receipt}>
          <Message purpose="danger" role="alert" onClose={() => setCopied(null)}>
            <p>{t.notCopied}</p>
            <textarea
              // Selected from the start: one press of the keys copies it.
              ref={(field) => void field?.select()}
              readOnly
              aria-label={t.reference}
              className={styles.text}
              rows={5}
              value={reference.text()}
            />
          </Message>
        </div>
      )}
    </>
  );
}

/** Number, court, the next hearing and the address of the page; without the room, which may say a name. */
function useReference(sak: Saksdetaljer, now: Date) {
  const { saksnummer, domstolNavn } = sak;
  const href = useHref(sakHref(sak));
  const next = leadingMoete(sak.møteliste, now);
  const at = (day: string) => next && `${day} kl. ${formatTime(next.start)}`;
  const said = [saksnummer, domstolNavn, next && at(formatWeekday(next.start))];
  const hearing = next && t.hearingIn(at(formatLongDay(next.start)) ?? '');
  return {
    said: said.filter(Boolean).join(', '),
    text: () =>
      [saksnummer, domstolNavn, hearing, window.location.origin + href].filter(Boolean).join('\n'),
  };
}
