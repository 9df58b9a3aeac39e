import { type ReactNode, useEffect } from 'react';
import {
  CalendarDays,
  ChevronRight,
  Delete,
  FunnelX,
  Landmark,
  Layers,
  type LucideIcon,
  SpellCheck,
} from 'lucide-react';
import { Link } from '#web/ui/router-link.tsx';
import type { Domstol } from '#contract/bruker.ts';
import type { Berammingsliste } from '#contract/sak.ts';
import type { SearchParams } from '#contract/search.ts';
import type { Utvei } from '#contract/treff.ts';
import { ALL_COURTS, searchableRange } from '#domain/search-rules.ts';
import { serverNow } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { emptyHeading } from './empty-heading.ts';
import { t } from './no-hits-texts.ts';
import { askedText } from './outside.ts';
import styles from './results.module.css';
import { searchAddress, wordsOf } from '#web/sak/search-address.ts';
import { type WayOut, wayOut } from './ways-out.ts';

interface NoResultsProps {
  readonly params: SearchParams;
  readonly courts: readonly Domstol[] | undefined;
  readonly list: Pick<Berammingsliste, 'menteDu' | 'utveier'>;
  readonly headingId: string;
  /** This part of the program comes when it is needed, which may be after the hits. */
  readonly onHeading: () => void;
  /** The page goes where a way out leads. */
  readonly onWayOut: () => void;
  readonly onReset: () => void;
  /** Cases with most of the words, if there are any: they stand first. */
  readonly children: ReactNode;
}

const ICONS: Record<Utvei['slag'], LucideIcon> = {
  periode: CalendarDays,
  domstoler: Landmark,
  kategori: Layers,
  utenOrd: Delete,
  utenFiltre: FunnelX,
};

/** No hits: searches that have some, advice (unless cases with most of the words say more), and a button that resets the search. */
export function NoResults(props: NoResultsProps) {
  const { params, courts, list, onHeading, onWayOut, children } = props;
  useEffect(() => {
    onHeading();
  });
  const hasWays = list.utveier.length + list.menteDu.length > 0;
  return (
    <section className={children ? undefined : styles.empty}>
      <h2 id={props.headingId} tabIndex={-1} className={styles.heading}>
        {emptyHeading(params, !!children)}
      </h2>
      {children}
      <p className={styles.asked}>
        {askedText(params, courts)}
        {hasWays && ` ${t.tryOneOf}`}
      </p>
      {hasWays && (
        <ul className={styles.ways}>
          {list.utveier.map((utvei) => (
            <Way
              key={`${utvei.slag} ${utvei.ord ?? ''} ${JSON.stringify(utvei.soek)}`}
              icon={ICONS[utvei.slag]}
              onGo={onWayOut}
              {...wayOut(utvei, params, courts)}
            />
          ))}
          {list.menteDu.map(({ query, antall }) => (
            <Way
              key={query}
              icon={SpellCheck}
              onGo={onWayOut}
              address={searchAddress({ ...params, query, page: 1 })}
              title={t.didYouMean(query)}
              detail={t.hits(antall)}
            />
          ))}
        </ul>
      )}
      {!children && (
        <ul className={styles.advice}>
          {adviceFor(params).map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      )}
      <Button variant="secondary" size="small" onPress={props.onReset}>
        {t.reset}
      </Button>
    </section>
  );
}

/** Only what this search has not done yet, and can do. */
function adviceFor(params: SearchParams): string[] {
  const words = wordsOf(params).match(/[\p{L}\p{N}]+/gu) ?? [];
  const [isAnywhere, isWhole] = [params.domstolid === ALL_COURTS, hasWholePeriod(params)];
  return [
    words.length === 0 ? null : words.length === 1 ? t.adviceSpelling : t.adviceFewer,
    isAnywhere ? (isWhole ? null : t.adviceLonger) : isWhole ? t.adviceCourts : t.adviceWiden,
    /["«»“”„]/.test(wordsOf(params)) ? t.adviceQuotes : null,
  ].filter((advice) => advice !== null);
}

function hasWholePeriod({ fraDato = '', tilDato = '' }: SearchParams): boolean {
  const whole = searchableRange(serverNow());
  return fraDato <= whole.fraDato && tilDato >= whole.tilDato;
}

interface WayProps extends WayOut {
  readonly icon: LucideIcon;
  readonly onGo: () => void;
}

function Way({ icon, address, title, detail, onGo }: WayProps) {
  return (
    <li>
      <Link to={address} onGo={onGo} className={styles.way}>
        <Icon icon={icon} />
        <span>
          <span className={styles.wayTitle}>{title}</span>{' '}
          <span className={styles.wayDetail}>{detail}</span>
        </span>
        <Icon icon={ChevronRight} />
      </Link>
    </li>
  );
}
