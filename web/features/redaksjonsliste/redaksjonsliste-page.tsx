import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import type { Redaksjonsliste } from '#contract/redaksjonsliste.ts';
import { answerRedaksjonsliste, redaksjonslisteQuery } from '#web/api/redaksjonsliste.ts';
import { formatDay } from '#web/format.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { LinkProblem, type Problem, linkProblemOf } from '#web/signed-link/link-problem.tsx';
import styles from './redaksjonsliste.module.css';
import { noList, t } from './texts.ts';

/** /redaksjon/bekreft/{token}: asks the editor of a newsroom, who has no sign-in. The tab's title has no names. */
export function Page() {
  const { token = '' } = useParams();
  return (
    <PageFrame title={t.title} heading={t.title}>
      <div className={styles.page}>
        <Loader key={token} token={token} />
      </div>
    </PageFrame>
  );
}

/** The list, or why the link does not lead to one. */
function Loader({ token }: { readonly token: string }) {
  const { data: liste, error, isFetching, refetch } = useQuery(redaksjonslisteQuery(token));
  if (liste) return <Liste token={token} liste={liste} />;
  if (isFetching || !error) return <Spinner label={t.loading} />;
  const problem = linkProblemOf(error, noList);
  return problem ? (
    <LinkProblem problem={problem} />
  ) : (
    <Failed heading={t.loadFailed} error={error} onRetry={refetch} />
  );
}

/** What replaces the list: how many are gone, as it was answered, or why the link is not valid any more. */
type Outcome = { readonly gone: number } | { readonly problem: Problem };

interface ListeProps {
  readonly token: string;
  readonly liste: Redaksjonsliste;
}

/** The people, each with a box, and the button that confirms the list; asked twice, because it can't be changed here afterwards. */
function Liste({ token, liste }: ListeProps) {
  const { redaksjon, redaktoer, svarfrist, personer } = liste;
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const action = useAction(
    async () => {
      try {
        const sent = personer.map(({ merke }) => ({ merke, jobberHer: !gone.has(merke) }));
        await answerRedaksjonsliste(token, { personer: sent });
        setOutcome({ gone: gone.size });
      } catch (failure) {
        const problem = linkProblemOf(failure, noList);
        if (!problem) throw failure;
        setOutcome({ problem });
      }
    },
    { once: true },
  );
  if (outcome) return <Ended outcome={outcome} />;
  const mark = (merke: string, isGone: boolean) =>
    setGone((before) => {
      const after = new Set(before);
      if (isGone) after.add(merke);
      else after.delete(merke);
      return after;
    });
  return (
    <>
      <p className={styles.lead}>{t.intro(redaktoer, redaksjon)}</p>
      <p className={styles.lead}>{t.deadline(formatDay(svarfrist))}</p>
      <h2 className={styles.heading}>{t.people(redaksjon, personer.length)}</h2>
      {personer.length === 0 ? (
        <p>{t.nobody}</p>
      ) : (
        <ul className={styles.people}>
          {personer.map(({ merke, navn, stilling }) => (
            <li key={merke} className={styles.person} data-gone={gone.has(merke) || undefined}>
              <div className={styles.who}>
                <p className={styles.name}>{navn}</p>
                <p className={styles.title}>{stilling}</p>
              </div>
              <Checkbox
                label={t.gone}
                aria-label={t.goneNamed(navn)}
                checked={gone.has(merke)}
                onChange={(isGone) => mark(merke, isGone)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.lead}>{t.meaning}</p>
      <p role="status" className={styles.count}>
        {t.marked(gone.size)}
      </p>
      <Button onPress={() => setAsking(true)}>{t.confirm}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t.confirm}
          confirm={t.confirm}
          busyLabel={t.sending}
          action={action}
          failed={t.sendFailed}
          onClose={() => {
            action.forget();
            setAsking(false);
          }}
        >
          <p>{t.sure(personer.length - gone.size, gone.size)}</p>
          <p>{t.isFinal}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Replaces the list, and takes focus. */
function Ended({ outcome }: { readonly outcome: Outcome }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  if ('problem' in outcome) return <LinkProblem problem={outcome.problem} headingRef={heading} />;
  return (
    <Message purpose="success" heading={t.thanks} headingRef={heading}>
      <p>{outcome.gone === 0 ? t.allWork : t.someGone(outcome.gone)}</p>
      <p>{t.mayClose}</p>
    </Message>
  );
}
