import { CalendarPlus, Pencil, Sparkles, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LagredeSoekAntall, LagretSoek } from '#contract/lagrede-soek.ts';
import { UGYLDIG } from '#domain/lagrede-soek.ts';
import { useVarsleLagretSoek } from '#web/api/lagrede-soek.ts';
import { formatDay, formatNumber } from '#web/format.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { VarsleSelect } from '#web/notices/varsle-select.tsx';
import styles from './saved.module.css';
import { t } from './texts.ts';

export interface SavedRow extends LagretSoek {
  /** The search on one line. */
  readonly tekst: string;
  /** Undefined while they are counted; null where they could not be. */
  readonly antall: LagredeSoekAntall[number] | null | undefined;
}

/** What can be done with a saved search. */
export type SavedChoice = 'kalender' | 'endre' | 'slett';
type Change = (kind: SavedChoice, soek: LagretSoek) => void;
interface Told {
  readonly onChange: Change;
  /** What screen readers are told of a choice. */
  readonly onSaid: (text: string) => void;
}

/** The columns of the list. An invalid search says why, and has no numbers. */
export function savedColumns({ onChange, onSaid }: Told) {
  const { display } = columnsOf<SavedRow>();
  return [
    display({
      id: 'soek',
      header: t.search,
      meta: { card: 'title' },
      cell: ({ row: { original } }) => <Name row={original} />,
    }),
    display({
      id: 'nye',
      header: t.newSince,
      meta: { card: 'labelled', width: 12 },
      cell: ({ row: { original } }) => newHits(original),
    }),
    display({
      id: 'treff',
      header: t.hitsNow,
      meta: { card: 'labelled', width: 7 },
      cell: ({ row: { original } }) => counted(original, ({ treff }) => formatNumber(treff)),
    }),
    display({
      id: 'varsle',
      header: t.tellMe,
      meta: { card: 'labelled', width: 14 },
      cell: ({ row: { original } }) => <Tells soek={original} onSaid={onSaid} />,
    }),
    display({
      id: 'lagret',
      header: t.saved,
      meta: { card: 'labelled', width: 8 },
      cell: ({ row: { original } }) => formatDay(original.lagret),
    }),
    display({
      id: 'valg',
      header: t.choices,
      meta: { card: 'plain', width: 10, isHeaderHidden: true },
      cell: ({ row: { original } }) => <Choices soek={original} onChange={onChange} />,
    }),
  ];
}

function Name({ row }: { readonly row: SavedRow }) {
  return (
    <>
      <Link to={`/?${row.soek}`}>{row.navn}</Link>
      <span className={styles.text}>{row.tekst}</span>
      {row.ugyldig && (
        <span className={styles.invalid}>
          <Tag purpose="warning">{t.invalid}</Tag> {UGYLDIG[row.ugyldig]} {t.repair}
        </span>
      )}
    </>
  );
}

function Tells({ soek, onSaid }: Pick<Told, 'onSaid'> & { readonly soek: LagretSoek }) {
  const { id, navn, varsle } = soek;
  const save = useVarsleLagretSoek();
  return (
    <VarsleSelect
      label={t.tellMeOf(navn)}
      isLabelHidden
      value={varsle}
      onSave={(next) => save({ id, varsle: next })}
      onSaid={onSaid}
    />
  );
}

function counted(row: SavedRow, show: (antall: LagredeSoekAntall[number]) => ReactNode) {
  if (row.ugyldig) return null;
  if (row.antall === undefined) return <span className={styles.subtle}>{t.counting}</span>;
  return row.antall === null ? (
    <span className={styles.subtle}>{t.notCounted}</span>
  ) : (
    show(row.antall)
  );
}

/** The link opens the search with only what is new. Who has not been here before has no count. */
function newHits(row: SavedRow): ReactNode {
  return counted(row, ({ nye }) => {
    if (nye === null) return null;
    if (nye === 0) return <span className={styles.subtle}>{t.noneNew}</span>;
    return (
      <Link
        to={`/?${row.soek}&nye=true`}
        className={styles.new}
        aria-label={t.newHitsOf(nye, row.navn)}
      >
        <Icon icon={Sparkles} size={1} />
        {t.newHits(nye)}
      </Link>
    );
  });
}

function Choices({ soek, onChange }: { readonly soek: LagretSoek; readonly onChange: Change }) {
  return (
    <span className={styles.choices}>
      <Button
        variant="tertiary"
        aria-label={t.subscribeTo(soek.navn)}
        aria-haspopup="dialog"
        onPress={() => onChange('kalender', soek)}
      >
        <Icon icon={CalendarPlus} />
      </Button>
      <Button
        variant="tertiary"
        aria-label={t.changeOne(soek.navn)}
        aria-haspopup="dialog"
        onPress={() => onChange('endre', soek)}
      >
        <Icon icon={Pencil} />
      </Button>
      <Button
        variant="tertiary"
        aria-label={t.deleteOne(soek.navn)}
        aria-haspopup="dialog"
        onPress={() => onChange('slett', soek)}
      >
        <Icon icon={Trash2} />
      </Button>
    </span>
  );
}
