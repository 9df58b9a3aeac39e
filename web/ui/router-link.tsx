import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To;
  /** Goes along in the browser's history. */
  readonly state?: unknown;
  /** Called just before this page goes there: not for a new tab or window. */
  readonly onGo?: (() => void) | undefined;
  /** Takes the place of this page in the browser's history. */
  readonly replace?: boolean | undefined;
  /** The address is the server's, not a page of ours. */
  readonly reloadDocument?: boolean;
}

/** A link to a page of ours. react-router's own can fetch what it leads to, which is 2 kB of every first load. */
export function Link({ to, state, replace, reloadDocument, onClick, onGo, ...rest }: LinkProps) {
  const { target } = rest;
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...{ state, ...(replace && { replace }) },
    ...(target && { target }),
  });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (reloadDocument || event.defaultPrevented) return;
        const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (event.button === 0 && !target && !isElsewhere) onGo?.();
        go(event);
      }}
    />
  );
}
