import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Saksdetaljer } from '#contract/sak.ts';
import { FELT_NAVN } from '#domain/sak-felt.ts';
import { linesOf, PAGE_TEXTS, type PageText } from '#domain/sak-texts.ts';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import { ParterText } from '#web/sak/sak-cells.tsx';
import { SkjultAvDomstolen } from '#web/sak/skjult.tsx';
import { FilerMedFrist } from './filer-med-frist.tsx';
import { navnFrist } from './frist.ts';
import type { FoelgProps } from './foelg-button.tsx';
import { Foelg } from './foelg.tsx';
import { FristLine } from './frist-line.tsx';
import styles from './sak-page.module.css';
import { t } from './texts.tsx';

const None = ({ children }: { readonly children: string }) => (
  <span className={styles.none}>{children}</span>
);

/** Where the page calls a text otherwise than the search does. */
const HEADINGS: Readonly<Partial<Record<PageText['key'], string>>> = { advokat: t.lawyers };

interface InformasjonProps {
  readonly sak: Saksdetaljer;
  readonly now: Date;
  /** The list that the page leads back to. */
  readonly liste: string;
}

/** Card 'Informasjon om saken', with its rows in a fixed order (docs/PRODUCT.md, "A case"). */
export function InformasjonOmSaken({ sak, now, liste }: InformasjonProps) {
  const textsThat = (stand: (column: PageText['column']) => boolean) =>
    PAGE_TEXTS.filter(({ column }) => stand(column)).map(
      ({ key, field }) =>
        [
          HEADINGS[key] ?? FELT_NAVN[key],
          <Text key={key} sak={sak} slag={key} text={sak[field]} />,
        ] as const,
    );
  const filer = (type: 'tiltale' | 'avgjorelse', none: string) => (
    <FilerMedFrist key={type} type={type} sak={sak} none={none} now={now} />
  );
  const rows: readonly (readonly [string, ReactNode])[] = [
    [FELT_NAVN.domstol, sak.domstolNavn],
    [FELT_NAVN.sakstype, <Text key="sakstype" sak={sak} slag="sakstype" text={sak.sakstype} />],
    ...textsThat(({ holds }) => holds === 'line'),
    [FELT_NAVN.parter, <Parter key="parter" sak={sak} now={now} liste={liste} />],
    ...textsThat(({ holds }) => holds !== 'line'),
    [t.period, <Period key="periode" sak={sak} />],
    [t.indictment, filer('tiltale', t.noIndictment)],
    [t.decision, filer('avgjorelse', t.noDecision)],
    [t.given, sak.avsagt ? formatDay(sak.avsagt) : <None>{t.notGiven}</None>],
  ];
  return (
    <section className={styles.card} aria-labelledby="informasjon">
      <h2 id="informasjon">{t.facts}</h2>
      <dl className={styles.facts}>
        {rows.map(([term, value]) => (
          <Row key={term} id={term === FELT_NAVN.parter ? 'parter' : undefined} term={term}>
            {value}
          </Row>
        ))}
      </dl>
    </section>
  );
}

interface RowProps {
  readonly id: string | undefined;
  readonly term: string;
  readonly children: ReactNode;
}

/** A row that the address names is in view, and marked: the browser itself does that only when it loads a page. */
function Row({ id, term, children }: RowProps) {
  const { hash } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  const isTarget = id !== undefined && hash === `#${id}`;
  useEffect(() => {
    if (isTarget) row.current?.scrollIntoView({ block: 'center' });
  }, [isTarget]);
  return (
    <div ref={row} id={id} data-target={isTarget || undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The names and when they are hidden, or why they are. */
function Parter({ sak, now, liste }: InformasjonProps) {
  if (sak.parterSkjult) return <SkjultAvDomstolen />;
  return (
    <>
      <ParterText {...sak} liste={liste} />
      {sak.navnSkjules && <FristLine frist={navnFrist(sak.navnSkjules, now)} />}
    </>
  );
}

interface TextProps extends Pick<FoelgProps, 'sak' | 'slag'> {
  readonly text: string | null | readonly string[];
}

/** One line as it is, of several each by itself. */
function Text({ text, ...of }: TextProps) {
  const lines = linesOf(text);
  if (lines.length === 0) return <None>{t.notRegistered}</None>;
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line} <Foelg {...of} text={line} />
    </span>
  ));
}

function Period({ sak }: { readonly sak: Saksdetaljer }) {
  if (!sak.startdato || !sak.sluttdato) return <None>{t.notScheduled}</None>;
  return `${formatDayAndTime(sak.startdato)} – ${formatDayAndTime(sak.sluttdato)}`;
}
