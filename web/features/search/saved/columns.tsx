import { CalendarPlus, Pencil, Sparkles, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LagredeSoekAntall, LagretSoek } from '#contract/lagrede-soek.ts';
import { UGYLDIG } from '#domain/lagrede-soek.ts';
import { useVarsleLagretSoek } from '#web/api/lagrede-soek.ts';
import { formatCount, formatDay, formatNumber } from '#web/format.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { VarsleSelect } from '#web/notices/varsle-select.tsx';
import styles from './saved.module.css';

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
      header: 'Søk',
      meta: { card: 'title' },
      cell: ({ row: { original } }) => <Name row={original} />,
    }),
    display({
      id: 'nye',
      header: 'Nye siden sist',
      meta: { card: 'labelled', width: 12 },
      cell: ({ row: { original } }) => newHits(original),
    }),
    display({
      id: 'treff',
      header: 'Treff nå',
      meta: { card: 'labelled', width: 7 },
      cell: ({ row: { original } }) => counted(original, ({ treff }) => formatNumber(treff)),
    }),
    display({
      id: 'varsle',
      header: 'Varsle meg',
      meta: { card: 'labelled', width: 14 },
      cell: ({ row: { original } }) => <Tells soek={original} onSaid={onSaid} />,
    }),
    display({
      id: 'lagret',
      header: 'Lagret',
      meta: { card: 'labelled', width: 8 },
      cell: ({ row: { original } }) => formatDay(original.lagret),
    }),
    display({
      id: 'valg',
      header: 'Kalender, endre eller slett',
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
          <Tag purpose="warning">Ugyldig</Tag> {UGYLDIG[row.ugyldig]} Åpne søket, rett det, og lagre
          det på nytt.
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
      label={`Varsle meg om ${navn}`}
      isLabelHidden
      value={varsle}
      onSave={(next) => save({ id, varsle: next })}
      onSaid={onSaid}
    />
  );
}

function counted(row: SavedRow, show: (antall: LagredeSoekAntall[number]) => ReactNode) {
  if (row.ugyldig) return null;
  if (row.antall === undefined) return <span className={styles.subtle}>Teller …</span>;
  return row.antall === null ? <span className={styles.subtle}>Ikke talt</span> : show(row.antall);
}

/** The link opens the search with only what is new. Who has not been here before has no count. */
function newHits(row: SavedRow): ReactNode {
  return counted(row, ({ nye }) => {
    if (nye === null) return null;
    if (nye === 0) return <span className={styles.subtle}>Ingen nye</span>;
    const text = formatCount(nye, 'ny', 'nye');
    return (
      <Link
        to={`/?${row.soek}&nye=true`}
        className={styles.new}
        aria-label={`${text} i ${row.navn}`}
      >
        <Icon icon={Sparkles} size={1} />
        {text}
      </Link>
    );
  });
}

function Choices({ soek, onChange }: { readonly soek: LagretSoek; readonly onChange: Change }) {
  return (
    <span className={styles.choices}>
      <Button
        variant="tertiary"
        aria-label={`Abonner på ${soek.navn} i kalender`}
        aria-haspopup="dialog"
        onPress={() => onChange('kalender', soek)}
      >
        <Icon icon={CalendarPlus} />
      </Button>
      <Button
        variant="tertiary"
        aria-label={`Endre ${soek.navn}`}
        aria-haspopup="dialog"
        onPress={() => onChange('endre', soek)}
      >
        <Icon icon={Pencil} />
      </Button>
      <Button
        variant="tertiary"
        aria-label={`Slett ${soek.navn}`}
        aria-haspopup="dialog"
        onPress={() => onChange('slett', soek)}
      >
        <Icon icon={Trash2} />
      </Button>
    </span>
  );
}
