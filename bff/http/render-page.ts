import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import inject from 'light-my-request';
import { REQUESTED_WITH } from '#contract/call.ts';
import type { Lenker } from '#domain/lenker.ts';
import type { Language } from '#domain/texts.ts';
import type { Ctx } from './context.ts';

/** A page as the server makes it (web/render.tsx). */
export interface Rendered {
  /** As HTML. */
  readonly title: string;
  readonly html: string;
  /** What it shows; the browser goes on with it. */
  readonly answers: unknown;
}

/** Makes the page at `address` of what `browser.ask` answers; null: it is better made in the browser. */
export type Render = (
  address: string,
  browser: { readonly ask: (url: string) => Promise<Response>; readonly cookie: string },
) => Promise<Rendered | null>;

interface Build {
  readonly render: Render;
  readonly setLenker: (lenker: Lenker) => void;
}

/** The build of the page for the server, below the folder of the built page. Node loads it when a page is first asked for. */
export function readRender(dir: string, language: Language, lenker: Lenker): Render {
  const file = pathToFileURL(join(dir, '.render', language, 'render.js')).href;
  return async (address, browser) => {
    const { render, setLenker } = (await import(file)) as Build;
    setLenker(lenker);
    return render(address, browser);
  };
}

/** Pages that visits begin with. */
const RENDERED = /^\/(i-dag|beramming\/.+)?$/;

/** Whether a person opens one of these pages now. A page that is fetched in advance shows nothing and asks for nothing. */
export function isRendered(ctx: Ctx): boolean {
  return (
    ctx.method === 'GET' &&
    ctx.get('Sec-Fetch-Dest') === 'document' &&
    ctx.get('Sec-Purpose') === '' &&
    RENDERED.test(ctx.path)
  );
}

/**
 * Asks our own service as the page in the browser would: with the cookie of its person, through every gate, limit and log. A new
 * cookie of an answer goes on to the browser.
 */
export const askOwn =
  (ctx: Ctx, handle: RequestListener, language: Language) =>
  async (url: string): Promise<Response> => {
    const { cookie, 'user-agent': agent, 'x-forwarded-for': forwarded = '' } = ctx.req.headers;
    const answer = await inject(handle, {
      method: 'GET',
      url,
      remoteAddress: ctx.req.socket.remoteAddress ?? '',
      headers: {
        ...{ cookie, 'user-agent': agent ?? '', host: ctx.host },
        ...(forwarded !== '' && { 'x-forwarded-for': forwarded }),
        ...{ accept: 'application/json', 'accept-language': language },
        ...{ 'sec-fetch-site': 'same-origin', traceparent: `00-${ctx.state.traceId}-${SPAN}-00` },
        ...REQUESTED_WITH,
      },
    });
    for (const [name, value] of Object.entries(answer.headers))
      if (name === 'set-cookie') ctx.append('Set-Cookie', value as string | string[]);
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: { Date: String(answer.headers.date) },
    });
  };

/** The span that asks: this server has one for the request, not for each of its questions. */
const SPAN = '0000000000000001';
