import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './pagination.module.css';
import { Select } from '#web/ui/select.tsx';
import { t } from './texts.ts';

interface Props {
  /** The accessible name of the navigation, for example «Sider med treff». */
  readonly label: string;
  /** The first page is 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly pageSizes: readonly number[];
  /** The one of them that is called 'Alle'. */
  readonly allSize?: number;
  readonly total: number;
  /** Where pages end before all rows have been on one. */
  readonly pages?: number;
  /** Shows the count even when everything fits on the smallest page. */
  readonly isAlwaysShown?: boolean;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
}

/** Page size, which rows are shown, and links to the other pages. Nothing when all rows fit on the smallest page. */
export function Pagination(props: Props) {
  const { page, pageSize, pageSizes, total, isAlwaysShown, onPageSize } = props;
  const isNeeded = isAlwaysShown || page > 1 || total > Math.min(...pageSizes);
  if (!isNeeded || total === 0) return null;
  return (
    <div className={styles.bar}>
      <div className={styles.size}>
        <div className={styles.choice}>
          <Select
            label={t.perPage}
            layout="inline"
            options={pageSizes.map((size) => ({ id: String(size), label: sizeLabel(size, props) }))}
            value={String(pageSize)}
            onChange={(size) => onPageSize(Number(size))}
          />
        </div>
        {shownText(props)}
      </div>
      <Pages {...props} />
    </div>
  );
}

/** 'Alle' says its limit when there are more. */
export function sizeLabel(
  size: number,
  { allSize, total }: Pick<Props, 'allSize' | 'total'>,
): string {
  if (size !== allSize) return String(size);
  return total > size ? t.allUpTo(size) : t.all;
}

const pageCount = ({ pageSize, total, pages }: Props) => pages ?? Math.ceil(total / pageSize);

function shownText(props: Props): string {
  const { page, pageSize, total } = props;
  if (page > pageCount(props)) return t.noSuchPage(page, pageCount(props));
  return t.shownRows((page - 1) * pageSize + 1, Math.min(page * pageSize, total), total);
}

function Pages(props: Props) {
  const { label, page, onPage } = props;
  const count = pageCount(props);
  const nav = useRef<HTMLElement>(null);
  if (count < 2 && page <= count) return null;
  const step = (to: number) => {
    // At either end the button goes, and the focus with it: the button of the page stays.
    if (to === 1 || to === count)
      nav.current
        ?.querySelector<HTMLElement>(`[aria-label="${t.page(to)}"]`)
        ?.focus({ preventScroll: true });
    onPage(to);
  };
  return (
    <nav ref={nav} aria-label={label}>
      <ul className={styles.pages}>
        {page > 1 && (
          <Step
            icon={ChevronLeft}
            label={t.previousPage}
            onPress={() => step(Math.min(page - 1, count))}
          />
        )}
        {pageNumbers(Math.min(page, count), count).map((number, index) =>
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
                aria-label={t.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onPress={() => onPage(number)}
              >
                {number}
              </Button>
            </li>
          ),
        )}
        {page < count && (
          <Step icon={ChevronRight} label={t.nextPage} onPress={() => step(page + 1)} />
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
