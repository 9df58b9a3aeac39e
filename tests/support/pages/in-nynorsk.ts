import type { Locator, Page, Route } from 'playwright';
import ts from 'typescript';
import { bothOf, isText, textSources } from '#tests/support/catalogues.ts';

/** One text of a catalogue, with `(.*)` for what is put in. */
export interface Pair {
  readonly nb: string;
  readonly nn: string;
}

const ANY = '(.*)';

/** Every text of every catalogue, each branch of those with a plural apart. */
export function cataloguePairs(): Pair[] {
  return textSources().flatMap((source) => {
    const pairs: Pair[] = [];
    const visit = (node: ts.Node): void => {
      const both = bothOf(node);
      if (!both) return ts.forEachChild(node, visit);
      const [nb, nn] = [patternsOf(both.nb), patternsOf(both.nn)];
      if (nb.length === nn.length)
        nb.forEach((one, index) => pairs.push({ nb: one, nn: nn[index]! }));
      return undefined;
    };
    visit(source);
    // An address is no text, and neither is a mark between two values.
    return pairs.filter(({ nb }) => !nb.startsWith('/') && /\p{L}{2}/u.test(plain(nb)));
  });
}

/** The texts that an expression can give. */
function patternsOf(node: ts.Node): string[] {
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => ANY + literal.text).join('')];
  if (isText(node)) return node.text.trim() === '' ? [] : [node.text.trim()];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...patternsOf(child)));
  return found;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A pattern as a regular expression. */
const regexOf = (pattern: string) => pattern.split(ANY).map(escape).join('.*');
const plain = (pattern: string) => pattern.replaceAll(ANY, ' ').replaceAll(/\s+/g, ' ');

const headOf = (pattern: string) => escape(pattern.split(ANY)[0]!);
/** Whether a text begins as another one does before what is put in. */
const begins = (shown: string, nb: string) =>
  nb.split(ANY)[0]!.length > 8 && shown.startsWith(nb.split(ANY)[0]!);

/** What a test waits for in bokmål, as it stands on the page in nynorsk; data stays as it is. */
function inNynorsk(shown: string | RegExp, pairs: readonly Pair[], exact = false): RegExp {
  const own = typeof shown === 'string' ? escape(shown) : shown.source;
  const whole = pairs.filter(
    ({ nb }) => typeof shown === 'string' && new RegExp(`^${regexOf(nb)}$`).test(shown),
  );
  // A part of a text; numbers are put in, and a full stop may follow it.
  const part = new RegExp(own.replaceAll(/ *\d+ */g, ' *').replace(/(\\\.)?\$?$/, ''), 'i');
  const found = whole.length > 0 ? whole : pairs.filter(({ nb }) => part.test(plain(nb)));
  const begun = found.length > 0 ? [] : pairs.filter(({ nb }) => begins(String(shown), nb));
  const all = [own, ...found.map(({ nn }) => regexOf(nn)), ...begun.map(({ nn }) => headOf(nn))];
  return new RegExp(exact ? `^(${all.join('|')})$` : all.join('|'), 'i');
}

/** What a server would answer to a page in nynorsk: its own sentences, not its data. */
export function answersInNynorsk(pairs: readonly Pair[]): (json: string) => string {
  const sentences = pairs
    .filter(({ nb }) => nb.includes(' '))
    .map(({ nb, nn }) => [new RegExp(`^${regexOf(nb).replaceAll('.*', ANY)}$`), nn] as const);
  const translated = (text: string) => {
    const [pattern, nn] = sentences.find(([known]) => known.test(text)) ?? [];
    const values = pattern?.exec(text)?.slice(1) ?? [];
    return nn?.replaceAll(ANY, () => values.shift() ?? '') ?? text;
  };
  return (json) =>
    JSON.stringify(
      JSON.parse(json, (_, value: unknown) =>
        typeof value === 'string' && value.includes(' ') ? translated(value) : value,
      ),
    );
}

/** Finds the bokmål texts of catalogues among what is said on a page. */
export function bokmaalFinder(pairs: readonly Pair[]): (said: readonly string[]) => string[] {
  const nynorsk = new Set(pairs.map(({ nn }) => nn));
  const own = [...new Set(pairs.map(({ nb }) => nb))]
    .filter((nb) => !nynorsk.has(nb) && /\p{L}{2}/u.test(plain(nb)))
    .map((nb) => new RegExp(`^${regexOf(nb)}$`));
  return (said) =>
    said.filter((text) => !nynorsk.has(text) && own.some((pattern) => pattern.test(text)));
}

const FINDS = /^getBy/;
const ACTS = /^(click|fill|check|press|waitFor|focus|hover)$/;
/** What takes a press is seen; a checkbox is drawn by its label. */
const SEEN = /^(click|waitFor)$/;

type Routed = [string, (route: Route) => Promise<void>];

/** Answers that a state gives by itself, in nynorsk too. */
function routed(page: Page, [url, answer]: Routed, pairs: readonly Pair[]): Promise<unknown> {
  const translate = answersInNynorsk(pairs);
  return page.route(url, (route) => {
    const fulfill: Route['fulfill'] = ({ json, ...rest } = {}) =>
      route.fulfill({
        ...rest,
        ...(json !== undefined && { json: JSON.parse(translate(JSON.stringify(json))) as unknown }),
      });
    return answer(
      new Proxy(route, {
        get: (own, key) => (key === 'fulfill' ? fulfill : (Reflect.get(own, key) as unknown)),
      }),
    );
  });
}

/** A page, or a place on it, where what is looked for in bokmål is found in nynorsk. */
export function readInNynorsk<T extends Page | Locator>(place: T, pairs: readonly Pair[]): T {
  const translated = (value: unknown): unknown => {
    if (typeof value === 'string' || value instanceof RegExp) return inNynorsk(value, pairs);
    const { name, hasText, exact } = (value ?? {}) as {
      name?: string | RegExp;
      hasText?: string | RegExp;
      exact?: boolean;
    };
    return {
      ...(value as object),
      ...(name && { name: inNynorsk(name, pairs, exact), exact: false }),
      ...(hasText && { hasText: inNynorsk(hasText, pairs) }),
    };
  };
  return new Proxy(place, {
    get: (target, key) => {
      const value = Reflect.get(target, key) as unknown;
      if (typeof value !== 'function' || typeof key !== 'string') return value;
      return (...args: unknown[]) => {
        if (key === 'route') return routed(target as Page, args as Routed, pairs);
        const seen =
          SEEN.test(key) && 'first' in target ? target.filter({ visible: true }) : target;
        const act = ACTS.test(key) && 'first' in seen ? seen.first() : target;
        const role = key === 'getByRole';
        const given =
          FINDS.test(key) || key === 'filter'
            ? args.map((arg, nr) => (role && nr === 0 ? arg : translated(arg)))
            : args;
        const result = (Reflect.get(act, key) as (...all: unknown[]) => unknown).apply(act, given);
        const isPlace =
          typeof result === 'object' &&
          result !== null &&
          'waitFor' in result &&
          !(result instanceof Promise);
        return isPlace ? readInNynorsk(result as unknown as Locator, pairs) : result;
      };
    },
  });
}
