import type { ReactNode } from 'react';
import type { Saksdetaljer } from '#contract/sak.ts';
import { FileLinks } from '#web/sak/file-links.tsx';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import { ParterText } from '#web/sak/sak-cells.tsx';
import { SkjultAvDomstolen } from '#web/sak/skjult.tsx';
import styles from './sak-page.module.css';

const None = ({ children }: { readonly children: string }) => (
  <span className={styles.none}>{children}</span>
);

/** Card 'Informasjon om saken', with its rows in a fixed order (docs/PRODUCT.md, "A case"). */
export function InformasjonOmSaken({ sak }: { readonly sak: Saksdetaljer }) {
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Domstol', sak.domstolNavn],
    ['Sakstype', sak.sakstype ?? <None>Ikke registrert</None>],
    ['Dommer', sak.rettensAdministrator ?? <None>Ikke registrert</None>],
    [
      'Parter',
      sak.parterSkjult ? (
        <SkjultAvDomstolen key="parter" />
      ) : (
        <ParterText key="parter" {...sak} asLink={false} />
      ),
    ],
    ['Advokater', <Lines key="advokater" lines={sak.advokat?.split('\n') ?? []} />],
    ['Bistandsadvokat', <Lines key="bistand" lines={sak.bistandsadvokater} />],
    ['Start - slutt', <Period key="periode" sak={sak} />],
    [
      'Tiltale',
      <FileLinks
        key="tiltale"
        type="tiltale"
        filer={sak.tiltale}
        none="Ingen tiltale"
        saksnummer={sak.saksnummer}
        withDay
      />,
    ],
    [
      'Avgjørelse',
      <FileLinks
        key="avgjorelse"
        type="avgjorelse"
        filer={sak.avgjorelse}
        none="Ingen avgjørelse"
        saksnummer={sak.saksnummer}
        withDay
      />,
    ],
    ['Avsagt dom', sak.avsagt ? formatDay(sak.avsagt) : <None>Ikke avsagt</None>],
  ];
  return (
    <section className={styles.card} aria-labelledby="informasjon">
      <h2 id="informasjon">Informasjon om saken</h2>
      <dl className={styles.facts}>
        {rows.map(([term, value]) => (
          <div key={term} id={term === 'Parter' ? 'parter' : undefined}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return <None>Ikke registrert</None>;
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}

function Period({ sak }: { readonly sak: Saksdetaljer }) {
  if (!sak.startdato || !sak.sluttdato) return <None>Ikke berammet</None>;
  return `${formatDayAndTime(sak.startdato)} – ${formatDayAndTime(sak.sluttdato)}`;
}
