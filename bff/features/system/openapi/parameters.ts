import { z } from 'zod';
import type { oas31 } from 'zod-openapi';
import type { ParameterRule, Route } from '#bff/http/router.ts';

type Parameter = oas31.ParameterObject;

/** Whatever is in the address and the headers of a call. */
export function parametersOf({
  method,
  params,
  query,
  reads = [],
  rules = {},
  csrf,
  keys,
}: Route): Parameter[] {
  const inPath = Object.entries(shapeOf(params)).map(([name, schema]) => ({
    ...({ name, in: 'path', required: true } as const),
    schema: jsonSchema(schema),
  }));
  const inQuery = Object.entries(shapeOf(query)).map(([name, schema]) =>
    queryParameter(name, schema, rules[name]),
  );
  const alsoRead = reads.map((name): Parameter => ({
    name,
    in: 'query',
    required: false,
    schema: { type: 'string' },
  }));
  const isChange = method !== 'get' && csrf === undefined;
  return [
    ...inPath,
    ...inQuery,
    ...alsoRead,
    ...(isChange ? [{ ...REQUESTED_WITH, required: keys === undefined }] : []),
  ];
}

const REQUESTED_WITH: Parameter = {
  ...{ name: 'X-Requested-With', in: 'header' },
  description:
    'A page of another site cannot add it. Origin and Sec-Fetch-Site, where they are sent, must say that the call comes from here.',
  schema: { type: 'string', enum: ['XMLHttpRequest'] },
};

/** A value that a rule refuses is a 400; any other value that the schema does not know counts as missing. */
function queryParameter(name: string, schema: z.core.$ZodType, rule?: ParameterRule): Parameter {
  const read = jsonSchema(schema);
  if (rule) {
    const { required = false, ...limits } = rule;
    return { name, in: 'query', required, schema: { ...read, ...limits } as oas31.SchemaObject };
  }
  const isAnyText = read.type === 'string' && Object.keys(read).length === 1;
  if (isAnyText || !takesAnything(schema))
    return { name, in: 'query', required: false, schema: read };
  const described: oas31.SchemaObject = { anyOf: [read, { type: 'string' }] };
  const description = 'A value of another form counts as missing.';
  return { name, in: 'query', required: false, description, schema: described };
}

/** A value that can't be right is left out instead of refused (`or` and `optional`, contract/values.ts). */
function takesAnything(schema: z.core.$ZodType): boolean {
  return z.safeParse(schema, Symbol('anything')).success;
}

function shapeOf(schema: z.core.$ZodObject | undefined): Record<string, z.core.$ZodType> {
  return schema?._zod.def.shape ?? {};
}

/** Of what is sent, without the meta-schema and the default, which only a reader of the address needs. */
function jsonSchema(schema: z.core.$ZodType): oas31.SchemaObject {
  const known = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const parts = Object.entries(known).filter(([key]) => key !== '$schema' && key !== 'default');
  return Object.fromEntries(parts);
}
