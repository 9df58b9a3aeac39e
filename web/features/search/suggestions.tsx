import { useQuery } from '@tanstack/react-query';
import {
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
import type { Forslag, ForslagGruppe, Soekeforslag } from '#contract/soekeforslag.ts';
import { soekeforslagQuery } from '#web/api/soekeforslag.ts';
import { sakHref } from '#web/sak/sak-address.ts';
import { Icon } from '#web/ui/icon.tsx';
import popover from '#web/ui/popover.module.css';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import type { Choice, SuggestionsHandle } from './choice.ts';
import { forgetSearches, recentSearches, type RecentSearch } from '#web/sak/recent-searches.ts';
import styles from './suggestions.module.css';

const GROUPS: Readonly<Record<ForslagGruppe | 'siste', { label: string; icon: LucideIcon }>> = {
  lov: { label: 'Lovbrudd og paragrafer', icon: Scale },
  saker: { label: 'Saker', icon: Gavel },
  domstoler: { label: 'Domstoler', icon: Landmark },
  sakstyper: { label: 'Sakstyper', icon: Tag },
  rettsmoetetyper: { label: 'Rettsmøtetyper', icon: FileText },
  advokater: { label: 'Advokater', icon: UserRound },
  dommere: { label: 'Dommere', icon: UserRound },
  parter: { label: 'Parter', icon: UserRound },
  siste: { label: 'Siste søk', icon: History },
};
/** How long the typing rests before the server is asked, ms. */
const REST = 200;
const RECENT = 2;

interface Option {
  readonly key: string;
  readonly tekst: string;
  readonly detalj: string | null;
  readonly choice: Choice;
}
interface Group {
  readonly gruppe: keyof typeof GROUPS;
  readonly options: readonly Option[];
}

interface SuggestionsProps {
  readonly ref: Ref<SuggestionsHandle>;
  readonly id: string;
  readonly typed: string;
  readonly onShown: (isShown: boolean) => void;
  readonly onActive: (id: string | null) => void;
  readonly onChoose: (choice: Choice) => void;
}

/** The list under 'Søk etter'. The field keeps the focus, and names the active option. */
export default function Suggestions(props: SuggestionsProps) {
  const { ref, id, typed, onShown, onActive, onChoose } = props;
  const asked = useRested(typed);
  const { data } = useQuery(soekeforslagQuery(asked));
  const [recent, setRecent] = useState(recentSearches);
  const groups = groupsOf(data, matching(recent, typed));
  const options = groups.flatMap((group) => group.options);
  const [active, setActive] = useState<string | null>(null);
  const at = options.findIndex(({ key }) => key === active);
  const idOf = (key: string) => `${id}-${key}`;
  const isShown = options.length > 0;

  useEffect(() => onShown(isShown), [onShown, isShown]);
  const activeId = at < 0 ? null : idOf(options[at]!.key);
  useEffect(() => {
    onActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [onActive, activeId]);
  useImperativeHandle(ref, () => ({
    move: (to) => setActive(options[target(to, at, options.length)]?.key ?? null),
    choose: () => {
      const option = options[at];
      if (option) onChoose(option.choice);
      return option !== undefined;
    },
  }));

  if (!isShown) return null;
  return (
    <div className={`${popover.popover} ${styles.panel}`}>
      <LiveRegion>{`${options.length} søkeforslag`}</LiveRegion>
      <div id={id} role="listbox" aria-label="Søkeforslag" className={styles.list}>
        {groups.map(({ gruppe, options: inGroup }) => (
          <div key={gruppe} role="group" aria-labelledby={idOf(gruppe)} className={styles.group}>
            <div id={idOf(gruppe)} role="presentation" className={styles.heading}>
              {GROUPS[gruppe].label}
            </div>
            {inGroup.map((option) => (
              <div
                key={option.key}
                id={idOf(option.key)}
                role="option"
                aria-selected={option.key === active}
                className={styles.option}
                // Before the field loses the focus, which would close the list.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option.choice)}
              >
                <Icon icon={GROUPS[gruppe].icon} />
                <span>
                  <Bold text={option.tekst} part={typed} />{' '}
                  {option.detalj && <span className={styles.detail}>{option.detalj}</span>}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <span aria-hidden>↓ ↑ velg · Enter søk · Esc lukk</span>
        {recent.length > 0 && (
          <button
            type="button"
            className={styles.forget}
            onClick={() => {
              forgetSearches();
              setRecent([]);
            }}
          >
            Tøm siste søk
          </button>
        )}
      </div>
    </div>
  );
}

/** The text once it has not changed for a moment; the first one at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
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

function matching(recent: readonly RecentSearch[], typed: string): readonly RecentSearch[] {
  const part = typed.toLowerCase();
  return recent
    .filter(({ query }) => query.toLowerCase().includes(part) && query !== typed)
    .slice(0, RECENT);
}

function groupsOf(data: Soekeforslag | undefined, recent: readonly RecentSearch[]): Group[] {
  const suggested = (data?.grupper ?? []).map(({ gruppe, forslag }) => ({
    gruppe,
    options: forslag.map((one, index) => ({
      key: `${gruppe}-${index}`,
      tekst: one.tekst,
      detalj: one.detalj,
      choice: choiceOf(one),
    })),
  }));
  const made = recent.map(({ query, address }, index) => ({
    key: `siste-${index}`,
    tekst: query,
    detalj: null,
    choice: { address },
  }));
  return [...suggested, { gruppe: 'siste' as const, options: made }].filter(
    ({ options }) => options.length > 0,
  );
}

function choiceOf({ tekst, query, sakId, domstolid }: Forslag): Choice {
  return sakId === null
    ? { query: query ?? tekst, domstolid }
    : { address: sakHref({ sakId, saksnummer: '', erHentetFraSakApi: false }) };
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
