import { t as places } from '#web/layout/texts.ts';
import { t } from './texts.ts';

/** What a key does on a page; `help` shows this table. */
export type Act = 'search' | 'next' | 'previous' | 'star' | 'note' | 'help';

interface Key {
  /** What is pressed, one after the other, as `KeyboardEvent.key` has it. */
  readonly keys: string;
  readonly text: string;
}

/** Keys without an act are the browser's own: they are only shown. */
interface PageKey extends Key {
  readonly act?: Act;
}

/** On every page; then those of the row that has the focus, or of the page of a case. */
export const PAGE_KEYS: readonly PageKey[] = [
  { keys: '/', act: 'search', text: t.toSearch },
  { keys: 'j', act: 'next', text: t.nextRow },
  { keys: 'k', act: 'previous', text: t.previousRow },
  { keys: 'Enter', text: t.open },
  { keys: '?', act: 'help', text: t.thisList },
  { keys: t.escape, text: t.close },
];
export const ROW_KEYS: readonly PageKey[] = [
  { keys: 's', act: 'star', text: t.star },
  { keys: 'n', act: 'note', text: t.note },
];

/** The first key of two that go to a page. */
export const GO = 'g';

/** The second key, and where it goes. */
export const GO_KEYS: readonly (Key & { readonly to: string })[] = [
  { keys: 'i', to: '/i-dag', text: places.today },
  { keys: 's', to: '/', text: places.search },
  { keys: 'd', to: '/dagsliste', text: places.dagsliste },
  { keys: 'f', to: '/favoritter', text: places.favourites },
  { keys: 'l', to: '/lagrede-sok', text: places.savedSearches },
  { keys: 'n', to: '/nytt', text: places.news },
  { keys: 't', to: '/notater', text: places.notes },
  { keys: 'k', to: '/dekning', text: places.coverage },
  { keys: 'p', to: '/profil', text: places.myProfile },
];
