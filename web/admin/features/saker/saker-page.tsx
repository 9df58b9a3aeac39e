import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Skjulte } from '#contract/admin/skjulte.ts';
import { tilbaketrekkingMessages as messages } from '#domain/tilbaketrekking.ts';
import { skalSesPaa } from '#domain/gjeldende.ts';
import { osloDay } from '#domain/time.ts';
import { skjulteQuery } from '#web/admin/api/skjulte.ts';
import { sakQuery } from '#web/admin/api/saker.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { ApiError, serverNow } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { focusField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { SkjulteList } from './skjulte.tsx';
import { t as listTexts } from './skjulte-texts.ts';
import { SakView } from './sak-view.tsx';
import styles from './saker.module.css';
import { t } from './texts.tsx';

const NUMBER = 'finn-saksnummer';

/**
 * admin/saker: finds a case by its number, and hides or restricts it. The number is in the address; without one, what is hidden and
 * restricted now is listed.
 */
export function Page() {
  const [params, setParams] = useSearchParams();
  const saksnummer = params.get('saksnummer') ?? '';
  const list = useQuery({ ...skjulteQuery, enabled: saksnummer === '' });
  const rader = saksnummer === '' ? list.data?.rader : undefined;
  const today = osloDay(serverNow());
  const due = rader?.filter((row) => skalSesPaa(row, today)).length ?? 0;
  return (
    <AdminPage
      title={t.heading}
      lead={rader?.length ? listTexts.lead(rader.length, due) : undefined}
    >
      <FindForm
        key={`skjema ${saksnummer}`}
        saksnummer={saksnummer}
        onFind={(number) => setParams({ saksnummer: number })}
      />
      {saksnummer === '' ? (
        <Listed query={list} />
      ) : (
        <Found key={saksnummer} saksnummer={saksnummer} />
      )}
    </AdminPage>
  );
}

/** What is hidden and restricted now, or why it is not known. */
function Listed({ query }: { readonly query: UseQueryResult<Skjulte> }) {
  if (query.data) return <SkjulteList {...query.data} />;
  if (!query.failureReason) return <Spinner label={listTexts.list} />;
  return <Awaited failed={listTexts.failed} error={query.failureReason} onRetry={query.refetch} />;
}

interface FindFormProps {
  /** The number in the address. */
  readonly saksnummer: string;
  readonly onFind: (saksnummer: string) => void;
}

/** The case number. Every look at a case is logged, so nothing is looked up while it is typed. */
function FindForm({ saksnummer, onFind }: FindFormProps) {
  const [typed, setTyped] = useState(saksnummer);
  const [error, setError] = useState<string>();
  const find = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted !== '') return onFind(wanted);
    setError(messages.saksnummerRequired);
    focusField(NUMBER);
  };
  return (
    <form role="search" aria-label={t.find} className={styles.find} onSubmit={find} noValidate>
      <TextField
        id={NUMBER}
        label={t.caseNumber}
        value={typed}
        error={error}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="secondary" size="small">
        <Icon icon={Search} />
        {t.findCase}
      </Button>
    </form>
  );
}

/** The case of that number, or why there is none. */
function Found({ saksnummer }: { readonly saksnummer: string }) {
  const { data, failureReason: error, refetch } = useQuery(sakQuery(saksnummer));
  if (data)
    return (
      <>
        <LiveRegion>{t.found(data.saksnummer)}</LiveRegion>
        <SakView sak={data} address={saksnummer} />
      </>
    );
  if (!error) return <Spinner label={t.loading} />;
  if (error instanceof ApiError && error.status < 500 && error.status !== 429)
    return (
      <Message purpose="info" role="alert">
        <p>{notFoundText(error)}</p>
      </Message>
    );
  return <Awaited failed={t.failed} error={error} onRetry={refetch} />;
}

/** No case has the number, several have it, or it is no number. */
function notFoundText({ status, body }: ApiError): string {
  if (status === 404) return messages.notFound;
  return Object.values(body.errors).flat()[0] ?? body.message;
}
