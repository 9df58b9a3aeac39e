import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RedaksjonRad, redaksjonerParamsSchema } from '#contract/admin/redaksjoner.ts';
import { REDAKSJON_STATUS } from '#domain/redaksjon.ts';
import { redaksjonerKey, redaksjonerQuery } from '#web/admin/api/redaksjoner.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { Kvittering, useKvittering } from '#web/admin/ui/kvittering.tsx';
import { ListBar, SearchBox } from '#web/admin/ui/list-bar.tsx';
import { ListResult } from '#web/admin/ui/list-result.tsx';
import { TOMT_SKJEMA } from '#web/admin/ui/redaksjon-skjema.ts';
import { useListParams } from '#web/admin/ui/use-list-params.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { part } from '#web/ui/part.tsx';
import { redaksjonColumns } from './columns.tsx';
import { findRows, searched } from './found.ts';
import styles from './redaksjoner.module.css';
import { t } from './texts.ts';

const HEADING = 'redaksjoner';

/** admin/redaksjoner: the register of newsrooms (docs/PRODUCT.md, "Administration"). */
export function Page() {
  const query = useQuery(redaksjonerQuery);
  const cache = useQueryClient();
  const [open, setOpen] = useState<'ny' | 'slaaSammen' | null>(null);
  const [message, setMessage] = useState(useKvittering());
  const rows = query.data?.redaksjoner;
  const begin = (what: typeof open) => {
    setMessage(null);
    setOpen(what);
  };
  const done = async (text: string) => {
    await cache.invalidateQueries({ queryKey: redaksjonerKey });
    setOpen(null);
    setMessage(text);
  };
  return (
    <AdminPage
      title={t.heading}
      headingId={HEADING}
      lead={rows && totals(rows)}
      actions={
        <>
          <Button variant="secondary" onPress={() => begin('slaaSammen')}>
            {t.merge}
          </Button>
          <Button onPress={() => begin('ny')}>{t.add}</Button>
        </>
      }
    >
      <Kvittering text={message} />
      <RedaksjonList rows={rows} query={query} />
      {open === 'ny' && (
        <NyRedaksjonDialog
          initial={TOMT_SKJEMA}
          onAdded={({ brukere }, navn) => done(t.added(navn, brukere))}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'slaaSammen' && rows && (
        <SlaaSammenDialog rows={rows} onMerged={done} onClose={() => setOpen(null)} />
      )}
    </AdminPage>
  );
}

const NyRedaksjonDialog = part(
  async () => (await import('#web/admin/ui/redaksjon-dialog.tsx')).NyRedaksjonDialog,
);
const SlaaSammenDialog = part(
  async () => (await import('./slaa-sammen-dialog.tsx')).SlaaSammenDialog,
);

function totals(rows: readonly RedaksjonRad[]): string {
  const users = rows.reduce((sum, { brukere }) => sum + brukere, 0);
  return t.totals(t.found(rows.length), formatCount(users, 'bruker', 'brukere'));
}

const CHOICES = ['alle', 'maaBekreftes', 'suspendert', 'utenRedaktoer'] as const;
const PAGE_SIZE = 25;

interface ListProps {
  /** Undefined until they are known. */
  readonly rows: readonly RedaksjonRad[] | undefined;
  readonly query: {
    readonly failureReason: unknown;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
}

function RedaksjonList({ rows, query }: ListProps) {
  const { params, change, stayWithin } = useListParams(redaksjonerParamsSchema, {
    pageSize: PAGE_SIZE,
  });
  const found = rows && findRows(rows, params);
  const begin = (params.page - 1) * params.pageSize;
  const count = (choice: (typeof CHOICES)[number]) =>
    rows &&
    searched(rows, params.sok).filter(({ status }) => choice === 'alle' || status === choice)
      .length;
  return (
    <>
      <ListBar>
        <Chips
          label={t.show}
          options={CHOICES.map((id) => ({
            id,
            label: id === 'alle' ? t.all : REDAKSJON_STATUS[id],
            count: count(id),
          }))}
          value={CHOICES.find((id) => id === params.vis) ?? 'alle'}
          onChange={(vis) => change({ vis })}
        />
        <SearchBox
          label={t.search}
          placeholder={t.searchIn}
          value={params.sok}
          onChange={(sok) => change({ sok })}
        />
      </ListBar>
      <ListResult
        headingId={HEADING}
        columns={redaksjonColumns}
        className={styles.list}
        rowId={({ id }) => id}
        page={
          found && {
            rows: found.slice(begin, begin + params.pageSize),
            total: found.length,
          }
        }
        query={query}
        params={params}
        onChange={change}
        stayWithin={stayWithin}
        texts={{
          failed: t.failed,
          empty: rows?.length === 0 ? t.none : t.empty,
          pages: t.pages,
          found: t.found,
        }}
      />
    </>
  );
}
