import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { OwnError } from '#web/api/client.ts';
import { reloadNow, reloadPage, whenInContact } from '#web/api/contact.ts';
import { inStorage } from '#web/api/storage.ts';
import { Boundary } from './boundary.tsx';
import { Button } from './button.tsx';
import styles from './part.module.css';
import { t } from './texts.ts';

interface Options<Props> {
  /** Begins to load at once, not when the part is first shown. */
  readonly isEager?: boolean;
  /** What stands in its place when it can not be loaded or shown. Null: it is not worth loading the page anew for. */
  readonly failed?: ReactNode;
  /** What stands in its place until it is loaded; nothing without it. */
  readonly waiting?: (props: Props) => ReactNode;
}

/**
 * A part of a page with a script of its own. When the part fails, the rest of the page stands, and its place says so.
 * Every part is loaded by this or by `loadPart` (part.test.tsx).
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isEager = false, failed = <Failed />, waiting }: Options<Props> = {},
) {
  const begin = failed === null ? load : () => loadPart(load);
  const loading = isEager ? begin() : undefined;
  // Whoever shows it is told of a failure; one that is never shown has none.
  loading?.catch(() => undefined);
  const lazily = (load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
    lazy(async () => ({ default: await load() }));
  let Loaded = lazily(loading ? () => loading : begin);
  // It stands as failed as long as it is shown; whoever opens it anew tries again.
  const again = () => {
    Loaded = lazily(begin);
  };
  return function Part(props: Props) {
    return (
      <Boundary show={() => failed} onFailed={again}>
        <Suspense fallback={waiting?.(props)}>{createElement(Loaded, props)}</Suspense>
      </Boundary>
    );
  };
}

/** A page with a script of its own, whose module exports it as `Page`. */
export function page(load: () => Promise<{ Page: ComponentType }>) {
  return lazy(async () => ({ default: (await loadPart(load)).Page }));
}

function Failed() {
  return (
    <p role="alert" className={styles.failed}>
      {t.partFailed}{' '}
      <Button variant="secondary" size="small" onPress={() => void reloadPage()}>
        {t.tryAgain}
      </Button>
    </p>
  );
}

/**
 * Loads a script. Without contact it waits until there is some. A script that is gone is one of an older version of the
 * page: the page is loaded anew, once. Address and drafts survive that.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await whenInContact();
    // Without its style sheet, a part would now load unstyled: then only the whole page helps.
    if (error instanceof TypeError) {
      const again = await load().catch(() => null);
      if (again !== null) return again;
    }
    if (!isReloadedOnce()) {
      reloadNow();
      return new Promise<never>(() => undefined);
    }
    throw new OwnError(t.partFailed, { cause: error });
  }
}

const KEY = 'lastetFra';

/**
 * Whether this very version of the page has been loaded anew already. Its name is the address of its first script, which
 * has a hash of all that follows: a deployment later the page may be loaded anew again, but never in a circle.
 */
function isReloadedOnce(): boolean {
  const version = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  const isOnce = inStorage(() => {
    const before = sessionStorage.getItem(KEY);
    sessionStorage.setItem(KEY, version);
    return before === version;
  });
  // Without storage nobody could count.
  return isOnce ?? true;
}
