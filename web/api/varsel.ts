import { queryOptions } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import { varselResponseSchema, varselSchema, type VarselContent } from '#contract/varsel.ts';
import { read } from './client.ts';
import { varselKey } from './keys.ts';

/** The active banner, or null. Content that is not a banner counts as none. */
export const varselQuery = () =>
  queryOptions({
    queryKey: varselKey,
    queryFn: async ({ signal }): Promise<VarselContent | null> => {
      const { content } = await read(pressePaths.varsel.href(), varselResponseSchema, signal);
      return content === null ? null : parseContent(content);
    },
  });

function parseContent(content: string): VarselContent | null {
  try {
    return varselSchema.parse(JSON.parse(content));
  } catch {
    return null;
  }
}
