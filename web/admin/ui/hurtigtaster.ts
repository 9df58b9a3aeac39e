import { useEffect, useEffectEvent } from 'react';
import { isTyped } from '#web/ui/is-typed.ts';
import { useValg } from '#web/ui/valg.ts';

/** What a key does; null where it does nothing now. Keys are capital letters. */
type Taster = Readonly<Record<string, (() => void) | null>>;

/**
 * Runs what the keys do while they are switched on. A letter that is typed in a field, in a dialog or with Ctrl, Alt or
 * Meta is no such key, and one that is held down counts once.
 */
export function useHurtigtaster(taster: Taster): void {
  const [isOn] = useValg('adminHurtigtaster');
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = taster[event.key.toLocaleUpperCase('nb')];
    if (!run || event.repeat || event.defaultPrevented || isTyped(event)) return;
    if (event.key === 'Enter' && isForTarget(event)) return;
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

/** Whether Enter is for what has focus. */
const isForTarget = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('a, button, summary, input') !== null;
