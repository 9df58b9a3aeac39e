import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Redaksjon, redaksjonSchema } from '#contract/admin/redaksjoner.ts';
import { sendListe } from '#web/admin/api/redaksjon-suspensjon.ts';
import { redaksjonQuery, redaksjonerKey } from '#web/admin/api/redaksjoner.ts';
import { storedIn } from '#web/admin/api/stored.ts';
import { adminPages } from '#web/admin/pages.ts';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { navnOf } from '#web/admin/ui/labels.tsx';
import { ApiError } from '#web/api/client.ts';
import { formatDay } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Message } from '#web/ui/message.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { Boks } from './boks.tsx';
import styles from './redaksjon.module.css';
import { t } from './liste-texts.ts';

/** What the editor has been asked of the list of people, and the button that asks. */
export function Liste({ redaksjon }: { readonly redaksjon: Redaksjon }) {
  const { id, liste, redaktoer, personer } = redaksjon;
  const queryClient = useQueryClient();
  const [message, setMessage] = useState<string | null>(null);
  const { run, isBusy, error } = useAction(async () => {
    setMessage(null);
    try {
      await sendListe(redaksjon);
    } catch (failure) {
      const now = storedIn(failure, redaksjonSchema);
      if (now) queryClient.setQueryData(redaksjonQuery(id).queryKey, now);
      throw failure;
    }
    await queryClient.invalidateQueries({ queryKey: redaksjonerKey });
    setMessage(t.isSent(redaktoer!.navn));
  });
  return (
    <Boks id="liste" heading={t.heading}>
      <Kvittering text={message} />
      <p className={styles.quiet}>{liste ? stateOf(liste) : t.neverSent}</p>
      {error !== null && <Failed heading={t.notSent} error={error} why={whyOf(error)} />}
      {redaktoer === null ? (
        <p>{t.noEditor}</p>
      ) : personer.length === 0 ? (
        <p>{t.noPeople}</p>
      ) : (
        <div className={styles.actions}>
          <Button variant="secondary" aria-busy={isBusy} onPress={() => void run()}>
            {liste?.tilstand === 'open' ? t.sendAgain : t.send}
          </Button>
          {isBusy && <Spinner />}
        </div>
      )}
    </Boks>
  );
}

/** Another administrator has changed the newsroom: what stands on the page is theirs by now. */
const whyOf = (error: unknown) =>
  error instanceof ApiError && error.body.id === 'redaksjon_changed' ? t.lookAgain : null;

function stateOf({
  tilstand,
  sendt,
  svarfrist,
  svart,
  paaminnet,
}: NonNullable<Redaksjon['liste']>) {
  const asked = t.sent(formatDay(sendt));
  if (svart) return `${asked} ${t.answered(formatDay(svart))}`;
  if (tilstand === 'expired') return `${asked} ${t.expired(formatDay(svarfrist))}`;
  if (tilstand === 'replaced') return `${asked} ${t.replaced}`;
  const reminded = paaminnet ? ` ${t.reminded(formatDay(paaminnet))}` : '';
  return `${asked}${reminded} ${t.waits(formatDay(svarfrist))}`;
}

/** Says whom the editor has marked as gone, with the way to each. It has ended nothing by itself. */
export function Merket({ redaksjon: { personer, liste } }: { readonly redaksjon: Redaksjon }) {
  const gone = personer.filter(({ merket }) => merket);
  if (gone.length === 0) return null;
  return (
    <Message purpose="warning" heading={t.marked(gone.length)}>
      {liste?.svart && <p>{t.markedAt(formatDay(liste.svart))}</p>}
      <ul className={styles.marked}>
        {gone.map((person) => (
          <li key={person.id}>
            <Link to={adminPages.bruker(person.id)}>{navnOf(person)}</Link>
            {person.stilling && `, ${person.stilling}`}
          </li>
        ))}
      </ul>
      <p>{t.wayOn}</p>
    </Message>
  );
}
