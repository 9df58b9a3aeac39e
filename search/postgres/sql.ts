/** What may be bound: never spliced into the text. */
export type Value = string | number | boolean | null | Date | readonly (string | null)[];

/** A piece of a statement with its values, `?` for each of them, in order. */
export interface Sql {
  readonly text: string;
  readonly values: readonly Value[];
}

/** sql`a = ${value} and ${piece}`: values become bindings, pieces are put in with theirs. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Sql | Value)[]): Sql {
  return strings.reduce<Sql>(
    (built, string, i) => {
      const part = parts[i];
      if (part === undefined) return { text: built.text + string, values: built.values };
      return isSql(part)
        ? { text: built.text + string + part.text, values: [...built.values, ...part.values] }
        : { text: `${built.text}${string}?`, values: [...built.values, part] };
    },
    { text: '', values: [] },
  );
}

/** Text of our own making, such as a name from a table in the code. */
export function raw(text: string): Sql {
  return { text, values: [] };
}

export function join(parts: readonly Sql[], separator: string): Sql {
  return {
    text: parts.map(({ text }) => text).join(separator),
    values: parts.flatMap(({ values }) => values),
  };
}

export const ALWAYS = raw('true');
export const NEVER = raw('false');

export function allOf(parts: readonly Sql[]): Sql {
  return parts.length === 0 ? ALWAYS : sql`(${join(parts, ' and ')})`;
}

export function anyOf(parts: readonly Sql[]): Sql {
  return parts.length === 0 ? NEVER : sql`(${join(parts, ' or ')})`;
}

function isSql(part: Sql | Value): part is Sql {
  return part !== null && typeof part === 'object' && 'text' in part;
}
