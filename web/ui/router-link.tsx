import { type ComponentProps, type MouseEvent, useContext } from 'react';
import {
  createPath,
  type Location,
  type Navigator,
  type To,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Whole: from the root on. */
  readonly to: To;
  /** Goes along in the browser's history. What a function says, it says when the link is pressed. */
  readonly state?: object | (() => object) | undefined;
  /** Called just before this page goes there: not for a new tab or window. */
  readonly onGo?: (() => void) | undefined;
  /** Takes the place of this page in the browser's history. */
  readonly replace?: boolean | undefined;
  /** The address is the server's, not a page of ours. */
  readonly reloadDocument?: boolean;
}

/** Where the page is, and goes. `useLocation` draws who uses it again at each address: 1,000 links, while a press waits. */
export const useHistory = () =>
  useContext(NavigationContext).navigator as Navigator & { readonly location: Location };

/** A link to a page of ours. react-router's own can fetch what it leads to, which is 2 kB of every first load. */
export function Link({ to, state, replace, reloadDocument, onClick, onGo, ...rest }: LinkProps) {
  const history = useHistory();
  const href = typeof to === 'string' ? to : createPath(to);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (reloadDocument || rest.target || event.defaultPrevented || isElsewhere(event)) return;
    event.preventDefault();
    onGo?.();
    const how = (replace ?? href === createPath(history.location)) ? 'replace' : 'push';
    history[how](href, typeof state === 'function' ? state() : state);
  };
  return <a {...rest} href={href} onClick={press} />;
}

/** Whether a press opens a tab, a window or a menu. */
const isElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
