import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { statistikkParamsSchema } from '#contract/admin/statistikk.ts';
import { readParams } from '#contract/values.ts';
import { periodeAv } from '#domain/statistikk.ts';
import { periodeTekst, t as counted } from '#domain/statistikk-tabell.ts';
import { osloDay } from '#domain/time.ts';
import { statistikkCsv, statistikkQuery } from '#web/admin/api/statistikk.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { serverNow } from '#web/api/client.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ToggleBar } from '#web/ui/toggle-bar.tsx';
import { useValg } from '#web/ui/valg.ts';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { Deler } from './deler.tsx';
import { PeriodeForm } from './periode.tsx';
import styles from './statistikk.module.css';
import { t } from './texts.ts';

const WAYS = [
  { id: 'diagram', label: t.diagram },
  { id: 'tabell', label: t.table },
] as const;

/** /admin/statistikk: how many, by month, as pictures or as tables. */
export function Page() {
  const [address, setAddress] = useSearchParams();
  const params = readParams(statistikkParamsSchema, address);
  const periode = periodeAv(params, osloDay(serverNow()));
  const { data, failureReason, isPlaceholderData, refetch } = useQuery(statistikkQuery(params));
  const [asDiagram, setDiagram] = useValg('adminDiagram');
  const period = periodeTekst(periode.fra, periode.til);
  return (
    <AdminPage title={t.heading} lead={period}>
      <div className={styles.bar}>
        <PeriodeForm
          periode={periode}
          onShow={(chosen) => setAddress(new URLSearchParams({ ...chosen }))}
        />
        <div className={styles.choices}>
          <ToggleBar
            label={t.shownAs}
            options={WAYS}
            value={asDiagram ? 'diagram' : 'tabell'}
            onChange={(way) => setDiagram(way === 'diagram')}
          />
          <LinkButton to={statistikkCsv(params)} size="small" reloadDocument download>
            <Icon icon={Download} />
            {t.download}
          </LinkButton>
        </div>
      </div>
      <LiveRegion>{data && !isPlaceholderData ? t.shown(period) : ''}</LiveRegion>
      {data && !(isPlaceholderData && failureReason) ? (
        <div aria-busy={isPlaceholderData}>
          <Deler statistikk={data} asTable={!asDiagram} />
        </div>
      ) : (
        <Awaited failed={t.failed} error={failureReason} onRetry={refetch}>
          <Spinner label={t.loading} />
        </Awaited>
      )}
      <details className={styles.how}>
        <summary>{t.how}</summary>
        <ul>
          {counted.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </AdminPage>
  );
}
