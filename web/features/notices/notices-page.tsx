import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Notices, NoticeLine } from '#contract/notices.ts';
import { MOST_NOTICES, NOTICE_DAYS } from '#domain/notices.ts';
import { osloDay } from '#domain/time.ts';
import { serverNow } from '#web/api/client.ts';
import { noticeCountQuery } from '#web/api/notice-count.ts';
import { noticesQuery, ulesteOf, useMarkNotices } from '#web/api/notices.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Message, RetryButton } from '#web/ui/message.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Select } from '#web/ui/select.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ToggleBar } from '#web/ui/toggle-bar.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { NoticeChoicesCard } from '#web/notices/choices-card.tsx';
import { ofType, typeNamed, typeOptions } from './choice.ts';
import { byDay } from './days.ts';
import { Line, MARK_KEY } from './line.tsx';
import styles from './notices.module.css';
import { titleOf } from './line-text.ts';
import { t } from './texts.tsx';

/** /nytt: what saved searches have found and what has changed of favourites (docs/PRODUCT.md, "Nytt"). */
export function Page() {
  const { data, error, refetch } = useQuery(noticesQuery());
  return (
    <PageFrame title={t.heading}>
      <h1 className={styles.heading} tabIndex={-1}>
        {t.heading}
      </h1>
      <div className={styles.columns}>
        <div className={styles.news}>
          {data ? (
            <Listed notices={data} error={error} onRetry={() => void refetch()} />
          ) : (
            <Awaited failed={t.loadFailed} error={error} onRetry={refetch}>
              <Spinner label={t.loading} />
            </Awaited>
          )}
        </div>
        <NoticeChoicesCard />
      </div>
    </PageFrame>
  );
}

interface ListedProps {
  readonly notices: Notices;
  /** Of reading it again: what is shown stays. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

function Listed({ notices, error, onRetry }: ListedProps) {
  const { vis, type, choose } = useChoice();
  const { merk, hasFailed, forgetFailure } = useMarkNotices();
  const [said, setSaid] = useState('');
  // What was unread when it was chosen stays until another choice: nothing moves away from under who reads it.
  const [unread, setUnread] = useState(() => idsOf(ulesteOf(notices)));
  const uleste = ulesteOf(notices);
  const mark = (linjer: readonly NoticeLine[], lest: boolean) => {
    merk(
      linjer.flatMap(({ ider }) => ider),
      lest,
    );
    setSaid(
      linjer.length === 1 ? t.marked(titleOf(linjer[0]!), lest) : t.markedAll(linjer.length, lest),
    );
  };
  const isShown = ({ id, lest }: NoticeLine) => vis === 'alle' || !lest || unread.has(id);
  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      <div className={styles.controls}>
        <ToggleBar
          label={t.show}
          options={[
            { id: 'alle', label: t.all(notices.linjer.length) },
            { id: 'uleste', label: t.unread(uleste.length) },
          ]}
          value={vis}
          onChange={(chosen) => {
            setUnread(idsOf(uleste));
            choose({ vis: chosen, type });
          }}
        />
        <Select
          label={t.type}
          layout="inline"
          options={typeOptions()}
          value={type}
          onChange={(chosen) => choose({ vis, type: chosen })}
        />
        {uleste.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            className={styles.all}
            onPress={() => mark(uleste, true)}
          >
            <Icon icon={CheckCheck} />
            {t.markAll}
          </Button>
        )}
      </div>
      {hasFailed && (
        <Message purpose="danger" role="alert" onClose={forgetFailure}>
          <p>{t.markFailed}</p>
        </Message>
      )}
      {error && (
        <Message purpose="warning" role="status">
          <p>{t.reloadFailed}</p>
          <RetryButton onRetry={onRetry} />
        </Message>
      )}
      <MoreHasCome known={uleste.length} isWhole={!notices.flere} onShow={onRetry} />
      <Days
        linjer={ofType(notices.linjer, type).filter(isShown)}
        none={vis === 'uleste' && notices.linjer.length > 0 ? t.allRead : t.none}
        onMark={(linje, lest) => mark([linje], lest)}
      />
      {notices.linjer.length === 0 ? (
        <p className={styles.how}>
          {t.what(
            (words) => (
              <Link to="/lagrede-sok">{words}</Link>
            ),
            (words) => (
              <Link to="/favoritter">{words}</Link>
            ),
          )}
        </p>
      ) : (
        <p className={styles.how}>
          {notices.flere && `${t.onlyNewest(MOST_NOTICES)} `}
          {t.how(NOTICE_DAYS, MARK_KEY)} {t.whatIsUnread}
        </p>
      )}
    </>
  );
}

const idsOf = (linjer: readonly NoticeLine[]) => new Set(linjer.map(({ id }) => id));

type Vis = 'alle' | 'uleste';

/** The choice is in the address, so that Back and a reload keep it. */
function useChoice() {
  const [params, setParams] = useSearchParams();
  const vis: Vis = params.get('vis') === 'uleste' ? 'uleste' : 'alle';
  const type = typeNamed(params.get('type'));
  const choose = (chosen: { readonly vis: Vis; readonly type: string }) =>
    setParams(
      Object.entries(chosen).filter(([, value]) => value !== 'alle'),
      { replace: true },
    );
  return { vis, type, choose };
}

interface MoreProps {
  readonly known: number;
  readonly isWhole: boolean;
  readonly onShow: () => void;
}

/** The list itself stays as it is while it is read: what has come since is shown when it is asked for. */
function MoreHasCome({ known, isWhole, onShow }: MoreProps) {
  const { data: uleste = 0, isFetching } = useQuery({ ...noticeCountQuery(), enabled: false });
  if (!isWhole || isFetching || uleste <= known) return null;
  return (
    <Message purpose="info" role="status">
      <p>{t.more}</p>
      <Button variant="secondary" size="small" onPress={onShow}>
        {t.showMore}
      </Button>
    </Message>
  );
}

interface DaysProps {
  readonly linjer: readonly NoticeLine[];
  readonly none: string;
  readonly onMark: (linje: NoticeLine, lest: boolean) => void;
}

function Days({ linjer, none, onMark }: DaysProps) {
  const id = useId();
  if (linjer.length === 0) return <p className={styles.none}>{none}</p>;
  return byDay(linjer, osloDay(serverNow())).map((group) => (
    <section key={group.id} aria-labelledby={`${id}-${group.id}`} className={styles.day}>
      <h2 id={`${id}-${group.id}`}>{group.heading}</h2>
      <ul className={styles.lines}>
        {group.linjer.map((linje) => (
          <Line
            key={linje.id}
            linje={linje}
            isOfDay={group.id === 'idag' || group.id === 'igaar'}
            onMark={onMark}
          />
        ))}
      </ul>
    </section>
  ));
}
