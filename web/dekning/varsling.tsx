import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { DekningVarsling } from '#contract/dekning-varsling.ts';
import { MAATE_NAVN, MAATER } from '#domain/dekning-varsling.ts';
import { formatDayInWords } from '#web/format.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Message } from '#web/ui/message.tsx';
import { Select } from '#web/ui/select.tsx';
import { ToggleBar } from '#web/ui/toggle-bar.tsx';
import { LiveRegion, VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { addressOf, type VarslingCalls, varslingQuery } from './api.ts';
import { t } from './texts.ts';
import { VarslingDiagram } from './varsling-diagram.tsx';
import { VarslingTabell } from './varsling-tabell.tsx';
import styles from './varsling.module.css';

const WAYS = [
  { id: 'diagram', label: t.asDiagram },
  { id: 'tabell', label: t.asTable },
] as const;

/** How well the courts announce their hearings, month by month, for journalists and for administrators. */
export function Varsling({ calls }: { readonly calls: VarslingCalls }) {
  const [params, setParams] = useSearchParams();
  const way = WAYS.find(({ id }) => id === params.get('vis'))?.id ?? 'diagram';
  const { data, error, refetch } = useQuery(varslingQuery(calls, params.get('maaned')));
  // In the address, so that Back and a reload keep them.
  const choose = (change: { maaned?: string; vis?: string }) =>
    setParams(new URLSearchParams({ ...Object.fromEntries(params), ...change }), { replace: true });
  if (!data)
    return (
      <Awaited failed={t.failed} error={error} onRetry={refetch}>
        <LiveRegion>{t.loading}</LiveRegion>
      </Awaited>
    );
  if (data.maaned === null) return <p>{t.none}</p>;
  return <Month {...data} maaned={data.maaned} calls={calls} way={way} choose={choose} />;
}

interface MonthProps extends DekningVarsling {
  readonly maaned: string;
  readonly calls: VarslingCalls;
  readonly way: (typeof WAYS)[number]['id'];
  readonly choose: (change: { maaned?: string; vis?: string }) => void;
}

function Month({ maaned, maaneder, aapner, erAapen, domstoler, calls, way, choose }: MonthProps) {
  const headingId = useId();
  const name = monthName(maaned);
  const Shown = way === 'tabell' ? VarslingTabell : VarslingDiagram;
  return (
    <>
      <p className={styles.lead}>{t.lead(name)}</p>
      {aapner && !erAapen && (
        <Message purpose="info">
          <p>{t.opens(name, formatDayInWords(aapner))}</p>
        </Message>
      )}
      <div className={styles.head}>
        <div className={styles.month}>
          <Select
            label={t.month}
            options={maaneder.map((id) => ({ id, label: capital(monthName(id)) }))}
            value={maaned}
            onChange={(one) => choose({ maaned: one })}
          />
        </div>
        <div className={styles.choices}>
          <ToggleBar
            label={t.shownAs}
            options={WAYS}
            value={way}
            onChange={(vis) => choose({ vis })}
          />
          <LinkButton to={addressOf(calls.csv, maaned)} size="small" reloadDocument download>
            <Icon icon={Download} />
            {t.download}
          </LinkButton>
        </div>
      </div>
      <VisuallyHidden>
        <h2 id={headingId}>{t.courts(name)}</h2>
      </VisuallyHidden>
      {way === 'diagram' && <Legend />}
      {domstoler.length === 0 ? (
        <p>{t.noCourts}</p>
      ) : (
        <Shown labelledBy={headingId} domstoler={domstoler} />
      )}
      <details className={styles.how}>
        <summary>{t.how}</summary>
        <ul>
          {t.rules().map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** What the parts of each bar are. */
function Legend() {
  return (
    <ul className={styles.legend}>
      {MAATER.map((maate) => (
        <li key={maate}>
          <span className={styles.part} data-maate={maate} aria-hidden />
          {MAATE_NAVN[maate]}
        </li>
      ))}
    </ul>
  );
}

/** `2026-10` → `oktober 2026`. */
const monthName = (maaned: string) => formatDayInWords(`${maaned}-01`).slice('1. '.length);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
