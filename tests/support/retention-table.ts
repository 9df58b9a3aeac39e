import { PERIODS } from '#domain/retention.ts';

/** The periods as they stand in docs/RETENTION.md. */
export function retentionTable(): string {
  const rows = Object.values(PERIODS).map(
    ({ what, from, fallback, least, setting, why }) =>
      `- **${what}**: \`${fallback}\` from ${from} (\`${setting}\`, at least \`${least}\`). ${why}`,
  );
  return rows.join('\n');
}
