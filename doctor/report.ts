import { type Examined, exitCodeOf, type Finding } from './check.ts';

const MARKS = { ok: '✓', warning: '!', wrong: '✗', unchecked: '–' } as const;

/** What an operator reads. */
export function reportText(examined: readonly Examined[]): string {
  const width = Math.max(...examined.map(({ name }) => name.length));
  const lines = examined.flatMap(({ name, findings }) =>
    findings.flatMap((finding, i) =>
      linesOf(finding, (i === 0 ? name : '').padEnd(width), findings[i + 1]?.todo),
    ),
  );
  return `${[...lines, '', summary(examined)].join('\n')}\n`;
}

/** Findings in a row with the same remedy have it once, after the last. */
function linesOf({ status, what, todo }: Finding, name: string, next?: string): string[] {
  const begin = `${MARKS[status]} ${name}  ${what}`;
  return todo && todo !== next ? [begin, `  ${' '.repeat(name.length)}  → ${todo}`] : [begin];
}

function summary(examined: readonly Examined[]): string {
  const count = (status: Finding['status']) =>
    examined.flatMap(({ findings }) => findings).filter((one) => one.status === status).length;
  const [bad, warnings] = [count('wrong'), count('warning')];
  if (bad + warnings === 0) return 'All is well.';
  const parts = [bad > 0 && `${bad} wrong`, warnings > 0 && `${warnings} to look at`];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** The same for a program, as one line. */
export function reportJson(examined: readonly Examined[]): string {
  return `${JSON.stringify({ exitCode: exitCodeOf(examined), checks: examined })}\n`;
}

/** Shorter ones would hide ordinary words. */
const SHORTEST = 4;
const HIDDEN = '•••';

/** A text without these secrets, and without the passwords in those of them that are addresses, however they are written. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const all = secrets
    .flatMap((secret) => [secret, ...passwordsIn(secret)])
    .filter((secret) => secret.length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
  return all.reduce((hidden, secret) => hidden.replaceAll(secret, HIDDEN), text);
}

/** Several addresses of one cluster have a comma between them. */
function passwordsIn(secret: string): string[] {
  return secret.split(',').flatMap((part) => {
    if (!URL.canParse(part)) return [];
    const { username, password, searchParams } = new URL(part);
    const asked = searchParams.get('password') ?? '';
    return [part, password, decoded(password), asked, ...(password ? [] : [username])];
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
