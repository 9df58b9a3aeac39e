import { formatNumber } from '#web/format.ts';
import styles from './dekning.module.css';
import { t } from './texts.tsx';

const BAR = 10;
const STEP = 15;
const HEIGHT = 30;

/** New cases of one court by week, as bars on the court's own scale. The current week, which goes on, is hollow. */
export function UkeDiagram({ perUke }: { readonly perUke: readonly number[] }) {
  const highest = Math.max(...perUke);
  const now = perUke.at(-1) ?? 0;
  if (highest === 0) return t.noFigures;
  return (
    <svg
      role="img"
      aria-label={t.bars(
        formatNumber(Math.min(...perUke)),
        formatNumber(highest),
        formatNumber(now),
      )}
      className={styles.diagram}
      width={STEP * perUke.length}
      height={HEIGHT + 1}
      viewBox={`0 0 ${STEP * perUke.length} ${HEIGHT + 1}`}
    >
      {perUke.map((count, week) => {
        // A week with few cases must not look like one without.
        const height = count === 0 ? 1 : Math.max(3, (HEIGHT * count) / highest);
        const isCurrent = week === perUke.length - 1 && count > 0;
        const inset = isCurrent ? 0.5 : 0;
        return (
          <rect
            key={week}
            data-current={isCurrent || undefined}
            x={week * STEP + 0.5 + inset}
            y={HEIGHT - height + inset + 0.5}
            width={BAR - 2 * inset}
            height={height - 2 * inset}
          />
        );
      })}
    </svg>
  );
}
