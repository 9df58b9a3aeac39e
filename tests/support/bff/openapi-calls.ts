import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { documentOf } from '#bff/features/system/openapi/document.ts';
import { routes } from '#bff/routes.ts';

/** The part of JSON Schema that the document uses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly maxLength?: number;
}
interface Answer {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}
export interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Answer;
  readonly responses: Readonly<Record<string, Answer>>;
}

const document = documentOf(routes, 'http://localhost') as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Answer>> };
};
// Formats are there as patterns too.
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'document');

export const operationOf = (method: string, path: string): Operation =>
  document.paths[path.replace(/[:*](\w+)/g, '{$1}')]![method]!;

/** What is wrong with an answer by the document; null when nothing is. */
export function faultOf(
  { responses }: Operation,
  { status, headers, json }: { status: number; headers: Headers; json: unknown },
): string | null {
  const stated = responses[String(status)];
  if (!stated) return `${status} is not declared`;
  const { content } = stated.$ref
    ? document.components.responses[stated.$ref.split('/').at(-1)!]!
    : stated;
  const type = headers.get('content-type')?.split(';')[0];
  if (!content || !type)
    return (content === undefined) === (type === undefined)
      ? null
      : `${status} has a body, or none, against the document`;
  if (!content[type]) return `${status} has the type ${type}`;
  if (type !== 'application/json') return null;
  const validate = ajv.compile(inDocument(content[type].schema));
  return validate(json) ? null : `${status}: ${ajv.errorsText(validate.errors)}`;
}

/** References of the document lead into it from everywhere. */
function inDocument(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as Schema;
}

/** A call to make: its parts of the address, and what is sent. */
export interface Call {
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly body: unknown;
}

/** Calls of which some fit the document in every part, and some in none. */
export function anyCall({ parameters = [], requestBody }: Operation): fc.Arbitrary<Call> {
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  return fc.record({
    path: fc.record(Object.fromEntries(inPath.map(({ name, schema }) => [name, segment(schema)]))),
    query: fc
      .subarray(inQuery)
      .chain((some) => fc.tuple(...some.map(pairs)).map((all) => all.flat())),
    body: body
      ? fc.oneof({ weight: 3, arbitrary: fitting(body) }, fc.jsonValue())
      : fc.constant(undefined),
  });
}

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    'a\u0000b',
    '*',
    '"',
    '-',
    '%',
    '../..',
    'x'.repeat(501),
    '9'.repeat(30),
    '2026-13-45',
  ),
);
/** One that an address can have: half a character cannot be sent, and dots lead elsewhere. */
const segment = (schema: Schema) =>
  text(schema).filter((value) => !/^\.{0,2}$|\p{Cs}/u.test(value));
const text = (schema: Schema) => fc.oneof(fitting(schema).map(String), oddText);
const pairs = ({ name, schema }: Parameter) =>
  fc
    .array(text(schema.items ?? schema), { minLength: 1, maxLength: 3 })
    .map((values) => values.map((value) => [name, value] as const));

/** What the schema lets through, or nearly so. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  const [type = 'string'] = [schema.type ?? []].flat();
  return (BY_TYPE[type] ?? fittingText)(schema);
}

const BY_TYPE: Readonly<Record<string, (schema: Schema) => fc.Arbitrary<unknown>>> = {
  object: ({ properties = {}, required = [] }) => {
    const fields = Object.entries(properties).map(([name, one]) => [name, fitting(one)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  },
  array: ({ items = {} }) => fc.array(fitting(items), { maxLength: 3 }),
  integer: () => fc.integer(),
  number: () => fc.integer(),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

function fittingText({ pattern, maxLength = 30 }: Schema): fc.Arbitrary<string> {
  if (!pattern) return fc.string({ minLength: 1, maxLength: Math.min(maxLength, 30) });
  // fast-check does not look ahead; what was to be seen there is looked at afterwards.
  const ahead = new RegExp(pattern.replace(/\(\?![^)]*\)/g, ''));
  return fc.stringMatching(ahead).filter((value) => new RegExp(pattern).test(value));
}
