import { type ReactNode, useId } from 'react';
import { maanedKort } from '#domain/statistikk-tabell.ts';
import { useIsNarrow } from '#web/table/sort-select.tsx';
import styles from './diagram.module.css';

/** How a part is filled: these differ without colour. */
const FILLS = ['hel', 'skraa', 'graa', 'prikket'] as const;
type Fill = (typeof FILLS)[number];

/** A month with a value of each series; null where there is no number. */
export interface Stolpe {
  readonly maaned: string;
  readonly verdier: readonly (number | null)[];
}

interface Props {
  readonly tittel: string;
  /** The same in words. */
  readonly beskrivelse: string;
  readonly serier: readonly string[];
  readonly stolper: readonly Stolpe[];
  readonly tall: (value: number) => string;
  /** The parts of a month stand beside each other, with the scale at the side; else on each other, with their sum above. */
  readonly erSideOmSide?: boolean;
}

const HEIGHT = 190;
const ABOVE = 24;
const BELOW = 40;
const SCALE = 56;
/** Of a digit, of the name of a month, and the least of a bar that can be seen. */
const DIGIT = 7.5;
const MONTH = 40;
const LEAST = 3;

/** Bars of months: a picture with a text in its place. Drawn in the measure of its text, so a long period scrolls sideways. */
export function Diagram({ tittel, beskrivelse, serier, stolper, tall, erSideOmSide }: Props) {
  const id = useId();
  const isNarrow = useIsNarrow();
  const left = erSideOmSide ? SCALE : 0;
  const sums = stolper.map(({ verdier }) =>
    erSideOmSide ? Math.max(...verdier.map(Number)) : sumOf(verdier),
  );
  const most = Math.max(...sums, 1);
  const top = erSideOmSide ? niceTop(most) : most;
  // Neither the months nor the sums over the bars must run into each other.
  const least = Math.max(MONTH, erSideOmSide ? 0 : tall(most).length * DIGIT);
  const step = Math.max(least, Math.floor(((isNarrow ? 300 : 560) - left) / stolper.length));
  const width = left + step * stolper.length;
  const scale = (value: number) => (value / top) * HEIGHT;
  const fills = FILLS.map((fill) => `${id}${fill}`);
  return (
    <figure className={styles.figure}>
      {serier.length > 1 && <Legend serier={serier} />}
      <div className={styles.scroll} role="region" aria-label={tittel} tabIndex={0}>
        <svg
          role="img"
          aria-labelledby={`${id}t`}
          aria-describedby={`${id}d`}
          width={`${width / 16}rem`}
          height={`${(ABOVE + HEIGHT + BELOW) / 16}rem`}
          viewBox={`0 0 ${width} ${ABOVE + HEIGHT + BELOW}`}
          className={styles.svg}
        >
          <title id={`${id}t`}>{tittel}</title>
          <desc id={`${id}d`}>{beskrivelse}</desc>
          <Patterns ids={fills} />
          {erSideOmSide && <Scale top={top} width={width} scale={scale} tall={tall} />}
          {stolper.map((stolpe, nr) => (
            <g key={stolpe.maaned} transform={`translate(${left + step * nr} ${ABOVE})`}>
              <Bars {...{ stolpe, step, scale, fills, isBeside: erSideOmSide ?? false }} />
              {(!erSideOmSide || sums[nr] === 0) && (
                <text x={step / 2} y={HEIGHT - scale(sums[nr]!) - 6} textAnchor="middle">
                  {stolpe.verdier.every((one) => one === null) ? '–' : tall(sums[nr]!)}
                </text>
              )}
              <Label {...stolpe} x={step / 2} hasYear={nr === 0 || stolpe.maaned.endsWith('-01')} />
            </g>
          ))}
          <line
            className={styles.line}
            x1={left}
            x2={width}
            y1={ABOVE + HEIGHT}
            y2={ABOVE + HEIGHT}
          />
        </svg>
      </div>
    </figure>
  );
}

const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** The next of 1, 2, 5, 10, 20, 50 …, at which a scale ends and has a round half. */
function niceTop(most: number): number {
  const size = 10 ** Math.floor(Math.log10(most));
  return size * ([1, 2, 4, 5, 10].find((one) => one * size >= most) ?? 10);
}

interface BarsProps {
  readonly stolpe: Stolpe;
  readonly step: number;
  readonly scale: (value: number) => number;
  readonly fills: readonly string[];
  readonly isBeside: boolean;
}

function Bars({ stolpe: { verdier }, step, scale, fills, isBeside }: BarsProps): ReactNode {
  const room = step * (isBeside ? 0.84 : 0.56);
  const width = isBeside ? room / verdier.length : room;
  const begin = (step - room) / 2;
  return verdier.map((value, nr) => {
    if (!value) return null;
    const height = Math.max(scale(value), LEAST);
    const below = isBeside ? 0 : scale(sumOf(verdier.slice(0, nr)));
    return (
      <rect
        key={fills[nr]}
        className={styles.bar}
        fill={`url(#${fills[nr]})`}
        x={begin + (isBeside ? width * nr : 0)}
        y={HEIGHT - below - height}
        width={width}
        height={height}
      />
    );
  });
}

function Label({ maaned, x, hasYear }: { maaned: string; x: number; hasYear: boolean }) {
  return (
    <text x={x} y={HEIGHT + 18} textAnchor="middle">
      <tspan>{maanedKort(maaned)}</tspan>
      {hasYear && (
        <tspan x={x} dy={16}>
          {maaned.slice(0, 4)}
        </tspan>
      )}
    </text>
  );
}

interface ScaleProps {
  readonly top: number;
  readonly width: number;
  readonly scale: (value: number) => number;
  readonly tall: (value: number) => string;
}

function Scale({ top, width, scale, tall }: ScaleProps) {
  return [top, top / 2, 0].map((value) => {
    const y = ABOVE + HEIGHT - scale(value);
    return (
      <g key={value}>
        <line className={styles.grid} x1={SCALE} x2={width} y1={y} y2={y} />
        <text x={SCALE - 6} y={y + 4} textAnchor="end">
          {tall(value)}
        </text>
      </g>
    );
  });
}

/** The fills under `ids`, which are unique on the page. */
function Patterns({ ids }: { readonly ids: readonly string[] }) {
  return (
    <defs>
      {FILLS.map((fill, nr) => (
        <pattern
          key={fill}
          id={ids[nr]}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          {...(fill === 'skraa' && { patternTransform: 'rotate(45)' })}
        >
          <Fill fill={fill} />
        </pattern>
      ))}
    </defs>
  );
}

function Fill({ fill }: { readonly fill: Fill }) {
  if (fill === 'hel' || fill === 'graa')
    return <rect className={styles[fill]} width="8" height="8" />;
  return (
    <>
      <rect className={styles.under} width="8" height="8" />
      {fill === 'skraa' ? (
        <rect className={styles.skraa} width="4" height="8" />
      ) : (
        <circle className={styles.prikket} cx="4" cy="4" r="2" />
      )}
    </>
  );
}

function Legend({ serier }: { readonly serier: readonly string[] }) {
  const id = useId();
  const ids = FILLS.map((fill) => `${id}${fill}`);
  return (
    <ul className={styles.legend}>
      {serier.map((serie, nr) => (
        <li key={serie}>
          <svg width="16" height="16" aria-hidden className={styles.svg}>
            <Patterns ids={ids} />
            <rect className={styles.bar} fill={`url(#${ids[nr]})`} width="16" height="16" />
          </svg>
          {serie}
        </li>
      ))}
    </ul>
  );
}
