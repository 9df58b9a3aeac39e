import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Avslagsgrunn } from '#contract/admin/maler.ts';
import { EPOST_MALER, MOTTAKERE } from '#domain/epost-mal.ts';
import { mailTemplateName } from '#domain/mail.ts';
import { avslagsgrunnerQuery, epostmalerQuery } from '#web/admin/api/maler.ts';
import { soeknaderKey } from '#web/admin/api/soeknader.ts';
import { adminPages } from '#web/admin/pages.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { Button } from '#web/ui/button.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { BackLink } from '#web/ui/link.tsx';
import { part } from '#web/ui/part.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { changedBy } from './endret.ts';
import styles from './maler.module.css';
import { t } from './texts.ts';

const GrunnDialog = part(async () => (await import('./grunn-dialog.tsx')).default);

/** admin/maler: the reasons for rejections, and the e-mails whose texts can be edited (docs/PRODUCT.md, "Administration"). */
export function Page() {
  return (
    <AdminPage
      title={t.title}
      lead={t.lead}
      back={<BackLink to={adminPages.soeknader}>{t.back}</BackLink>}
    >
      <Grunner />
      <Eposter />
    </AdminPage>
  );
}

function Grunner() {
  const cache = useQueryClient();
  const { data, failureReason, refetch } = useQuery(avslagsgrunnerQuery());
  const [open, setOpen] = useState<Avslagsgrunn | 'new' | null>(null);
  const [done, setDone] = useState<{ readonly nr: number; readonly text: string } | null>(null);
  const grunner = data?.grunner ?? [];
  return (
    <section aria-labelledby="grunner" className={styles.section}>
      <div className={styles.head}>
        <h2 id="grunner">{t.reasons}</h2>
        {data && (
          <Button variant="secondary" size="small" onPress={() => setOpen('new')}>
            {t.newReason}
          </Button>
        )}
      </div>
      <Kvittering key={done?.nr} text={done?.text ?? null} />
      {data ? (
        <>
          {grunner.length === 0 && <p>{t.noReasons}</p>}
          <ol className={styles.reasons}>
            {grunner.map((grunn) => (
              <Grunn key={grunn.id} grunn={grunn} onChange={() => setOpen(grunn)} />
            ))}
          </ol>
        </>
      ) : (
        <Awaited failed={t.reasonsFailed} error={failureReason} onRetry={refetch}>
          <Spinner label={t.loading} />
        </Awaited>
      )}
      {open && (
        <GrunnDialog
          grunn={open === 'new' ? null : open}
          antall={grunner.length}
          plass={open === 'new' ? grunner.length + 1 : grunner.indexOf(open) + 1}
          onClose={() => {
            setOpen(null);
            void refetch();
          }}
          onSaved={async (navn) => {
            await refetch();
            void cache.invalidateQueries({ queryKey: soeknaderKey, refetchType: 'none' });
            setDone((before) => ({ nr: (before?.nr ?? 0) + 1, text: t.reasonSaved(navn) }));
            setOpen(null);
          }}
        />
      )}
    </section>
  );
}

interface GrunnProps {
  readonly grunn: Avslagsgrunn;
  readonly onChange: () => void;
}

function Grunn({ grunn, onChange }: GrunnProps) {
  const { navn, iBruk, tekstNb, tekstNn, endret } = grunn;
  return (
    <li className={styles.reason}>
      <div className={styles.head}>
        <h3>{navn}</h3>
        {!iBruk && <Tag purpose="warning">{t.notInUse}</Tag>}
        <Button
          variant="secondary"
          size="small"
          aria-label={t.changeOf(navn)}
          className={styles.apart}
          onPress={onChange}
        >
          {t.change}
        </Button>
      </div>
      <dl className={styles.both}>
        <div>
          <dt>{t.bokmaal}</dt>
          <dd>{tekstNb}</dd>
        </div>
        <div>
          <dt>{t.nynorsk}</dt>
          <dd lang="nn">{tekstNn}</dd>
        </div>
      </dl>
      <p className={styles.note}>{changedBy(endret)}</p>
    </li>
  );
}

function Eposter() {
  const { data, failureReason, refetch } = useQuery(epostmalerQuery());
  return (
    <section aria-labelledby="eposter" className={styles.section}>
      <h2 id="eposter">{t.mails}</h2>
      {data ? (
        <ul className={styles.mails}>
          {data.maler.map(({ mal, erEndret, endret }) => (
            <li key={mal}>
              <Link to={adminPages.epostmal(mal)}>{mailTemplateName(mal)}</Link>
              <span className={styles.note}>{MOTTAKERE[EPOST_MALER[mal].til]}</span>
              <span className={styles.note}>
                {[...(erEndret ? [] : [t.ownText]), ...(endret ? [changedBy(endret)] : [])].join(
                  '. ',
                )}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Awaited failed={t.mailsFailed} error={failureReason} onRetry={refetch}>
          <Spinner label={t.loading} />
        </Awaited>
      )}
      <p className={styles.note}>{t.others}</p>
    </section>
  );
}
