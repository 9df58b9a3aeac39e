import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { forgetOpened } from '#web/sak/return-to-row.ts';
import { isTyped } from '#web/ui/is-typed.ts';
import { useValg } from '#web/ui/valg.ts';
import { goToNote, goToSearchField, hasSearchField, moveToRow, pressStar } from './acts.ts';
import { type Act, GO, GO_KEYS, PAGE_KEYS, ROW_KEYS } from './table.ts';
import { t } from './texts.ts';

/** For how long the first of two keys counts, in milliseconds. */
const PAIR = 2_000;

interface Told {
  readonly onHelp: () => void;
  /** What has happened where the focus is not. */
  readonly onSaid: (text: string) => void;
}

/**
 * Runs the keys of the table while they are switched on. What is typed, or pressed with Ctrl, Alt or Meta, is no such key.
 * One that is held down counts once, but for those that go through rows.
 */
export function useKeys({ onHelp, onSaid }: Told): void {
  const [isOn] = useValg('hurtigtaster');
  const navigate = useNavigate();
  const pairUntil = useRef(0);
  const acts: Readonly<Record<Act, () => void>> = {
    search: () => {
      if (!hasSearchField()) {
        // Not back to the row of the case that was opened.
        forgetOpened();
        void navigate('/');
      }
      goToSearchField();
    },
    next: () => moveToRow('next'),
    previous: () => moveToRow('previous'),
    star: () => {
      const isStarred = pressStar();
      if (isStarred !== null) onSaid(isStarred ? t.starred : t.unstarred);
    },
    note: goToNote,
    help: onHelp,
  };
  /** What a key does now; undefined when it is none of ours. */
  const runOf = ({ key, repeat, timeStamp }: KeyboardEvent) => {
    const isSecond = timeStamp < pairUntil.current;
    if (!repeat) pairUntil.current = 0;
    if (isSecond && !repeat) {
      const place = GO_KEYS.find(({ keys }) => keys === key);
      return place && (() => void navigate(place.to));
    }
    if (key === GO && !repeat) return () => (pairUntil.current = timeStamp + PAIR);
    const act = [...PAGE_KEYS, ...ROW_KEYS].find(({ keys }) => keys === key)?.act;
    return act && (!repeat || act === 'next' || act === 'previous') ? acts[act] : undefined;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTyped(event)) return;
    const run = runOf(event);
    if (!run) return;
    // Not for the page as well: 'g l' marks no notice as read.
    event.preventDefault();
    event.stopPropagation();
    run();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isOn]);
}
