import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** The measurements of one program: of Node and the process, and which program it is. Each has its own, so that tests can run several. */
export function createRegistry(program: 'web' | 'indexer'): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const running = new Gauge({
    name: 'presse_program',
    help: 'Which program this is, always 1: web (the web server) or indexer (a follower)',
    labelNames: ['program'] as const,
    registers: [registry],
  });
  running.set({ program }, 1);
  return registry;
}
