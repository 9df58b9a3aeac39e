import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, createContext, useContext, useMemo } from 'react';
import type { AdminSak, Opplysning, Tilbaketrekking } from '#contract/admin/saker.ts';
import { displayName } from '#domain/person-name.ts';
import { GRUNNER, VISES_FORDI } from '#domain/tilbaketrekking.ts';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { type Change, capital, dokumentName, hideableOf, liftingOf, nameOf } from './change.ts';
import { SvarKnapper, Venter } from './forslag.tsx';
import { t as forslagTexts } from './forslag-texts.ts';
import styles from './saker.module.css';
import { HEADINGS, HIDEABLE, t } from './texts.tsx';

interface Props {
  readonly sak: AdminSak;
  /** The same function at every render: the rows are drawn once. */
  readonly onAsk: (change: Change) => void;
}

interface Row {
  readonly opplysning: Opplysning;
  readonly sak: AdminSak;
}

/** The cells get it from the context, so that the columns stay the same. */
const AskContext = createContext<Props['onAsk']>(() => undefined);

/** Table «Dette ser journalistene»: what there is, until when it is shown, and what can be done with it. */
export function Opplysninger({ sak, onAsk }: Props) {
  const rows = useMemo(() => sak.opplysninger.map((opplysning) => ({ opplysning, sak })), [sak]);
  return (
    <section className={styles.card} aria-labelledby="opplysninger">
      <h3 id="opplysninger">{t.journalistsSee}</h3>
      {sak.tilbaketrekking && <p className={styles.note}>{t.wholeCaseHidden}</p>}
      <AskContext value={onAsk}>
        <Table labelledBy="opplysninger" columns={COLUMNS} rows={rows} rowId={idOf} />
      </AskContext>
    </section>
  );
}

const idOf = ({ opplysning: { type, dokument } }: Row) =>
  dokument ? `${dokument.filtype}/${dokument.domstolInitialer}/${dokument.filNavn}` : type;

const column = columnsOf<Row>();
const COLUMNS = column.columns([
  column.display({
    id: 'opplysning',
    header: t.information,
    meta: { card: 'title', width: 11 },
    cell: ({ row }) => headingOf(row.original.opplysning),
  }),
  column.display({
    id: 'innhold',
    header: t.content,
    meta: { card: 'plain' },
    cell: ({ row }) => <Innhold row={row.original} />,
  }),
  column.display({
    id: 'visesTil',
    header: t.shownUntil,
    meta: { card: 'labelled', width: 15 },
    cell: ({ row }) => <VisesTil opplysning={row.original.opplysning} />,
  }),
  column.display({
    id: 'handling',
    header: t.action,
    meta: { card: 'plain', isHeaderHidden: true, width: 12.5 },
    cell: ({ row }) => actionOf(row.original),
  }),
]);

function headingOf({ type, dokument }: Opplysning): string {
  return type === 'dokument' ? (dokument ? dokumentName(dokument) : t.document) : HEADINGS[type];
}

/** What it says; what journalists do not see is in subtle text, with who has hidden it. */
function Innhold({ row: { opplysning, sak } }: { readonly row: Row }) {
  const { vises, tilbaketrekking } = opplysning;
  return (
    <div className={styles.innhold}>
      <span className={vises ? undefined : styles.quiet}>{contentOf(opplysning, sak)}</span>
      {tilbaketrekking && <Hidden tilbaketrekking={tilbaketrekking} />}
    </div>
  );
}

function contentOf({ type, innhold }: Opplysning, { rettsmoeter }: AdminSak): string {
  if (type === 'rettsmoeter') return hearingsOf(rettsmoeter);
  if (innhold === null || innhold === '') return t.notGiven;
  return type === 'dokument' ? t.pdf(innhold) : innhold;
}

/** For example `3 rettsmøter, 16.11.2026 til 18.11.2026`. */
function hearingsOf(rettsmoeter: AdminSak['rettsmoeter']): string {
  const [first] = rettsmoeter;
  const last = rettsmoeter.at(-1);
  if (!first || !last) return t.noHearings;
  const [from, to] = [formatDay(first.start), formatDay(last.slutt)];
  const rooms = [...new Set(rettsmoeter.map(({ sal }) => sal))];
  const room = rooms.length === 1 && rooms[0] ? `, ${rooms[0]}` : '';
  const days = from === to ? from : t.fromTo(from, to);
  return `${t.hearings(rettsmoeter.length, days)}${room}`;
}

/** That something is hidden: since when, by whom, why. */
export function Hidden({ tilbaketrekking }: { readonly tilbaketrekking: Tilbaketrekking }) {
  const { skjult, skjultAv, grunn, forklaring } = tilbaketrekking;
  const [time, reason] = [formatDayAndTime(skjult), GRUNNER[grunn].toLocaleLowerCase('nb')];
  const why =
    skjultAv === null
      ? t.hiddenAt(time, reason)
      : t.hiddenAtBy(time, displayName(skjultAv), reason);
  return (
    <div className={styles.hidden}>
      <Tag purpose="warning" icon={EyeOff}>
        {t.hidden}
      </Tag>
      <p className={styles.quiet}>
        {why} {forklaring}
      </p>
      {tilbaketrekking.forslag && <Venter forslag={tilbaketrekking.forslag} />}
    </div>
  );
}

function VisesTil({ opplysning }: { readonly opplysning: Opplysning }) {
  const { vises, visesTil, visesFordi } = opplysning;
  const why = VISES_FORDI[visesFordi];
  if (visesTil === null) return <span className={vises ? undefined : styles.quiet}>{why}</span>;
  return (
    <>
      <span className={vises ? styles.line : styles.quiet}>
        {vises ? formatDay(visesTil) : t.wasShownUntil(formatDay(visesTil))}
      </span>{' '}
      <span className={`${styles.quiet} ${styles.line}`}>{why}</span>
    </>
  );
}

/** Null where nothing can be done with the line. */
function actionOf({ opplysning, sak }: Row) {
  const what = hideableOf(opplysning);
  if (what === null || sak.tilbaketrekking !== null) return null;
  const { tilbaketrekking, innhold } = opplysning;
  const about = opplysning.dokument ? dokumentName(opplysning.dokument) : HIDEABLE.parter;
  if (tilbaketrekking?.forslag)
    return <Svar {...{ what, tilbaketrekking, about }} forslag={tilbaketrekking.forslag} />;
  if (tilbaketrekking) {
    const kind = liftingOf(tilbaketrekking);
    return (
      <Ask change={{ kind, what, tilbaketrekking }} label={t.liftHidingOf(about)}>
        {kind === 'foreslaa' ? forslagTexts.propose : t.lift}
      </Ask>
    );
  }
  if (innhold === null || innhold === '') return null;
  const short = what.omfang === 'dokument' ? HIDEABLE.dokument : nameOf(what);
  return (
    <Ask change={{ kind: 'skjul', what }} label={t.hide(about)}>
      {t.hide(short)}
    </Ask>
  );
}

function Svar(props: Omit<ComponentProps<typeof SvarKnapper>, 'onAsk'>) {
  return <SvarKnapper {...props} onAsk={useContext(AskContext)} />;
}

interface AskProps {
  readonly change: Change;
  /** The accessible name: which row it belongs to. */
  readonly label: string;
  readonly children: string;
}

function Ask({ change, label, children }: AskProps) {
  const ask = useContext(AskContext);
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={capital(children === label ? label : `${children}: ${label}`)}
      aria-haspopup="dialog"
      onPress={() => ask(change)}
    >
      <Icon icon={change.kind === 'skjul' ? EyeOff : Eye} />
      {children}
    </Button>
  );
}
