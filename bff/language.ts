import { AsyncLocalStorage } from 'node:async_hooks';
import { SPRAAK_COOKIE } from '#contract/spraak.ts';
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
 * Administrators have bokmål. Our page asks for its own language alone. A browser that opens an address sends its user's list, which a choice in our header
 * goes before (the cookie). Without either it is bokmål.
 */
export function languageOf(ctx: Ctx): Language {
  if (OF_ADMINISTRATORS.test(ctx.path)) return 'nb';
  const asked = ctx.get('Accept-Language');
  if (isLanguage(asked)) return asked;
  return chosenLanguage(ctx) ?? (ctx.acceptsLanguages('nb', 'no', 'nn') === 'nn' ? 'nn' : 'nb');
}

/** What was chosen in this browser; undefined when nothing was. */
export function chosenLanguage(ctx: Ctx): Language | undefined {
  const chosen = ctx.cookies.get(SPRAAK_COOKIE);
  return isLanguage(chosen) ? chosen : undefined;
}

/** Keeps what is chosen in the browser for a year. The page writes the same cookie (web/layout/language-choice.tsx). */
export function rememberLanguage(ctx: Ctx, language: Language, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:');
  ctx.cookies.secure = secure;
  const options = { httpOnly: false, sameSite: 'lax', path: '/', secure, overwrite: true } as const;
  ctx.cookies.set(SPRAAK_COOKIE, language, { ...options, maxAge: 365 * 24 * 3_600_000 });
}
