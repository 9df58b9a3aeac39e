import { buildWeb } from '#build/web.ts';

/** Browser tests use the page as it is delivered: built, once a run. */
export default async function setup(): Promise<void> {
  await buildWeb();
}
