import { compose } from '#indexer/compose.ts';
import { readConfig } from '#indexer/config.ts';
import { rebuildAll, type Rebuilt } from './world.ts';

/* Rebuilds as often as its argument says, with the configuration of its environment, and tells of each (world.ts). */

const { indexer, close } = compose(readConfig(process.env));
for (let left = Number(process.argv[2]); left > 0; left -= 1) {
  const [began, before] = [performance.now(), process.cpuUsage()];
  await rebuildAll(indexer);
  const { user, system } = process.cpuUsage(before);
  const told: Rebuilt = {
    seconds: (performance.now() - began) / 1_000,
    processor: (user + system) / 1_000_000,
    memory: process.resourceUsage().maxRSS / 1024,
  };
  process.send?.(told);
}
await close();
process.disconnect?.();
