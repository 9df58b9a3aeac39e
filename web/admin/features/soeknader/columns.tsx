import { UlestTag } from '#web/admin/ui/ulest-tag.tsx';
import { Copy, Repeat } from 'lucide-react';
import type { SOEKNAD_SORT_FIELDS, SoeknadStillingRad } from '#contract/admin/soeknader.ts';
import { STATUS, isActive } from '#domain/soeknad.ts';
import { LENGE_VENTET, osloDaysBetween } from '#domain/soeknad-stilling.ts';
import { adminPages } from '#web/admin/pages.ts';
import { ArbeidsgiverTag, SoeknadStatusTag, navnOf } from '#web/admin/ui/labels.tsx';
import { RowLink } from '#web/admin/ui/row-link.tsx';
import { serverNow } from '#web/api/client.ts';
import { formatDay } from '#web/format.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Tag } from '#web/ui/tag.tsx';
import styles from './soeknader.module.css';
import { t } from './texts.ts';

const column = columnsOf<SoeknadStillingRad, (typeof SOEKNAD_SORT_FIELDS)[number]>();

/** The columns; `toPage` gives the address of an application's page. That of comments is there when a row has one. */
export function soeknaderColumns(toPage: (id: string) => string, withKommentar: boolean) {
  return column.columns([
    column.display({
      id: 'navn',
      header: t.name,
      meta: {
        card: 'title',
        sort: {
          field: 'Soeker',
          choices: [
            { ascending: true, label: t.nameUp },
            { ascending: false, label: t.nameDown },
          ],
        },
      },
      cell: ({ row: { original: row } }) => (
        <>
          <RowLink to={toPage(row.id)}>{navnOf(row)}</RowLink>
          {(row.ulest || row.klageVenter || row.muligDuplikat || row.harSoektFoer) && (
            <span className={styles.facts}>
              {row.ulest && <UlestTag />}
              {row.klageVenter && <Tag purpose="warning">{t.klage}</Tag>}
              {row.muligDuplikat && (
                <Tag purpose="neutral" icon={Copy}>
                  {t.duplicate}
                </Tag>
              )}
              {row.harSoektFoer && (
                <Tag purpose="neutral" icon={Repeat}>
                  {t.appliedBefore}
                </Tag>
              )}
            </span>
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
    column.accessor('kontaktperson', { header: t.contact, meta: { card: 'inline' } }),
    column.display({
      id: 'svar',
      header: t.employersAnswer,
      meta: {
        card: 'plain',
        sort: {
          field: 'ArbeidsgiversSvar',
          choices: [
            { ascending: true, label: t.confirmedFirst },
            { ascending: false, label: t.confirmedLast },
          ],
        },
      },
      cell: ({ row }) => <Svar row={row.original} />,
    }),
    column.accessor(({ søknadsDato }) => formatDay(søknadsDato), {
      id: 'soeknadsdato',
      header: t.applicationDate,
      meta: {
        card: 'inline',
        width: 9,
        sort: {
          field: 'SoeknadsDato',
          choices: [
            { ascending: true, label: t.dateUp },
            { ascending: false, label: t.dateDown },
          ],
        },
      },
    }),
    column.display({
      id: 'ventet',
      header: t.waited,
      meta: {
        card: 'inline',
        width: 6.5,
        sort: {
          field: 'Ventet',
          choices: [
            { ascending: false, label: t.waitedLongest },
            { ascending: true, label: t.waitedShortest },
          ],
        },
      },
      cell: ({ row: { original: row } }) => {
        const days = t.days(row.ventetDager);
        return row.ventetDager >= LENGE_VENTET ? (
          <strong className={styles.long}>{days}</strong>
        ) : (
          days
        );
      },
    }),
    column.accessor('status', {
      header: t.status,
      meta: {
        card: 'corner',
        width: 9,
        sort: {
          field: 'Status',
          choices: [
            { ascending: true, label: t.newFirst },
            { ascending: false, label: t.onHoldFirst },
          ],
        },
      },
      cell: (cell) => (
        <span className={cell.getValue() === STATUS.ny ? styles.ny : undefined}>
          <SoeknadStatusTag status={cell.getValue()} />
        </span>
      ),
    }),
    ...(withKommentar
      ? [column.accessor('kommentar', { header: t.comment, meta: { card: 'labelled' } })]
      : []),
  ]);
}

/** The columns for a part of the list: from there one goes from application to application. */
export const inKoe = (vis: string) => (id: string) => `${adminPages.soeknad(id)}?koe=${vis}`;

/** The employer's answer, how long it took or takes, and what was added to it. */
function Svar({ row }: { readonly row: SoeknadStillingRad }) {
  const { svar, melding } = row.arbeidsgiver;
  const days = svarDays(row);
  return (
    <>
      <span className={styles.svar}>
        <ArbeidsgiverTag svar={svar} />
        {days !== '' && <span>{days}</span>}
      </span>
      {melding !== null && <span className={styles.melding}>«{melding}»</span>}
    </>
  );
}

/** 'etter 2 dager', 'samme dag'; while the answer is waited for 'i 11 dager'. */
function svarDays({ status, arbeidsgiver: { svar, spurt, svart } }: SoeknadStillingRad): string {
  if (spurt === null) return '';
  if (svart !== null) {
    const after = osloDaysBetween(new Date(spurt), new Date(svart));
    return after === 0 ? t.sameDay : t.answeredAfter(after);
  }
  if (svar !== 'venter' || !isActive(status)) return '';
  const asked = osloDaysBetween(new Date(spurt), serverNow());
  return asked > 0 ? t.waitsFor(asked) : t.fromToday;
}
