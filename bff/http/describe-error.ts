import { z } from 'zod';

const known = z.object({
  name: z.string().catch('Error'),
  code: z.string().optional().catch(undefined),
});

/**
 * What a log may say of an unforeseen error: kind, code and the one place of ours where it arose. Its message
 * and stack stay out: they can hold SQL, values and names (DESIGN §7).
 */
export function describeError(error: unknown): { error: string; code?: string; at?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, code } = known.parse(error);
  const at = ownFrame(error.stack);
  return { error: name, ...(code ? { code } : {}), ...(at ? { at } : {}) };
}

/** `bff/features/x.ts:12` of the innermost frame that is ours. */
function ownFrame(stack = ''): string | undefined {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const own = frames.find((line) => !/node_modules|node:/.test(line));
  return own && /((?:[\w.-]+\/){0,3}[\w.-]+\.[cm]?[jt]s:\d+)/.exec(own)?.[1];
}
