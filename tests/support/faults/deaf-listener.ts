import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { until } from '#tests/support/until.ts';

export interface DeafListener {
  readonly close: () => Promise<void>;
}

/** Listens with room for one connection, and is then stopped, so that it accepts none. */
const PROGRAM = `
const server = require('node:net').createServer();
server.listen({ port: Number(process.argv[1]), host: '127.0.0.1', backlog: 1 }, () => {
  console.log('listening');
});`;

/** A port at which connecting takes for ever: the system answers no more, because those that wait have filled the queue. */
export async function startDeafListener(port: number): Promise<DeafListener> {
  const child = spawn(process.execPath, ['-e', PROGRAM, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  const waiting: Socket[] = [];
  let connected = 0;
  const fill = () => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('connect', () => connected++).on('error', () => undefined);
    waiting.push(socket);
  };
  // The queue is full as soon as one that was asked for last is not taken.
  for (let i = 0; i < 6; i++) fill();
  await until('the queue is full', () => connected >= 2);
  return {
    close: async () => {
      for (const socket of waiting) socket.destroy();
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
