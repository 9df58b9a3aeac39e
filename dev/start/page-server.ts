import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import type { Logger, Plugin } from 'vite';
import { projectRoot } from '#build/paths.ts';
import { listen, stopServer } from '#dev/servers/ports.ts';
import type { StartContext } from './context.ts';

const webSources = join(projectRoot, 'web');

/** The addresses that programs read. */
const FEEDS = /^\/(?:kalender|atom)\//;

/** Whether the web server answers this address. The sources of the page have a folder `api` as well. */
export function isForWebServer(address = '/'): boolean {
  const path = address.replace(/[?#].*$/, '');
  if (FEEDS.test(path)) return true;
  return path.startsWith('/api/') && !existsSync(join(webSources, path));
}

/**
 * Vite's development server at the public address: the page from its sources, with hot reload; calls of the API
 * are passed on to the web server. They wait for `ready` while it starts again.
 *
 * The server is ours and not Vite's: Vite's would end this process at SIGTERM, before what else runs is stopped.
 */
export async function startPageServer(
  context: StartContext,
  ready: () => Promise<void>,
  sources: WatchedSources,
): Promise<void> {
  const { config, dataDir, serverPort, stops } = context;
  const { createLogger, createServer } = await import('vite');
  const http = createHttpServer();
  const vite = await createServer({
    configFile: join(projectRoot, 'vite.config.ts'),
    root: webSources,
    cacheDir: join(dataDir, 'vite'),
    customLogger: quietLogger(createLogger('warn')),
    plugins: [watchAlso(sources)],
    server: {
      middlewareMode: { server: http },
      ws: { server: http },
      allowedHosts: [new URL(config.PUBLIC_URL).hostname],
      proxy: {
        '^/(api|kalender|atom)/': {
          target: `http://localhost:${serverPort}`,
          bypass: ({ url }) => (isForWebServer(url) ? undefined : url),
        },
      },
    },
  });
  stops.add(() => vite.close());
  http.on('request', (request, response) => {
    const passOn = () => vite.middlewares(request, response);
    if (isForWebServer(request.url)) void ready().then(passOn);
    else passOn();
  });
  await listen(http, config.PORT, 'localhost');
  stops.add(async () => {
    // It has the browsers' web sockets, which keep our server from closing.
    await vite.close();
    await stopServer(http);
  });
}

export interface WatchedSources {
  readonly folders: readonly string[];
  /** Gets the absolute path of each file that is added, changed or removed. */
  readonly onChange: (path: string) => void;
}

/** Vite's watcher for our folders, too. As a plugin it survives that Vite restarts after a change of its config. */
function watchAlso({ folders, onChange }: WatchedSources): Plugin {
  return {
    name: 'watch-also',
    configureServer: ({ watcher }) => {
      watcher.add([...folders]);
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, onChange);
    },
  };
}

/** The user has already been told when the web server is down. */
function quietLogger(logger: Logger): Logger {
  return {
    ...logger,
    error: (message, options) => {
      if (!message.includes('http proxy error')) logger.error(message, options);
    },
  };
}
