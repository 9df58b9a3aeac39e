import { COLUMNS, KEPT_OTHERWISE } from '#db/retention/columns.ts';
import { parseDuration, type PeriodId, PERIODS } from '#domain/retention.ts';
import { ACTIVITIES, type Activity } from './activities.ts';

/** Kinds of columns that say nothing of a person, or for seconds. */
const NOT_PERSONAL = ['none', 'work'];

const nameOf = (table: string) => table.replace(/^.*\./, '');
const keptIn = (table: string) => Object.keys(COLUMNS[table] ?? {});
const known = new Set(Object.keys(COLUMNS).map(nameOf));
/** The tables of an activity that the database has. */
export const tablesOf = ({ tables }: Activity): string[] =>
  tables.split(/\s+/).filter((table) => known.has(table));

/** Tables with something about a person, without their schema: each belongs to an activity. */
export const PERSONAL_TABLES: readonly string[] = [
  ...new Set(
    Object.keys(COLUMNS)
      .filter((table) => keptIn(table).some((kept) => !NOT_PERSONAL.includes(kept)))
      .map(nameOf),
  ),
];

/** The record of processing, in Markdown. */
export function privacyRecord(): string {
  return ACTIVITIES.filter((activity) => tablesOf(activity).length > 0)
    .map((activity) => {
      const { name, purpose, people, data, recipients } = activity;
      const tables = tablesOf(activity).map((table) => `\`${table}\``);
      return [
        `**${name}**: ${purpose}.`,
        `- Of ${people}: ${data}`,
        `- Seen by: ${recipients}`,
        `- Kept: ${keptOf(activity)}`,
        `- In ${tables.join(', ')}`,
      ].join('\n');
    })
    .join('\n\n');
}

/** '30 days (`names`)': what that is, domain/retention.ts says. */
function keptOf(activity: Activity): string {
  const tables = Object.keys(COLUMNS).filter((table) => tablesOf(activity).includes(nameOf(table)));
  const all = tables.flatMap(keptIn).filter((kept) => !NOT_PERSONAL.includes(kept));
  const periods = [...new Set(all)].map((kept) =>
    isPeriod(kept)
      ? `${lengthOf(PERIODS[kept].fallback)} (\`${kept}\`)`
      : lowered(KEPT_OTHERWISE[kept as keyof typeof KEPT_OTHERWISE]),
  );
  return periods.join('; ');
}

const isPeriod = (kept: string): kept is PeriodId => Object.hasOwn(PERIODS, kept);
const lowered = (text: string) =>
  text[0]!.toLowerCase() + text.slice(1).replace(/(; then see| \(docs).*$/, '');

/** 'P5Y' is '5 years'. */
function lengthOf(period: string): string {
  const { months, days } = parseDuration(period)!;
  const [count, unit] =
    days > 0 ? [days, 'day'] : months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
