import { compose } from '#indexer/compose.ts';
import { readConfig } from '#indexer/config.ts';
import { rebuildAll } from './world.ts';

/* Rebuilds with the configuration of its environment, one time after the other, until it is ended or the bench is gone. */

process.once('disconnect', () => process.exit());

const { indexer } = compose(readConfig(process.env));
for (;;) await rebuildAll(indexer);
