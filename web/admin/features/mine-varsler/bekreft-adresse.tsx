import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { bekreftAdresse } from '#web/admin/api/mine-varsler.ts';
import { ApiError } from '#web/api/client.ts';
import { Failed } from '#web/ui/failed.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { t } from './texts.ts';

/**
 * Confirms the address by the token in the address of the page, which the link in the e-mail has: the sign-in before it, and
 * the administrator's own session, say that nobody else has opened it. The token leaves the address when it is used.
 */
export function BekreftAdresse({ onConfirmed }: { readonly onConfirmed: () => Promise<void> }) {
  const [search, setSearch] = useSearchParams();
  const token = search.get('bekreft');
  const begun = useRef<string | null>(null);
  const { run, isBusy, error } = useAction(async (used: string) => {
    await bekreftAdresse(used);
    setSearch({}, { replace: true });
    await onConfirmed();
  });
  useEffect(() => {
    if (token === null || begun.current === token) return;
    begun.current = token;
    void run(token);
  }, [token, run]);
  if (isBusy) return <Spinner label={t.confirming} />;
  if (error === null || token === null) return null;
  if (error instanceof ApiError && error.status === 404)
    return (
      <Message purpose="warning" role="alert" heading={t.invalid}>
        <p>{t.invalidWhy}</p>
      </Message>
    );
  return <Failed heading={t.invalid} error={error} onRetry={() => void run(token)} />;
}
