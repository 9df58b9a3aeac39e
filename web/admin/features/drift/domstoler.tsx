import { type CSSProperties, useState } from 'react';
import type { Drift, DriftDomstol } from '#contract/admin/drift.ts';
import { osloDay, shiftDay } from '#domain/time.ts';
import { serverNow } from '#web/api/client.ts';
import { formatDay, formatNumber, formatTime } from '#web/format.ts';
import { Select } from '#web/ui/select.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './drift.module.css';
import { Section } from './parts.tsx';
import { ORDERS, PARTS, t } from './texts.ts';

type Order = keyof typeof ORDERS;
const ORDER_OPTIONS = (Object.keys(ORDERS) as Order[]).map((id) => ({ id, label: ORDERS[id] }));

const TABLES = 3;

/** Every court with its cases, and when it last sent: one list in three tables, which are read down. */
export function Domstoler({ domstoler }: Pick<Drift, 'domstoler'>) {
  const [order, setOrder] = useState<Order>('varsler');
  const count = domstoler && <span className={styles.count}>{formatNumber(domstoler.length)}</span>;
  return (
    <Section
      heading={PARTS.domstoler}
      beside={count}
      data={domstoler}
      wide
      controls={
        <Select
          label={t.sortBy}
          layout="inline"
          size="small"
          options={ORDER_OPTIONS}
          value={order}
          onChange={setOrder}
        />
      }
    >
      {(courts) =>
        courts.length === 0 ? <p>{t.noCases}</p> : <Tables courts={sorted(courts, order)} />
      }
    </Section>
  );
}

function Tables({ courts }: { readonly courts: readonly DriftDomstol[] }) {
  const most = Math.max(1, ...courts.map(({ saker }) => saker));
  const size = Math.ceil(courts.length / TABLES);
  const parts = Array.from({ length: TABLES }, (_, nr) => courts.slice(nr * size, (nr + 1) * size));
  const used = parts.filter((part) => part.length > 0);
  return (
    <div className={styles.courts}>
      {used.map((part, nr) => (
        <table key={nr} aria-label={t.courtsPart(nr + 1, used.length)}>
          <thead>
            <tr>
              <th scope="col">{t.court}</th>
              <th scope="col">{t.cases}</th>
              <th scope="col">{t.lastSent}</th>
            </tr>
          </thead>
          <tbody>
            {part.map((court) => (
              <Row key={court.domstolId} court={court} share={court.saker / most} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

interface RowProps {
  readonly court: DriftDomstol;
  /** Of the cases of the court with the most, 0 to 1. */
  readonly share: number;
}

function Row({ court: { navn, saker, sistSendt, stille }, share }: RowProps) {
  return (
    <tr>
      <th scope="row">{navn}</th>
      <td>
        <span className={styles.cases}>
          <span
            aria-hidden
            className={styles.bar}
            style={{ '--share': share.toFixed(3) } as CSSProperties}
          />
          {formatNumber(saker)}
        </span>
      </td>
      <td>
        {stille ? <Tag purpose="warning">{t.daysAgo(stille.dager)}</Tag> : sentText(sistSendt)}
      </td>
    </tr>
  );
}

/** 'i dag 10:02', 'i går 09:41', or the day. */
function sentText(sistSendt: string | null): string {
  if (sistSendt === null) return t.never;
  const today = osloDay(serverNow());
  const day = sistSendt.slice(0, 10);
  if (day === today) return t.todayAt(formatTime(sistSendt));
  if (day === shiftDay(today, { days: -1 })) return t.yesterdayAt(formatTime(sistSendt));
  return formatDay(sistSendt);
}

function sorted(courts: readonly DriftDomstol[], order: Order): DriftDomstol[] {
  const byName = (a: DriftDomstol, b: DriftDomstol) => a.navn.localeCompare(b.navn, 'nb');
  const byCases = (a: DriftDomstol, b: DriftDomstol) => b.saker - a.saker || byName(a, b);
  const silence = ({ stille }: DriftDomstol) => stille?.dager ?? -1;
  if (order === 'navn') return [...courts].sort(byName);
  if (order === 'saker') return [...courts].sort(byCases);
  return [...courts].sort((a, b) => silence(b) - silence(a) || byCases(a, b));
}
