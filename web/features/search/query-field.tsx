import {
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { MAX_QUERY } from '#domain/search-rules.ts';
import { part } from '#web/ui/part.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Choice, SuggestionsHandle } from './choice.ts';
import styles from './query-field.module.css';
import { t } from './texts.ts';

// With the results, so that the first letters do not wait for it.
const Suggestions = part(async () => (await import('./suggestions.tsx')).default, { failed: null });

const MOVES: Readonly<Record<string, Parameters<SuggestionsHandle['move']>[0]>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
};
/** Only while a suggestion is active: otherwise they move in the text. */
const MOVES_IN_LIST: typeof MOVES = { Home: 'first', End: 'last' };

interface QueryFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onChoose: (choice: Choice) => void;
}

/**
 * 'Søk etter', with suggestions from the first character. Focus stays in the field: arrows move through the list, Enter
 * chooses, Escape closes it, Tab leaves. Without suggestions it is a text field.
 */
export function QueryField({ value, onChange, onChoose }: QueryFieldProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<SuggestionsHandle>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  useLayoutEffect(() => {
    // What was typed while the page, made on the server, had no scripts yet.
    const early = field.current?.value;
    if (early !== undefined && early !== value) onChange(early);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as the field comes
  }, []);
  const typed = value.trim();
  const close = () => {
    setIsOpen(false);
    setIsShown(false);
    setActiveId(null);
  };
  const choose = (choice: Choice) => {
    close();
    onChoose(choice);
  };
  const onEnter = (event: KeyboardEvent) => {
    if (activeId && list.current?.choose()) event.preventDefault();
    close();
  };
  const onMove = (event: KeyboardEvent) => {
    const move = MOVES[event.key] ?? (activeId ? MOVES_IN_LIST[event.key] : undefined);
    if (!move) return;
    event.preventDefault();
    // The list itself: it is there a moment before `isShown` says so, and no key may get lost.
    if (list.current) list.current.move(move);
    else setIsOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method uses the same keys for its own list.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onEnter(event);
    else if (event.key === 'Escape') close();
    else onMove(event);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <div className={styles.field} onBlur={leave}>
      <TextField
        ref={field}
        label={t.searchFor}
        value={value}
        maxLength={MAX_QUERY}
        onChange={(text) => {
          onChange(text);
          setIsOpen(true);
        }}
        onKeyDown={onKeyDown}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={activeId ?? undefined}
      />
      {isOpen && typed !== '' && (
        <Suggestions
          ref={list}
          id={listId}
          typed={typed}
          onShown={setIsShown}
          onActive={setActiveId}
          onChoose={choose}
          onForget={() => field.current?.focus()}
        />
      )}
    </div>
  );
}
