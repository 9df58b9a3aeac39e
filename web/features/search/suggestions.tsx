import { useQuery } from '@tanstack/react-query';
import {
  CalendarDays,
  FileText,
  Gavel,
  History,
  Landmark,
  type LucideIcon,
  Scale,
  Tag,
  UserRound,
} from 'lucide-react';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { domstolerQuery } from '#web/api/domstoler.ts';
import { soekeforslagQuery } from '#web/api/soekeforslag.ts';
import { forgetSearches, recentSearches } from '#web/api/recent-searches.ts';
import { Icon } from '#web/ui/icon.tsx';
import popover from '#web/ui/popover.module.css';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import type { Choice, SuggestionsHandle } from './choice.ts';
import { type Group, type Option, groupsOf } from './suggestion-groups.ts';
import { GRUPPE_NAVN, t } from './suggestions-texts.tsx';
import styles from './suggestions.module.css';

const ICONS: Readonly<Record<Group['gruppe'], LucideIcon>> = {
  dager: CalendarDays,
  lov: Scale,
  saker: Gavel,
  domstoler: Landmark,
  sakstyper: Tag,
  rettsmoetetyper: FileText,
  advokater: UserRound,
  dommere: UserRound,
  parter: UserRound,
  siste: History,
};
/** How long the typing rests before the server is asked, ms. */
const REST = 200;

interface SuggestionsProps {
  readonly ref: Ref<SuggestionsHandle>;
  readonly id: string;
  readonly typed: string;
  readonly onShown: (isShown: boolean) => void;
  readonly onActive: (id: string | null) => void;
  readonly onChoose: (choice: Choice) => void;
  /** The button that forgets the earlier searches is about to go. */
  readonly onForget: () => void;
}

/** The list under 'Søk etter'. The field keeps the focus, and names the active option. */
export default function Suggestions(props: SuggestionsProps) {
  const { ref, id, typed, onShown, onActive, onChoose, onForget } = props;
  const { groups, isSettled, hasRecent, forget } = useSuggestions(typed);
  const options = groups.flatMap((group) => group.options);
  const [active, setActive] = useActive(typed);
  const at = options.findIndex(({ key }) => key === active);
  const idOf = (option: Option) => `${id}-${options.indexOf(option)}`;
  const isShown = options.length > 0;

  useEffect(() => {
    onShown(isShown);
    return () => onShown(false);
  }, [onShown, isShown]);
  const activeId = at < 0 ? null : idOf(options[at]!);
  useEffect(() => {
    onActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => onActive(null);
  }, [onActive, activeId]);
  useImperativeHandle(ref, () => ({
    move: (to) => setActive(options[target(to, at, options.length)]?.key ?? null),
    choose: () => {
      const option = options[at];
      if (option) onChoose(option.choice);
      return option !== undefined;
    },
  }));

  return (
    <>
      {/* Once for each answer, and not for those that stand while the next is read. */}
      <LiveRegion>{isShown && isSettled ? t.count(options.length) : ''}</LiveRegion>
      {isShown && (
        <div className={`${popover.popover} ${styles.panel}`}>
          <div id={id} role="listbox" aria-label={t.name} className={styles.list}>
            {groups.map(({ gruppe, options: inGroup }) => (
              <div
                key={gruppe}
                role="group"
                aria-labelledby={`${id}-${gruppe}`}
                className={styles.group}
              >
                <div id={`${id}-${gruppe}`} role="presentation" className={styles.heading}>
                  {GRUPPE_NAVN[gruppe]}
                </div>
                {inGroup.map((option) => (
                  <div
                    key={option.key}
                    id={idOf(option)}
                    role="option"
                    aria-selected={option.key === active}
                    className={styles.option}
                    // Before the field loses the focus, which would close the list.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => onChoose(option.choice)}
                  >
                    <Icon icon={ICONS[gruppe]} />
                    <OptionText option={option} typed={typed} />
                  </div>
                ))}
              </div>
            ))}
          </div>
          <div className={styles.foot}>
            <span aria-hidden className={styles.keys}>
              {t.keys()}
            </span>
            {hasRecent && (
              <button
                type="button"
                className={styles.forget}
                onClick={() => {
                  onForget();
                  forget();
                }}
              >
                {t.forget}
              </button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** The suggestions for what is typed. Those of the earlier words stay until the next have come. */
function useSuggestions(typed: string) {
  const asked = useRested(typed);
  const { data, isPending, isPlaceholderData } = useQuery({
    ...soekeforslagQuery(asked),
    enabled: asked !== '',
  });
  const courts = useQuery(domstolerQuery()).data;
  const [recent, setRecent] = useState(recentSearches);
  return {
    groups: groupsOf(data, {
      typed,
      recent,
      isNarrow: window.matchMedia('(max-width: 599px)').matches,
      courtName: (id) => courts?.find((court) => court.id === id)?.navn,
    }),
    isSettled: asked === typed && !isPending && !isPlaceholderData,
    hasRecent: recent.length > 0,
    forget: () => {
      forgetSearches();
      setRecent([]);
    },
  };
}

/** The key of the active option; none once other words are typed. */
function useActive(typed: string) {
  const [active, setActive] = useState<string | null>(null);
  const [typedThen, setTypedThen] = useState(typed);
  if (typed !== typedThen) {
    setTypedThen(typed);
    setActive(null);
  }
  return [active, setActive] as const;
}

/** The text once it has not changed for a moment; until then the one before, at first none. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** Beyond the last option comes the first; before the first, no option is active. */
function target(to: Parameters<SuggestionsHandle['move']>[0], at: number, count: number): number {
  switch (to) {
    case 'first':
      return 0;
    case 'last':
      return count - 1;
    case 'next':
      return (at + 1) % count;
    case 'previous':
      return at < 0 ? count - 1 : at - 1;
  }
}

function OptionText({ option, typed }: { readonly option: Option; readonly typed: string }) {
  return (
    <span className={styles.text}>
      <Bold text={option.tekst} part={typed} />{' '}
      {option.detalj && (
        <span className={styles.detail}>
          <Bold text={option.detalj} part={typed} />
        </span>
      )}
    </span>
  );
}

/** The part that was typed stands out where it occurs. */
function Bold({ text, part }: { readonly text: string; readonly part: string }) {
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0) return text;
  const end = at + part.length;
  return (
    <>
      {text.slice(0, at)}
      <b className={styles.part}>{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  );
}
