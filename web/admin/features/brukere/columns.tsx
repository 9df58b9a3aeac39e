import { Trash2 } from 'lucide-react';
import type { BRUKER_SORT_FIELDS, BrukerRad } from '#contract/admin/brukere.ts';
import { formatDay } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { adminPages } from '#web/admin/pages.ts';
import { columnsOf } from '#web/table/columns.ts';
import { AngreSletting } from '#web/admin/ui/angre-sletting.tsx';
import { BrukerStatusTag, navnOf } from '#web/admin/ui/labels.tsx';
import { UlestTag } from '#web/admin/ui/ulest-tag.tsx';
import { RowLink } from '#web/admin/ui/row-link.tsx';
import styles from './brukere.module.css';
import { t } from './texts.tsx';

const unusedText = ({ siden, avsluttes }: NonNullable<BrukerRad['ubrukt']>) =>
  avsluttes === null
    ? t.unusedSince(formatDay(siden))
    : t.unusedEnds(formatDay(siden), formatDay(avsluttes));

const SIGN_IN_ORDERS = [
  { ascending: false, label: t.signInNewest },
  { ascending: true, label: t.signInOldest },
] as const;
const ACTIVE_ORDERS = [
  { ascending: false, label: t.activeNewest },
  { ascending: true, label: t.activeOldest },
] as const;

const STATUS_ORDERS = [
  { ascending: true, label: t.activeFirst },
  { ascending: false, label: t.inactiveFirst },
] as const;

const column = columnsOf<BrukerRad, (typeof BRUKER_SORT_FIELDS)[number]>();

/** The columns of the list of users. `onDelete` asks before it deletes; `onUndone` is told that a deletion was undone. */
export const brukerColumns = (
  onDelete: (bruker: BrukerRad) => void,
  onUndone: (text: string) => void,
) =>
  column.columns([
    column.display({
      id: 'navn',
      header: t.name,
      meta: { card: 'title' },
      cell: ({ row: { original: bruker } }) => (
        <>
          <RowLink to={adminPages.bruker(bruker.id)}>{navnOf(bruker)}</RowLink>
          {bruker.ulest && (
            <div>
              <UlestTag />
            </div>
          )}
        </>
      ),
    }),
    column.accessor('stilling', { header: t.position, meta: { card: 'plain' } }),
    column.accessor('redaksjon', {
      id: 'arbeidssted',
      header: t.workplace,
      meta: { card: 'plain' },
    }),
    column.accessor(
      ({ sistPåloggetDato }) => (sistPåloggetDato ? formatDay(sistPåloggetDato) : t.never),
      {
        id: 'sist-innlogget',
        header: t.lastSignIn,
        meta: {
          card: 'inline',
          sort: { field: 'SistPåloggetDato', choices: SIGN_IN_ORDERS },
        },
      },
    ),
    column.accessor(({ tilgangFraDato }) => tilgangFraDato && formatDay(tilgangFraDato), {
      id: 'aktiv-siden',
      header: t.activeSince,
      meta: {
        card: 'inline',
        sort: { field: 'TilgangFraDato', choices: ACTIVE_ORDERS },
      },
    }),
    column.display({
      id: 'status',
      header: t.status,
      meta: { card: 'corner', sort: { field: 'Status', choices: STATUS_ORDERS } },
      cell: ({ row: { original: bruker } }) => (
        <>
          <BrukerStatusTag bruker={bruker} />
          {bruker.ubrukt && <div className={styles.unused}>{unusedText(bruker.ubrukt)}</div>}
        </>
      ),
    }),
    column.display({
      id: 'slett',
      header: t.remove,
      meta: { card: 'plain' },
      cell: ({ row: { original: bruker } }) =>
        bruker.slettes ? (
          <AngreSletting bruker={bruker} onUndone={onUndone} />
        ) : (
          <Button variant="secondary" size="small" onPress={() => onDelete(bruker)}>
            <Icon icon={Trash2} />
            <span>
              {t.remove} <VisuallyHidden>{navnOf(bruker)}</VisuallyHidden>
            </span>
          </Button>
        ),
    }),
  ]);
