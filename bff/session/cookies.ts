import type Koa from 'koa';
import type { Slag } from './session.ts';

/** What a cookie of ours is called: `__Host-` binds it to this host and to https (DESIGN §7). */
function nameOf(publicUrl: string, name: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

export interface OwnCookie {
  readonly name: string;
  readonly read: (ctx: Koa.Context) => string | undefined;
  /** It goes when the browser closes; how long it counts is for the database to say. */
  readonly write: (ctx: Koa.Context, value: string) => void;
  readonly clear: (ctx: Koa.Context) => void;
}

function ownCookie(publicUrl: string, plainName: string): OwnCookie {
  const name = nameOf(publicUrl, plainName);
  const secure = publicUrl.startsWith('https:');
  const set = (ctx: Koa.Context, value: string | null) => {
    // TLS ends in front of us: whether it is there is known from the configuration, not from the socket.
    ctx.cookies.secure = secure;
    const options = {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure,
      overwrite: true,
    } as const;
    ctx.cookies.set(name, value, options);
  };
  return {
    name,
    read: (ctx) => ctx.cookies.get(name),
    write: set,
    clear: (ctx) => {
      set(ctx, null);
    },
  };
}

/** Holds the session's token. */
export function sessionCookie(publicUrl: string, slag: Slag): OwnCookie {
  return ownCookie(publicUrl, `${slag}_sesjon`);
}

/** Ties a sign-in that is under way to the browser that began it. */
export function signInCookie(publicUrl: string, slag: Slag): OwnCookie {
  return ownCookie(publicUrl, `${slag}_innlogging`);
}
