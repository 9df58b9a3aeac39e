import { useSyncExternalStore } from 'react';
import { inStorage } from '#web/api/storage.ts';

/** What somebody has chosen for this browser. Each is on until it is switched off. */
const KEYS = {
  hurtigtaster: 'hurtigtaster',
  adminHurtigtaster: 'adminHurtigtaster',
  adminNeste: 'adminNesteSoeknad',
  adminDiagram: 'adminDiagram',
} as const;
type Valg = keyof typeof KEYS;

const OFF = 'av';
/** For a browser whose storage is off or full: the choice lasts as long as the page. */
const chosen = new Map<Valg, boolean>();
const listeners = new Set<() => void>();

function read(valg: Valg): boolean {
  return inStorage(() => localStorage.getItem(KEYS[valg]) !== OFF) ?? chosen.get(valg) ?? true;
}

function write(valg: Valg, isOn: boolean): void {
  chosen.set(valg, isOn);
  inStorage(() =>
    isOn ? localStorage.removeItem(KEYS[valg]) : localStorage.setItem(KEYS[valg], OFF),
  );
  for (const listener of listeners) listener();
}

/** Another tab's choice counts here too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A choice that the browser remembers, and how to change it. Everything on the page that depends on it follows. */
export function useValg(valg: Valg): readonly [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => read(valg));
  return [isOn, (to) => write(valg, to)];
}
