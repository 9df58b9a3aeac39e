import { compose } from '#indexer/compose.ts';
import { readConfig } from '#indexer/config.ts';
import { rebuildAll } from './world.ts';

/* Rebuilds with the configuration of its environment, one time after the other, until it is ended. */

const { indexer } = compose(readConfig(process.env));
for (;;) await rebuildAll(indexer);
