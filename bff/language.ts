import { AsyncLocalStorage } from 'node:async_hooks';
import { spraakCookie } from '#contract/spraak.ts';
import { isLanguage, type Language, readLanguageFrom } from '#domain/texts.ts';
import type { Ctx, Middleware } from './http/context.ts';

const spoken = new AsyncLocalStorage<Language>();
readLanguageFrom(() => spoken.getStore() ?? 'nb');

/** What `say` returns, with every text of it in `language`, also after what it waits for. Elsewhere it is bokmål. */
export function inLanguage<T>(language: Language, say: () => T): T {
  return spoken.run(language, say);
}

/** Answers each request in its language. */
export const answerInLanguage: Middleware = (ctx, next) => inLanguage(languageOf(ctx), next);

const OF_ADMINISTRATORS = /^(\/api)?\/admin(\/|$)/;

/**
 * Administrators have bokmål. A call of our page asks for the page's language alone. When a browser opens an address, a choice in our
 * header (the cookie) goes before what its user has set. Without either it is bokmål.
 */
export function languageOf(ctx: Ctx): Language {
  if (OF_ADMINISTRATORS.test(ctx.path)) return 'nb';
  const asked = ctx.get('Accept-Language');
  if (ctx.path.startsWith('/api/') && isLanguage(asked)) return asked;
  return chosenLanguage(ctx) ?? (ctx.acceptsLanguages('nb', 'no', 'nn') === 'nn' ? 'nn' : 'nb');
}

/** What was chosen in this browser; undefined when nothing was. */
export function chosenLanguage(ctx: Ctx): Language | undefined {
  const chosen = [true, false].map((secure) => ctx.cookies.get(spraakCookie(secure)));
  return chosen.find(isLanguage);
}

/** Keeps what is chosen in the browser for a year. The page writes the same cookie (web/layout/language-choice.tsx). */
export function rememberLanguage(ctx: Ctx, language: Language, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:');
  ctx.cookies.secure = secure;
  const options = { httpOnly: false, sameSite: 'lax', path: '/', secure, overwrite: true } as const;
  ctx.cookies.set(spraakCookie(secure), language, { ...options, maxAge: 365 * 24 * 3_600_000 });
}
