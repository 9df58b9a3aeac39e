import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { projectRoot } from '#build/paths.ts';
import { listen, stopServer } from '#dev/servers/ports.ts';
import type { StartContext } from './context.ts';

/** Where the web server answers; the page's own addresses are everything else. */
const API = '/api';

/**
 * Vite's development server at the public address: the page from its sources, hot reload, and everything below
 * `/api` passed on to the web server. Requests wait for `ready` while the web server starts again.
 *
 * The server is ours and not Vite's: Vite's would end this process at SIGTERM, before what else runs is stopped.
 */
export async function startPageServer(
  context: StartContext,
  ready: () => Promise<void>,
): Promise<ViteDevServer> {
  const { config, dataDir, serverPort, stops } = context;
  const { createLogger, createServer } = await import('vite');
  const http = createHttpServer();
  const vite = await createServer({
    configFile: join(projectRoot, 'vite.config.ts'),
    root: join(projectRoot, 'web'),
    cacheDir: join(dataDir, 'vite'),
    customLogger: createLogger('warn'),
    server: {
      middlewareMode: { server: http },
      hmr: { server: http },
      allowedHosts: [new URL(config.PUBLIC_URL).hostname],
      proxy: { [API]: `http://localhost:${serverPort}` },
    },
  });
  stops.add(() => vite.close());
  http.on('request', (request, response) => {
    const passOn = () => vite.middlewares(request, response);
    if (request.url?.startsWith(`${API}/`)) void ready().then(passOn);
    else passOn();
  });
  await listen(http, config.PORT, 'localhost');
  stops.add(async () => {
    // It has the browsers' web sockets, which keep our server from closing.
    await vite.close();
    await stopServer(http);
  });
  return vite;
}
