import { z } from 'zod';

/** What is known of a variable from the schema that reads it. */
export interface Variable {
  readonly name: string;
  /** One plain line; null when the schema has no `.describe(…)`. */
  readonly description: string | null;
  /** Never to be printed. */
  readonly secret: boolean;
  /** As it would be written in the environment; null when there is none. */
  readonly fallback: string | null;
  readonly required: 'always' | 'in production' | 'no';
}

/** The schemas of the variables that a program's schema reads, by name. */
export function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  if (schema instanceof z.core.$ZodPipe) return shapeOf(schema._zod.def.in);
  if (schema instanceof z.core.$ZodObject) return schema._zod.def.shape;
  throw new Error('The schema of a program must be an object');
}

/** The variables that a program's schema reads, in its order. */
export function variablesOf(schema: z.core.$ZodType): Variable[] {
  const always = missingIn(schema, {});
  const inProduction = missingIn(schema, { NODE_ENV: 'production' });
  return Object.entries(shapeOf(schema)).map(([name, value]) => {
    const { description, secret } = metaOf(value);
    return {
      name,
      description: description ?? null,
      secret: secret === true,
      fallback: fallbackOf(value),
      required: always.has(name) ? 'always' : inProduction.has(name) ? 'in production' : 'no',
    };
  });
}

/** What `.describe(…)` and `.meta(…)` have said, also of what was made optional afterwards. */
function metaOf(schema: z.core.$ZodType): z.core.GlobalMeta {
  const meta = z.globalRegistry.get(schema);
  if (meta) return meta;
  return schema instanceof z.core.$ZodOptional ? metaOf(schema._zod.def.innerType) : {};
}

/** The variables that are at fault when only these are set. */
function missingIn(schema: z.core.$ZodType, env: Readonly<Record<string, string>>): Set<unknown> {
  const { error } = z.safeParse(schema, env);
  return new Set(error?.issues.map(({ path }) => path[0]).filter((name) => name !== 'NODE_ENV'));
}

function fallbackOf(schema: z.core.$ZodType): string | null {
  if (schema instanceof z.core.$ZodDefault) return String(schema._zod.def.defaultValue);
  if (schema instanceof z.core.$ZodPipe) return fallbackOf(schema._zod.def.in);
  if (schema instanceof z.core.$ZodOptional) return fallbackOf(schema._zod.def.innerType);
  return null;
}
