/** How long nothing has been typed when it is saved, in milliseconds. */
export const PAUSE = 1_000;

interface Options<T> {
  /** Saves over that version, and gives the next. */
  readonly save: (content: T, versjon: number) => Promise<number>;
  readonly versjon: number;
  readonly onSaved: () => void;
  readonly onFailed: (error: unknown, content: T) => void;
}

interface Autosave<T> {
  /** Something was typed: it is saved after a pause. */
  readonly change: (content: T) => void;
  /** Saves at once what waits. */
  readonly flush: () => void;
  /** Saves what could not be saved; with a version, over that one. */
  readonly retry: (versjon?: number) => void;
  /** Whether the last try failed, and nothing has been saved since. */
  readonly hasFailed: () => boolean;
}

/** Saves what is typed, one call at a time and the newest last, so that nothing older comes after it. */
export function createAutosave<T>({ save, versjon, onSaved, onFailed }: Options<T>): Autosave<T> {
  let over = versjon;
  let waiting: { readonly content: T } | null = null;
  let isUnderWay = false;
  let failed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isUnderWay || waiting === null) return;
    const sent = waiting;
    isUnderWay = true;
    try {
      over = await save(sent.content, over);
      if (waiting === sent) waiting = null;
      isUnderWay = failed = false;
      onSaved();
    } catch (error) {
      isUnderWay = false;
      failed = true;
      onFailed(error, sent.content);
      return;
    }
    // What was typed meanwhile.
    await run();
  }

  return {
    change: (content) => {
      waiting = { content };
      clearTimeout(timer);
      timer = setTimeout(() => void run(), PAUSE);
    },
    flush: () => void run(),
    retry: (newer) => {
      over = newer ?? over;
      void run();
    },
    hasFailed: () => failed,
  };
}
