import { once } from 'node:events';
import { createServer } from 'node:net';

/** Throws, with the way out, when something else listens on `port`. */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer();
  try {
    server.listen(port);
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(
        `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
        { cause: error },
      );
    if (code === 'EACCES')
      throw new Error(
        `Port ${port} needs more rights; choose one above 1024: PORT=3000 npm start`,
        {
          cause: error,
        },
      );
    throw error;
  }
  server.close();
  await once(server, 'close');
}
