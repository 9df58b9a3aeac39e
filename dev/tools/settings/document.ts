import type { z } from 'zod';
import { START_DEFAULTS } from '#dev/start/defaults.ts';
import { PERIODS } from '#domain/retention.ts';
import { type Variable, variablesOf } from '#settings/variables.ts';
import { ON_LAPTOP, SERVICES } from './programs.ts';

/** A variable, with the programs that read it in different ways. */
interface Entry {
  readonly name: string;
  readonly uses: readonly (Variable & { readonly program: string })[];
}

/** Every variable of these programs, in the order of the programs and of their schemas. */
export function entriesOf(programs: Readonly<Record<string, z.core.$ZodType>>): Entry[] {
  const uses = Object.entries(programs).flatMap(([program, schema]) =>
    variablesOf(schema).map((variable) => ({ program, ...variable })),
  );
  const names = [...new Set(uses.map(({ name }) => name))];
  return names.map((name) => ({ name, uses: uses.filter((use) => use.name === name) }));
}

const HEAD = `# Settings

Every variable of every program. Written by \`npm run settings\` from the schemas with which the programs read their environment: change those,
not this file. Programs are named as their files in \`dist/server/\`; \`bff\` is the web server.

- **A value may stand in a file**, as secrets do: \`NAME_FILE\` names a file whose content, without the line end, is the value of \`NAME\`.
  Both set, or a file that can't be read, is an error.
- What stands in brackets is the default. An empty variable counts as missing.
- A program with missing or unsafe values lists them all and ends. \`npm run doctor\` says the same of all programs, and whether what the values
  name can be reached.
- **Secret** values are never printed or logged. Production refuses those that are published in this repository.
`;

/** docs/SETTINGS.md. */
export function settingsDocument(): string {
  const entries = entriesOf(SERVICES);
  const shared = entries.filter(({ uses, name }) => uses.length > 1 && !isPeriod(name));
  const own = (program: string) =>
    entries.filter(({ uses }) => uses.length === 1 && uses[0]?.program === program);
  return [
    HEAD,
    '## To begin with',
    toBeginWith(entries),
    '## Of several programs',
    ...byPrograms(shared.flatMap(byMeaning)),
    '## Of the web server',
    list(own('bff')),
    ...Object.keys(SERVICES).flatMap((program) =>
      program === 'bff' || own(program).length === 0
        ? []
        : [`## Of \`${program}\``, list(own(program))],
    ),
    '## Periods of retention',
    'Of `bff` and `retention`, the same for both. What each removes, and the shortest it may be: [RETENTION.md](RETENTION.md).',
    periodList(entries),
    '## Where there is no real data',
    '`npm start`, and the stand-ins and demo data of docker-compose.yml. All of them refuse `NODE_ENV=production`. What they read in the same way as the programs above stands only there.',
    laptopList(entriesOf(ON_LAPTOP).flatMap(byMeaning), entries.flatMap(byMeaning)),
  ].join('\n\n');
}

/** What is changed most of what production does not require. */
const OFTEN_SET = [
  'PORT',
  'CLOSED_NETWORK',
  'PRESSE_DATA_DIR',
  'PRESSE_NOW',
  'PROXY_HOPS',
  'LOG_LEVEL',
];

/** The required variables, and those that many installations set. */
function toBeginWith(entries: readonly Entry[]): string {
  const required = entries.filter(({ uses }) => uses.some(({ required }) => required !== 'no'));
  const list = (names: readonly string[]) => names.map(code).join(', ');
  return `Production requires ${list(required.map(({ name }) => name))}. Changed most of the others: ${list(OFTEN_SET)}.`;
}

/** A line for each: its name, its default in brackets, and what is told of it. */
function list(entries: readonly Entry[], told = toldOf): string {
  return entries
    .map((entry) => `- ${code(entry.name)}${defaultOf(entry)}: ${told(entry)}`)
    .join('\n');
}

function toldOf(entry: Entry): string {
  const parts = [whatOf(entry), requiredOf(entry), startOf(entry)];
  return parts.filter((part) => part !== '').join('. ');
}

/** A list for each set of programs that read the same. */
function byPrograms(entries: readonly Entry[]): string[] {
  const readers = ({ uses }: Entry) => programsOf(uses.map(({ program }) => program));
  return [...new Set(entries.map(readers))].flatMap((programs) => [
    `Of ${programs}:`,
    list(entries.filter((entry) => readers(entry) === programs)),
  ]);
}

const isPeriod = (name: string) => Object.values(PERIODS).some(({ setting }) => setting === name);

/** docs/RETENTION.md says of each setting what it is for. */
function periodList(entries: readonly Entry[]): string {
  const periods = entries.filter(({ name }) => isPeriod(name));
  return periods.map((entry) => code(entry.name) + defaultOf(entry)).join(', ') + '.';
}

/** Those that are not `described` already. */
function laptopList(entries: readonly Entry[], described: readonly Entry[]): string {
  const isKnown = (entry: Entry) =>
    described.some(
      ({ name, uses }) => name === entry.name && meaningOf(uses[0]!) === meaningOf(entry.uses[0]!),
    );
  return list(
    entries.filter((entry) => !isKnown(entry)),
    (entry) => `${whatOf(entry)}. Of ${entry.uses.map(({ program }) => code(program)).join(', ')}`,
  );
}

/** A variable may mean something else, or have another default, to some programs: then it has a row for each meaning. */
function byMeaning({ name, uses }: Entry): Entry[] {
  const groups = new Map<string, Entry>();
  for (const use of uses) {
    const meaning = meaningOf(use);
    groups.set(meaning, { name, uses: [...(groups.get(meaning)?.uses ?? []), use] });
  }
  return [...groups.values()];
}
const meaningOf = ({ description, fallback }: Variable) => `${description} ${fallback}`;

const code = (text: string) => `\`${text}\``;

function defaultOf({ uses }: Entry): string {
  const fallback = uses[0]?.fallback;
  return fallback ? ` (${code(fallback)})` : '';
}

function whatOf({ uses }: Entry): string {
  const [first] = uses;
  return `${first?.description}${first?.secret ? '. **Secret**' : ''}`;
}

/** What `npm start` sets, where it is not the default. */
function startOf({ name }: Entry): string {
  const value = START_DEFAULTS[name];
  return value === undefined ? '' : `\`npm start\`: ${value}`;
}

/** By which programs, unless by all that read it. */
function requiredOf({ uses }: Entry): string {
  const needing = uses.filter(({ required }) => required !== 'no');
  if (needing.length === 0) return '';
  const when = needing.some(({ required }) => required === 'always')
    ? '**Required**'
    : '**Required** in production';
  if (needing.length === uses.length) return when;
  return `${when}: ${needing.map(({ program }) => code(program)).join(', ')}`;
}

function programsOf(names: readonly string[]): string {
  const all = Object.keys(SERVICES);
  const others = all.filter((name) => !names.includes(name));
  if (others.length === 0) return 'all';
  const list = (some: readonly string[]) => some.map(code).join(', ');
  return others.length <= 2 ? `all but ${list(others)}` : list(names);
}
