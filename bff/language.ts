import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, readLanguageFrom } from '#domain/texts.ts';

const spoken = new AsyncLocalStorage<Language>();
readLanguageFrom(() => spoken.getStore() ?? 'nb');

/** What `say` returns, with every text of it in `language`, also after what it waits for. Elsewhere it is bokmål. */
export function inLanguage<T>(language: Language, say: () => T): T {
  return spoken.run(language, say);
}
