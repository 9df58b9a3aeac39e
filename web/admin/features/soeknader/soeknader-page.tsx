import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { SoeknaderMedStilling } from '#contract/admin/soeknader.ts';
import { SOEKNAD_VIS } from '#domain/soeknad-stilling.ts';
import { soeknadKoeQuery, soeknaderKey, soeknaderQuery } from '#web/admin/api/soeknader.ts';
import { adminPages } from '#web/admin/pages.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { AngreLinje } from '#web/admin/ui/angre-linje.tsx';
import { useHurtigtaster } from '#web/admin/ui/hurtigtaster.ts';
import { useKvittering } from '#web/admin/ui/kvittering.tsx';
import { FilterCheckboxes, ListBar, SearchBox } from '#web/admin/ui/list-bar.tsx';
import { ListResult } from '#web/admin/ui/list-result.tsx';
import { type FromList, rememberOpened } from '#web/admin/ui/row-link.tsx';
import { Tast } from '#web/admin/ui/tast.tsx';
import { useListParams } from '#web/admin/ui/use-list-params.ts';
import { failureText } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useValg } from '#web/ui/valg.ts';
import {
  OLDEST_FIRST,
  PAGE_SIZE,
  type SoeknaderAddress,
  UNFILTERED,
  isOfWholeList,
  soeknaderAddressSchema,
} from '#web/admin/soeknader-address.ts';
import { inKoe, soeknaderColumns } from './columns.tsx';
import { Filter } from './filter.tsx';
import styles from './soeknader.module.css';
import { type WayOn, emptyList, foundText } from './found.ts';
import { PARTS, WAY_ON, t } from './texts.ts';

const HEADING = 'soeknader';

/** admin and admin/soeknader: the list of applications, and a confirmation of the last decision. */
export function Page() {
  return (
    <AdminPage
      title={t.heading}
      headingId={HEADING}
      lead={<Link to={adminPages.maler}>{t.texts}</Link>}
      back={<AngreLinje kvittering={useKvittering()} />}
    >
      <SoeknaderList headingId={HEADING} />
    </AdminPage>
  );
}

const FILTERS = [
  { key: 'ny', label: t.undecided },
  { key: 'historikk', label: t.history },
] as const;

/** The applications by what they wait for, and those that are decided (docs/PRODUCT.md, "Administration"). */
export function SoeknaderList({ headingId }: { readonly headingId: string }) {
  const { params, change, stayWithin, searchOf } = useAddress();
  const query = useQuery(soeknaderQuery(params));
  const { data } = query;
  const withKommentar = data?.soeknader.some(({ kommentar }) => kommentar) ?? false;
  const columns = useMemo(
    () => soeknaderColumns(inKoe(params.vis), withKommentar),
    [params.vis, withKommentar],
  );
  const empty = data && emptyList(params, data.antall);
  return (
    <>
      <Bar params={params} data={data} onChange={change} />
      <Filter params={params} onChange={change} />
      <Klager params={params} data={data} onChange={change} />
      {data && data.totalt > 0 && (
        <div className={styles.row}>
          <h2 className={styles.found}>{foundText(params, data.totalt)}</h2>
          {params.vis === 'klare' && <OldestFirst params={params} liste={searchOf(OLDEST_FIRST)} />}
        </div>
      )}
      <ListResult
        headingId={headingId}
        className={styles.table}
        columns={columns}
        rowId={({ id }) => id}
        page={data && { rows: data.soeknader, total: data.totalt }}
        query={query}
        params={params}
        onChange={change}
        stayWithin={stayWithin}
        texts={{
          failed: t.failed,
          empty: empty?.text ?? '',
          pages: t.pages,
          found: (total) => (total === 0 ? (empty?.text ?? '') : foundText(params, total)),
        }}
        wayOn={
          empty?.wayOn && (
            <p className={styles.wayOn}>
              <Button variant="secondary" size="small" onPress={() => change(toPart(empty.wayOn!))}>
                {WAY_ON[empty.wayOn]}
              </Button>
            </p>
          )
        }
      />
    </>
  );
}

interface BarProps {
  readonly params: SoeknaderAddress;
  readonly data: SoeknaderMedStilling | undefined;
  readonly onChange: (to: Partial<SoeknaderAddress>) => void;
}

/** Which part of the list is shown, and the search. The kinds of applications are those of the whole list, and lead there. */
function Bar({ params, data, onChange }: BarProps) {
  return (
    <ListBar>
      <div className={styles.filters}>
        <Chips
          label={t.show}
          options={SOEKNAD_VIS.map((id) => ({ id, label: PARTS[id], count: countOf(id, data) }))}
          value={params.vis}
          onChange={(vis) => onChange({ vis, ny: true, historikk: false, svar: undefined })}
        />
        <FilterCheckboxes
          label={t.showKinds}
          filters={FILTERS}
          values={params}
          onChange={(key, isOn) => onChange({ vis: 'alle', svar: undefined, [key]: isOn })}
        />
      </div>
      <SearchBox
        label={t.search}
        placeholder={t.searchHint}
        value={params.sok}
        onChange={(sok) => onChange({ sok })}
      />
    </ListBar>
  );
}

/** Complaints are about decided applications, which no part but the whole list has. */
function Klager({ params, data, onChange }: BarProps) {
  const antall = data?.antall.klager ?? 0;
  if (antall === 0 || params.klage === true) return null;
  const everything = { vis: 'alle', ny: true, historikk: true } as const;
  return (
    <p className={styles.klager}>
      {t.klager(antall)}
      <Button
        variant="secondary"
        size="small"
        onPress={() => onChange({ ...UNFILTERED, ...everything, sok: '', klage: true })}
      >
        {t.showKlager}
      </Button>
    </p>
  );
}

/** The list's address. Old URLs, without `vis`, show the whole list. */
function useAddress() {
  const [search] = useSearchParams();
  const list = useListParams(soeknaderAddressSchema, { pageSize: PAGE_SIZE });
  if (!isOfWholeList(search)) return list;
  const params: SoeknaderAddress = { ...list.params, vis: 'alle' };
  const change: typeof list.change = (to) => list.change({ vis: 'alle', ...to });
  return { ...list, params, change };
}

const countOf = (vis: SoeknaderAddress['vis'], data: SoeknaderMedStilling | undefined) =>
  vis === 'alle' ? undefined : data?.antall[vis];

function toPart(part: WayOn): Partial<SoeknaderAddress> {
  if (part === 'unfiltered') return UNFILTERED;
  if (part === 'everything') return { vis: 'alle', ny: true, historikk: true };
  return { vis: part, ny: true, historikk: false };
}

interface OldestFirstProps {
  readonly params: SoeknaderAddress;
  /** The query string of the list in that order. */
  readonly liste: string;
}

/** Opens what can be decided, from the one that has waited longest, in whichever order the list stands. */
function OldestFirst({ params, liste }: OldestFirstProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { run, isBusy, error } = useAction(async () => {
    const koe = soeknadKoeQuery({ ...params, ...OLDEST_FIRST }, 'eldste');
    const { ider } = await client.fetchQuery({ ...koe, staleTime: 0 });
    const [first] = ider;
    // Somebody else has decided the last one in the meantime.
    if (first === undefined) return client.invalidateQueries({ queryKey: soeknaderKey });
    rememberOpened({ liste, rad: inKoe('klare')(first) });
    await navigate(inKoe('klare')(first), { state: { liste } satisfies FromList });
  });
  const [hasKeys] = useValg('adminHurtigtaster');
  useHurtigtaster({ [t.oldestFirstKey]: () => void run() });
  return (
    <div className={styles.oldest}>
      <Button
        size="small"
        aria-busy={isBusy}
        aria-keyshortcuts={hasKeys ? t.oldestFirstKey : undefined}
        onPress={() => void run()}
      >
        {t.oldestFirst}
        <Tast aria-hidden>{t.oldestFirstKey}</Tast>
        <Icon icon={ArrowRight} />
      </Button>
      {error !== null && <p role="alert">{failureText(error)}</p>}
    </div>
  );
}
