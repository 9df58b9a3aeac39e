import { useEffect, useEffectEvent } from 'react';
import { useValg } from '#web/admin/ui/valg.ts';

/** What a key does; null where it does nothing now. Keys are capital letters. */
type Taster = Readonly<Record<string, (() => void) | null>>;

/**
 * Runs what the keys do while they are switched on. A letter that is typed in a field, in a dialog or with Ctrl, Alt or
 * Meta is no such key, and one that is held down counts once.
 */
export function useHurtigtaster(taster: Taster): void {
  const [isOn] = useValg('hurtigtaster');
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = taster[event.key.toLocaleUpperCase('nb')];
    if (!run || isTyped(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=spinbutton]';

function isTyped(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, repeat, defaultPrevented, target } = event;
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return true;
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=listbox]')) return true;
  return target instanceof Element && target.closest(FIELDS) !== null;
}
