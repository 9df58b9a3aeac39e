import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Nytt, NyttLinje } from '#contract/nytt.ts';
import { MOST_NYHETER, NYHET_DAYS } from '#domain/nyheter.ts';
import { osloDay } from '#domain/time.ts';
import { serverNow } from '#web/api/client.ts';
import { nyttAntallQuery } from '#web/api/nytt-antall.ts';
import { nyttQuery, ulesteOf, useMerkNytt } from '#web/api/nytt.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { LoadFailure } from '#web/table/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Message } from '#web/ui/message.tsx';
import { RetryButton } from '#web/ui/retry-button.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Select } from '#web/ui/select.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ToggleBar } from '#web/ui/toggle-bar.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { VarslingCard } from '#web/varsling/varsling-card.tsx';
import { ofType, TYPES, typeNamed } from './choice.ts';
import { byDay } from './days.ts';
import { Line, MARK_KEY } from './line.tsx';
import styles from './nytt.module.css';
import { titleOf } from './texts.ts';

/** /nytt: what saved searches have found and what has changed of favourites (docs/PRODUCT.md, "Nytt"). */
export function Page() {
  const { data, error, refetch } = useQuery(nyttQuery());
  return (
    <PageFrame title="Nytt">
      <h1 className={styles.heading} tabIndex={-1}>
        Nytt
      </h1>
      <div className={styles.columns}>
        <div className={styles.news}>
          {data ? (
            <News nytt={data} error={error} onRetry={() => void refetch()} />
          ) : error ? (
            <LoadFailure
              heading="Kunne ikke hente hva som er nytt"
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <Spinner label="Henter hva som er nytt" />
          )}
        </div>
        <VarslingCard />
      </div>
    </PageFrame>
  );
}

interface NewsProps {
  readonly nytt: Nytt;
  /** Of reading it again: what is shown stays. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

function News({ nytt, error, onRetry }: NewsProps) {
  const { vis, type, choose } = useChoice();
  const { merk, hasFailed, forgetFailure } = useMerkNytt();
  const [said, setSaid] = useState('');
  // What was unread when it was chosen stays until another choice: nothing moves away from under who reads it.
  const [unread, setUnread] = useState(() => idsOf(ulesteOf(nytt)));
  const uleste = ulesteOf(nytt);
  const mark = (linjer: readonly NyttLinje[], lest: boolean) => {
    merk(
      linjer.flatMap(({ ider }) => ider),
      lest,
    );
    const what = linjer.length === 1 ? titleOf(linjer[0]!) : `Alle ${linjer.length}`;
    setSaid(`${what} er merket som ${lest ? 'lest' : 'ulest'}`);
  };
  const isShown = ({ id, lest }: NyttLinje) => vis === 'alle' || !lest || unread.has(id);
  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      <div className={styles.controls}>
        <ToggleBar
          label="Vis"
          options={[
            { id: 'alle', label: `Alle (${nytt.linjer.length})` },
            { id: 'uleste', label: `Uleste (${uleste.length})` },
          ]}
          value={vis}
          onChange={(chosen) => {
            setUnread(idsOf(uleste));
            choose({ vis: chosen, type });
          }}
        />
        <Select
          label="Type"
          layout="inline"
          options={TYPES}
          value={type}
          onChange={(chosen) => choose({ vis, type: chosen })}
        />
        {uleste.length > 0 && (
          <Button variant="secondary" className={styles.all} onPress={() => mark(uleste, true)}>
            <Icon icon={CheckCheck} />
            Merk alle som lest
          </Button>
        )}
      </div>
      {hasFailed && (
        <Message purpose="danger" role="alert" onClose={forgetFailure}>
          <p>Kunne ikke merke det. Prøv igjen.</p>
        </Message>
      )}
      {error && (
        <Message purpose="warning" role="status">
          <p>Listen kan være gammel: vi fikk ikke hentet den på nytt.</p>
          <RetryButton onRetry={onRetry} />
        </Message>
      )}
      <MoreHasCome known={uleste.length} isWhole={!nytt.flere} onShow={onRetry} />
      <Days
        linjer={ofType(nytt.linjer, type).filter(isShown)}
        none={vis === 'uleste' && nytt.linjer.length > 0 ? 'Du har lest alt.' : 'Ingenting nytt.'}
        onMark={(linje, lest) => mark([linje], lest)}
      />
      {nytt.linjer.length === 0 ? (
        <p className={styles.how}>
          Her står det når et <Link to="/lagrede-sok">lagret søk</Link> som varsler, finner en sak,
          og når noe endres i en av <Link to="/favoritter">favorittene</Link> dine.
        </p>
      ) : (
        <p className={styles.how}>
          {nytt.flere && `Bare de ${MOST_NYHETER} nyeste varslene vises. `}
          {`Varsler vises i ${NYHET_DAYS} dager. Med tasten ${MARK_KEY} merker du det varselet du står på, som lest eller ulest.`}
        </p>
      )}
    </>
  );
}

const idsOf = (linjer: readonly NyttLinje[]) => new Set(linjer.map(({ id }) => id));

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
  const { data: uleste = 0, isFetching } = useQuery({ ...nyttAntallQuery(), enabled: false });
  if (!isWhole || isFetching || uleste <= known) return null;
  return (
    <Message purpose="info" role="status">
      <p>Det har kommet noe nytt.</p>
      <Button variant="secondary" size="small" onPress={onShow}>
        Vis det
      </Button>
    </Message>
  );
}

interface DaysProps {
  readonly linjer: readonly NyttLinje[];
  readonly none: string;
  readonly onMark: (linje: NyttLinje, lest: boolean) => void;
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
