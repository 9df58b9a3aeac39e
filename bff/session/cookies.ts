import type Koa from 'koa';
import type { SideName } from './side.ts';

/** The `__Host-` prefix binds a cookie to this host and to https. */
function nameOf(publicUrl: string, name: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

interface OwnCookie {
  readonly name: string;
  readonly read: (ctx: Koa.Context) => string | undefined;
  /** A session cookie: the browser drops it when it closes. The database decides how long the token is valid. */
  readonly write: (ctx: Koa.Context, value: string) => void;
  readonly clear: (ctx: Koa.Context) => void;
}

function ownCookie(publicUrl: string, plainName: string): OwnCookie {
  const name = nameOf(publicUrl, plainName);
  const secure = publicUrl.startsWith('https:');
  const set = (ctx: Koa.Context, value: string | null) => {
    // A proxy ends TLS in front of us, so the configuration says whether the browser uses https, not the socket.
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

/** The cookie that holds the session's token. */
export function sessionCookie(publicUrl: string, side: SideName): OwnCookie {
  return ownCookie(publicUrl, `${side}_sesjon`);
}

/** The cookie that ties a pending sign-in to the browser that began it. */
export function signInCookie(publicUrl: string, side: SideName): OwnCookie {
  return ownCookie(publicUrl, `${side}_innlogging`);
}
