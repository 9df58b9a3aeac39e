import { useId } from 'react';
import type { Statistikk } from '#domain/statistikk.ts';
import { UTFALL } from '#domain/statistikk.ts';
import {
  type Tabell as Numbers,
  perDagTekst,
  tabellerAv,
  tall,
} from '#domain/statistikk-tabell.ts';
import { Diagram, type Stolpe } from './diagram.tsx';
import styles from './statistikk.module.css';
import { Tabell } from './tabell.tsx';
import { t } from './texts.ts';

interface Props {
  readonly statistikk: Statistikk;
  readonly asTable: boolean;
}

/** Each of the statistics, as a picture or as its table. */
export function Deler({ statistikk, asTable }: Props) {
  return (
    <div className={styles.deler}>
      {tabellerAv(statistikk).map((tabell) => (
        <Del key={tabell.id} {...{ tabell, statistikk, asTable }} />
      ))}
    </div>
  );
}

function Del({ tabell, statistikk, asTable }: Props & { readonly tabell: Numbers }) {
  const headingId = useId();
  const { id, tittel, naa } = tabell;
  return (
    <section className={styles.del}>
      <h2 id={headingId}>{tittel}</h2>
      {asTable || id === 'redaksjoner' ? (
        <Tabell
          labelledBy={headingId}
          tabell={tabell}
          {...(!asTable && { stolper: shares(statistikk) })}
        />
      ) : (
        <Diagram
          tittel={t.chartOf(tittel)}
          beskrivelse={inWords(tabell)}
          {...DIAGRAM[id](tabell, statistikk)}
        />
      )}
      {naa !== null && <p className={styles.naa}>{naa}</p>}
    </section>
  );
}

/** The largest newsroom's bar is whole; the sum of the others has none, nor have those without. */
function shares({ redaksjoner, andre }: Statistikk): (number | null)[] {
  const most = Math.max(
    ...redaksjoner.map(({ navn, brukere }) => (navn === null ? 0 : brukere)),
    1,
  );
  return [
    ...redaksjoner.map(({ navn, brukere }) => (navn === null ? null : brukere / most)),
    ...(andre ? [null] : []),
  ];
}

/** Every row as a sentence, for who does not see the picture. */
function inWords({ kolonner, rader }: Numbers): string {
  const sentences = rader.map(
    ([head, ...cells]) =>
      `${head}: ${cells.map((cell, nr) => `${kolonner[nr + 1]} ${cell}`).join(', ')}.`,
  );
  return [...sentences, t.asTable].join(' ');
}

interface Drawn {
  readonly serier: readonly string[];
  readonly stolper: readonly Stolpe[];
  readonly tall: (value: number) => string;
  readonly erSideOmSide?: boolean;
}

const DIAGRAM: Readonly<
  Record<Exclude<Numbers['id'], 'redaksjoner'>, (tabell: Numbers, of: Statistikk) => Drawn>
> = {
  soeknader: ({ kolonner }, { soeknader }) => ({
    serier: kolonner.slice(1, -1),
    stolper: soeknader.map(({ maaned, antall }) => ({
      maaned,
      verdier: UTFALL.map((utfall) => antall && antall[utfall]),
    })),
    tall,
  }),
  tid: ({ kolonner }, { tid }) => ({
    serier: kolonner.slice(1, 4),
    stolper: tid.map(({ maaned, dager }) => ({
      maaned,
      verdier: [dager?.median ?? null, dager?.niAvTi ?? null, dager?.lengst ?? null],
    })),
    tall,
    erSideOmSide: true,
  }),
  soek: ({ kolonner }, { soek }) => ({
    serier: kolonner.slice(1, 2),
    stolper: soek.map(({ maaned, perDag }) => ({ maaned, verdier: [perDag] })),
    tall: perDagTekst,
  }),
  varsler: ({ kolonner }, { varsler }) => ({
    serier: kolonner.slice(1),
    stolper: varsler.map(({ maaned, meldt, epost, stoppet }) => ({
      maaned,
      verdier: [meldt, epost, stoppet],
    })),
    tall,
    erSideOmSide: true,
  }),
};
