import { inStorage } from '#web/api/storage.ts';

const KEY = 'sist-avgjort';

/** The application that was decided last in this window; null for none. It outlives a reload. */
export const readSistAvgjort = (): string | null => inStorage(() => sessionStorage.getItem(KEY));

export const noteSistAvgjort = (id: string) =>
  void inStorage(() => sessionStorage.setItem(KEY, id));

export const forgetSistAvgjort = () => void inStorage(() => sessionStorage.removeItem(KEY));
