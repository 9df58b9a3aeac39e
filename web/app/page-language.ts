import { spraakCookie } from '#contract/spraak.ts';
import { isLanguage, readLanguageFrom } from '#domain/texts.ts';

/*
 * Imported before everything that has texts. A build has one language, and the server chooses between the builds; while the page is
 * being developed there is none, and the cookie says it.
 */
if (import.meta.env.DEV) {
  const chosen = new RegExp(`(?:^|; )${spraakCookie(false)}=(\\w+)`).exec(document.cookie)?.[1];
  const language = isLanguage(chosen) ? chosen : 'nb';
  document.documentElement.lang = language;
  readLanguageFrom(() => language);
}
