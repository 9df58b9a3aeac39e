import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './pagination.module.css';
import { Select } from '#web/ui/select.tsx';

interface Props {
  /** The accessible name of the navigation, for example «Sider med treff». */
  readonly label: string;
  /** The first page is 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly pageSizes: readonly number[];
  readonly total: number;
  /** Shows the count even when everything fits on the smallest page. */
  readonly isAlwaysShown?: boolean;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
}

/** Page size, which rows are shown, and links to the other pages. Nothing when all rows fit on the smallest page. */
export function Pagination(props: Props) {
  const { page, pageSize, pageSizes, total, isAlwaysShown, onPageSize } = props;
  if (!isAlwaysShown && total <= Math.min(...pageSizes)) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <div className={styles.bar}>
      <div className={styles.size}>
        <div className={styles.choice}>
          <Select
            label="Vis per side"
            layout="inline"
            options={pageSizes.map((size) => ({ id: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={(size) => onPageSize(Number(size))}
          />
        </div>
        {`${first}–${last} av ${total}`}
      </div>
      <Pages {...props} />
    </div>
  );
}

function Pages({ label, page, pageSize, total, onPage }: Props) {
  const count = Math.ceil(total / pageSize);
  if (count < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {page > 1 && (
          <Step icon={ChevronLeft} label="Forrige side" onPress={() => onPage(page - 1)} />
        )}
        {pageNumbers(page, count).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <Button
                className={styles.page}
                size="small"
                variant={number === page ? 'primary' : 'secondary'}
                aria-label={`Side ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onPress={() => onPage(number)}
              >
                {number}
              </Button>
            </li>
          ),
        )}
        {page < count && (
          <Step icon={ChevronRight} label="Neste side" onPress={() => onPage(page + 1)} />
        )}
      </ul>
    </nav>
  );
}

interface StepProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onPress: () => void;
}

function Step({ icon, label, onPress }: StepProps) {
  return (
    <li>
      <Button
        className={styles.page}
        size="small"
        variant="secondary"
        aria-label={label}
        onPress={onPress}
      >
        <Icon icon={icon} />
      </Button>
    </li>
  );
}

/**
 * The page numbers to offer: the first, the last, the current one and its neighbours. `null` is a gap; a gap of a
 * single page shows that page instead.
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const near = new Set([1, count, current - 1, current, current + 1]);
  if (current <= 3) near.add(2).add(3);
  if (current >= count - 2) near.add(count - 1).add(count - 2);
  const shown = [...near].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const step = page - (shown[index - 1] ?? page - 1);
    if (step === 1) return [page];
    return step === 2 ? [page - 1, page] : [null, page];
  });
}
