import { buildServer } from '#build/server.ts';

/** Tests start our programs as they are delivered, bundled: that takes half as long as from the sources. */
export default async function setup(): Promise<void> {
  await buildServer();
}
