import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Skjulte, SkjultRad } from '#contract/admin/skjulte.ts';
import { skalSesPaa } from '#domain/gjeldende.ts';
import { osloDay } from '#domain/time.ts';
import { skjulteQuery } from '#web/admin/api/skjulte.ts';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { serverNow } from '#web/api/client.ts';
import table from '#web/table/table.module.css';
import { Chips } from '#web/ui/chips.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Message } from '#web/ui/message.tsx';
import { DomstolFilter, FraDomstolen } from './fra-domstolen.tsx';
import { t as fraDomstolenTexts } from './fra-domstolen-texts.ts';
import { buttonId, keyOf } from './skjult.ts';
import { SkjultRow } from './skjult-row.tsx';
import styles from './skjulte.module.css';
import { t } from './skjulte-texts.ts';

const CHOICES = ['alle', 'forfalt', 'skjuling', 'begrensning'] as const;
type Choice = (typeof CHOICES)[number];
const LABELS = { alle: t.all, forfalt: t.due, skjuling: t.hidden, begrensning: t.restricted };
const NO_LIST = { antall: 0, rader: [] };
const COLUMNS = [t.case, t.what, t.why, t.byWhom, t.since, t.lookAgain, t.action] as const;

/** What is hidden and restricted now, as it was answered: due first, then the newest. A row is changed under itself. */
export function SkjulteList(list: Skjulte) {
  const [choice, setChoice] = useState<Choice | 'domstolen'>('alle');
  const [domstol, setDomstol] = useState<string | null>(null);
  const { open, receipt, gone, toggle, close, saved, overtaken, over } = useOpened();
  const today = osloDay(serverNow());
  const fits = (row: SkjultRad, of: Choice) =>
    of === 'alle' || (of === 'forfalt' ? skalSesPaa(row, today) : row.slag === of);
  const isOfCourt = (row: { readonly domstolNavn: string | null }) =>
    domstol === null || row.domstolNavn === domstol;
  const rader = list.rader.filter(isOfCourt);
  const { antall, rader: listed } = list.fraDomstolen ?? NO_LIST;
  const fraDomstolen = listed.filter(isOfCourt);
  if (list.rader.length === 0 && antall === 0 && gone === null)
    return (
      <p className={table.empty} data-empty-list>
        {t.empty}
      </p>
    );
  const shown = choice === 'domstolen' ? [] : rader.filter((row) => fits(row, choice));
  return (
    <section aria-labelledby="skjulte">
      <h2 id="skjulte" tabIndex={-1} className={styles.heading}>
        {t.list}
      </h2>
      <Kvittering text={receipt} />
      {gone !== null && <IsOver typed={gone} />}
      <div className={styles.filter}>
        <Chips
          label={t.show}
          options={[
            ...CHOICES.map((id) => ({
              id,
              label: LABELS[id],
              count: rader.filter((row) => fits(row, id)).length,
            })),
            {
              id: 'domstolen',
              label: fraDomstolenTexts.chip,
              count: domstol === null ? antall : fraDomstolen.length,
            },
          ]}
          value={choice}
          onChange={setChoice}
        />
        <DomstolFilter of={list} value={domstol} onChange={setDomstol} />
      </div>
      {choice === 'domstolen' && fraDomstolen.length > 0 ? (
        <FraDomstolen rader={fraDomstolen} flere={antall - listed.length} />
      ) : shown.length === 0 ? (
        <p className={table.empty}>{t.noneFits}</p>
      ) : (
        <div className={table.wrapper}>
          <table
            role="table"
            className={classNames(table.table, styles.table)}
            aria-labelledby="skjulte"
          >
            <thead role="rowgroup">
              <tr role="row">
                {COLUMNS.map((name) => (
                  <th key={name} role="columnheader" scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {shown.map((row) => (
                <SkjultRow
                  key={keyOf(row)}
                  row={row}
                  today={today}
                  columns={COLUMNS.length}
                  isOpen={open === keyOf(row)}
                  onToggle={() => toggle(row)}
                  onClose={() => close(row)}
                  onSaved={(now) => saved(row, now)}
                  onOvertaken={overtaken}
                  onOver={over}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** Which row is open, and how the last change went. */
function useOpened() {
  const client = useQueryClient();
  const [open, setOpen] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<string | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const end = (row: SkjultRad) => {
    setOpen(null);
    // The row may have moved.
    requestAnimationFrame(() => document.getElementById(buttonId(row))?.focus());
  };
  const begin = () => {
    setReceipt(null);
    setGone(null);
  };
  return {
    ...{ open, receipt, gone },
    toggle: (row: SkjultRad) => {
      begin();
      if (open === keyOf(row)) end(row);
      else setOpen(keyOf(row));
    },
    close: end,
    saved: (row: SkjultRad, now: Skjulte) => {
      client.setQueryData(skjulteQuery.queryKey, now);
      setReceipt(t.saved);
      end(row);
    },
    overtaken: (now: Skjulte) => client.setQueryData(skjulteQuery.queryKey, now),
    /** Somebody has lifted it meanwhile: what was typed is shown, because its form is gone. */
    over: (now: Skjulte, typed: string) => {
      setOpen(null);
      setGone(typed);
      client.setQueryData(skjulteQuery.queryKey, now);
    },
  };
}

function IsOver({ typed }: { readonly typed: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Message purpose="warning" role="alert" heading={t.otherChanged} headingRef={heading}>
      <p>{t.isOver}</p>
      <p>{t.typed}</p>
      <blockquote className={styles.typed}>{typed}</blockquote>
    </Message>
  );
}
