/** Which parts of an answer differ, as `search by query: fasetter.kode`; the whole answer when it is no JSON. */
export function partsToldBy(channel: string, one: string, other: string): string[] {
  if (one === other) return [];
  const [a, b] = [bodyOf(one), bodyOf(other)];
  if (!a || !b) return [channel];
  return [channel, ...differing(a, b).map((part) => `${channel}: ${part}`)];
}

type Json = Readonly<Record<string, unknown>>;

function differing(a: Json, b: Json): string[] {
  return Object.keys(a).flatMap((key) => {
    if (JSON.stringify(a[key]) === JSON.stringify(b[key])) return [];
    const [inner, other] = [a[key], b[key]];
    return isObject(inner) && isObject(other)
      ? [
          key,
          ...Object.keys(inner).flatMap((part) =>
            JSON.stringify(inner[part]) === JSON.stringify(other[part]) ? [] : [`${key}.${part}`],
          ),
        ]
      : [key];
  });
}

function bodyOf(answer: string): Json | undefined {
  const body = answer.slice(answer.lastIndexOf('\n') + 1);
  if (!body.startsWith('{')) return undefined;
  const json: unknown = JSON.parse(body);
  return isObject(json) ? json : undefined;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
