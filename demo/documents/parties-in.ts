/** How many names of a side a document lists; a claim of ninety says who the first are. */
const MOST = 5;

/** The two sides of a case, as people.ts writes them. */
export function partiesIn(parter: string): { readonly first: string[]; readonly second: string[] } {
  const lines = parter.split('\n');
  if (lines.length > 1)
    return { first: withRole(lines, '(saksøker)'), second: withRole(lines, '(saksøkt)') };
  const [first = '', second = first] = parter.split(' mot ');
  return { first: names(first), second: names(second) };
}

function withRole(lines: readonly string[], role: string): string[] {
  return lines
    .filter((line) => line.endsWith(role))
    .map((line) => line.slice(0, -role.length).trim())
    .slice(0, MOST);
}

function names(side: string): string[] {
  return side.split(/, | og /).slice(0, MOST);
}
