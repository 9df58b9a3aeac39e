import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type BrukerDetaljer,
  type BrukerRad,
  brukereParamsSchema,
} from '#contract/admin/brukere.ts';
import { brukereQuery } from '#web/admin/api/brukere.ts';
import { AdminPage, focusHeading } from '#web/admin/ui/admin-page.tsx';
import { AngreSletting } from '#web/admin/ui/angre-sletting.tsx';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { FilterCheckboxes, ListBar, SearchBox } from '#web/admin/ui/list-bar.tsx';
import { ListResult } from '#web/admin/ui/list-result.tsx';
import { useListParams } from '#web/admin/ui/use-list-params.ts';
import { part } from '#web/ui/part.tsx';
import { brukerColumns } from './columns.tsx';
import { t } from './texts.tsx';

const HEADING = 'brukere';

/** admin/brukere: the list of users (docs/PRODUCT.md, "Administration"). */
export function Page() {
  return (
    <AdminPage title={t.heading} headingId={HEADING}>
      <BrukerList headingId={HEADING} />
    </AdminPage>
  );
}

const SlettBrukerDialog = part(
  async () => (await import('./slett-bruker-dialog.tsx')).SlettBrukerDialog,
);

const FILTERS = [
  { key: 'aktive', label: t.active },
  { key: 'historikk', label: t.history },
  { key: 'ubrukt', label: t.unused },
  { key: 'slettes', label: t.beingDeleted },
] as const;

const TEXTS = { failed: t.failed, empty: t.empty, pages: t.pages, found: t.found };

/** Filters, search, rows, and the dialog that deletes a user. */
export function BrukerList({ headingId }: { readonly headingId: string }) {
  const { params, change, stayWithin } = useListParams(brukereParamsSchema);
  const query = useQuery(brukereQuery(params));
  const [toDelete, setToDelete] = useState<BrukerRad | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  /** Whose deletion was ordered last, and can be undone. */
  const [ordered, setOrdered] = useState<BrukerDetaljer | null>(null);
  const say = (text: string | null, bruker: BrukerDetaljer | null = null) => {
    setMessage(text);
    setOrdered(bruker);
  };
  const [columns] = useState(() =>
    brukerColumns(
      (bruker) => {
        say(null);
        setToDelete(bruker);
      },
      (text) => say(text),
    ),
  );
  const deleted = (text: string, bruker: BrukerDetaljer | null) => {
    setToDelete(null);
    say(text, bruker);
  };
  // The dialog would restore focus to the button in the row, which is gone together with the user.
  useEffect(() => {
    if (message) focusHeading();
  }, [message]);
  return (
    <>
      <Kvittering text={message}>
        {ordered && <AngreSletting bruker={ordered} onUndone={(text) => say(text)} />}
      </Kvittering>
      <ListBar>
        <FilterCheckboxes
          label={t.show}
          filters={FILTERS}
          values={params}
          onChange={(key, isOn) => change({ [key]: isOn })}
        />
        <SearchBox label={t.search} value={params.sok} onChange={(sok) => change({ sok })} />
      </ListBar>
      <ListResult
        headingId={headingId}
        columns={columns}
        rowId={({ id }) => id}
        page={query.data && { rows: query.data.brukere, total: query.data.totalt }}
        query={query}
        params={params}
        onChange={change}
        stayWithin={stayWithin}
        texts={TEXTS}
      />
      {toDelete && (
        <SlettBrukerDialog
          bruker={toDelete}
          onDeleted={deleted}
          onClose={() => setToDelete(null)}
        />
      )}
    </>
  );
}
