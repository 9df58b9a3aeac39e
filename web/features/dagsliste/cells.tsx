import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DagslisteSak } from '#contract/dagsliste.ts';
import { salNavn } from '#domain/dagsliste.ts';
import { FELT_NAVN } from '#domain/sak-felt.ts';
import type { Day } from '#domain/time.ts';
import type { FavorittSak } from '#web/api/favoritter.ts';
import { Begrensninger } from '#web/sak/begrensninger.tsx';
import { StarButton } from '#web/sak/favoritt.tsx';
import { FileLinks } from '#web/sak/file-links.tsx';
import { kalenderHref } from '#web/sak/kalender.ts';
import { ParterText, SaksTema, Saksnummer } from '#web/sak/sak-cells.tsx';
import { SakLink } from '#web/sak/sak-link.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Empty, VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { fateText, timeText } from './describe.ts';
import styles from './list.module.css';
import type { Moete } from './moete.ts';
import { t } from './texts.ts';

/** A line of the list, for its cells. */
export interface Line {
  readonly moete: Moete;
  readonly dag: Day;
  readonly now: Date;
  /** The room is in no heading above. */
  readonly hasRoom: boolean;
  readonly toggle: (sak: FavorittSak, favoritt: boolean) => void;
}

export interface Column {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (line: Line) => ReactNode;
}

const favoritt: Column = {
  id: 'favoritt',
  header: <VisuallyHidden>{t.favourite}</VisuallyHidden>,
  cell: ({ moete: { sak }, toggle, now }) => (
    <span className={styles.acts}>
      <StarButton
        saksnummer={sak.saksnummer}
        isFavoritt={sak.isFavoritt}
        onToggle={() => toggle(sak, !sak.isFavoritt)}
      />
      <ToCalendar sak={sak} now={now} />
    </span>
  ),
};
const tid: Column = {
  id: 'tid',
  header: t.time,
  cell: ({ moete, dag }) =>
    moete.utgaar ? <del>{timeText(moete, dag)}</del> : timeText(moete, dag),
};
const sal: Column = {
  id: 'sal',
  header: t.room,
  cell: ({ moete }) => salNavn(moete.sal) ?? <Empty />,
};
/** The row is named by it. */
const saksnr: Column = {
  id: 'saksnr',
  header: t.number,
  cell: ({ moete: { sak } }) => (
    <SakLink sak={sak} className={styles.sakLink}>
      <Saksnummer value={sak.saksnummer} />
    </SakLink>
  ),
};
const tema: Column = {
  id: 'tema',
  header: FELT_NAVN.sakenGjelder,
  cell: ({ moete, dag }) => (
    <>
      <SaksTema text={moete.sak.saksTema} />
      <Begrensninger typer={moete.begrensninger} />
      <Fate moete={moete} dag={dag} />
    </>
  ),
};
const type: Column = {
  id: 'type',
  header: FELT_NAVN.rettsmoetetype,
  cell: ({ moete }) => moete.type ?? <Empty />,
};
const parter: Column = {
  id: 'parter',
  header: FELT_NAVN.parter,
  cell: ({ moete }) => <ParterText {...moete.sak} />,
};
const tiltale: Column = {
  id: 'tiltale',
  header: t.indictment,
  cell: ({ moete: { sak } }) => (
    <FileLinks type="tiltale" filer={sak.tiltale} saksnummer={sak.saksnummer} />
  ),
};
const dommer: Column = {
  id: 'dommer',
  header: FELT_NAVN.dommer,
  cell: ({ moete }) => moete.sak.rettensAdministrator ?? <Empty />,
};
/** The number, and below it what else there is no column for. */
const sak: Column = {
  ...{ id: 'saksnr', header: t.sak },
  cell: (line) => (
    <>
      {saksnr.cell(line)}
      {line.hasRoom && <div className={styles.inCell}>{sal.cell(line)}</div>}
      <div data-column="tema">{tema.cell(line)}</div>
    </>
  ),
};

/** The columns of a list that has the width of the page, and of one beside others. */
export const COLUMNS = {
  under: [favoritt, tid, sal, saksnr, tema, type, parter, tiltale, dommer],
  side: [favoritt, tid, sak, type, tiltale],
} as const satisfies Record<string, readonly Column[]>;

/** As on the page of the case: the file has all its hearings to come. */
function ToCalendar({ sak, now }: { readonly sak: DagslisteSak; readonly now: Date }) {
  const slutter = sak.rettsmoeteIntervaller.map(({ end }) => end);
  const to = kalenderHref(sak, slutter, now);
  if (!to) return null;
  return (
    <Link
      reloadDocument
      download
      to={to}
      className={styles.kalender}
      aria-label={t.toCalendar(sak.saksnummer)}
    >
      <CalendarPlus size="1.25rem" strokeWidth={1.5} aria-hidden />
    </Link>
  );
}

/** That a hearing is cancelled or moved, in the cell of its case. */
function Fate({ moete, dag }: Pick<Line, 'moete' | 'dag'>) {
  const text = fateText(moete, dag);
  if (text === null) return null;
  return (
    <span className={styles.fate}>
      <Tag purpose={moete.utgaar === 'avlyst' ? 'danger' : 'warning'}>{text}</Tag>
    </span>
  );
}
