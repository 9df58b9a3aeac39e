import { ALL_COURTS } from './search-rules.ts';
import { texts } from './texts.ts';

/*
 * What can be followed from the page of a case: a saved search is made of it. Its name and its words come from a court's texts, and
 * its name goes into e-mails: so what could be a party is never offered.
 */

export interface Foelg {
  /** What the saved search is called. */
  readonly navn: string;
  /** As in the address of the search page, without days. */
  readonly soek: Readonly<Record<string, string>>;
}

interface OfCase {
  /** Null: it can't be chosen in a search. */
  readonly domstol: { readonly id: string; readonly navn: string } | null;
  /** As they are shown; null while they are hidden. */
  readonly parter: string | null;
}

type Person = 'advokat' | 'bistandsadvokat' | 'dommer';
type Type = 'sakstype' | 'rettsmoetetype';
export type FoelgSlag = Person | Type | 'sal';

/** The search that follows what a court has written; null where it can't be followed. */
export function foelgOf(slag: FoelgSlag, text: string, sak: OfCase): Foelg | null {
  switch (slag) {
    case 'advokat':
    case 'bistandsadvokat':
    case 'dommer':
      return personOf(slag, text, sak);
    case 'sakstype':
    case 'rettsmoetetype':
      return typeOf(slag, text.trim(), sak);
    case 'sal':
      return roomOf(text, sak);
  }
}

function personOf(slag: Person, text: string, { domstol, parter }: OfCase): Foelg | null {
  const name = personIn(text);
  if (name === null || isParty(name, parter)) return null;
  // Lawyers go from court to court.
  const domstolid = slag === 'dommer' && domstol ? domstol.id : ALL_COURTS;
  return {
    navn: t[slag](name),
    soek: { domstolid, isAdvancedSearch: 'true', [slag]: `"${name}"` },
  };
}

function typeOf(slag: Type, type: string, { domstol, parter }: OfCase): Foelg | null {
  const isPlain = type.length <= LONGEST && !type.includes('[') && !sharesWord(type, parter);
  if (!domstol || !isPlain) return null;
  const soek = { domstolid: domstol.id, [`fasett${slag}`]: type };
  return { navn: t.type(type, domstol.navn), soek };
}

function roomOf(text: string, { domstol }: OfCase): Foelg | null {
  const room = roomIn(text);
  if (room === null || !domstol) return null;
  const soek = { domstolid: domstol.id, query: `sal ${room}` };
  return { navn: t.room(room, domstol.navn), soek };
}

/** With its court a longer one would be no name of a search. */
const LONGEST = 60;

const TITLE =
  /^(?:\p{L}*advokat(?:fullmektig)?|adv\.|forsvarer|aktor|\p{L}*dommer(?:fullmektig)?|lagmann|sorenskriver)\s+/iu;
/** Two to six words with capital letters, and what stands between them in names. */
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|van|von|de|der|den|da|la|af)){1,5}$/u;

/** The one person that a line names: `Advokat Kari Nordmann, Firmaet AS` is Kari Nordmann. Null for more than a name. */
function personIn(line: string): string | null {
  const [first = ''] = line.split(/[,(]/);
  const name = first.trim().replace(TITLE, '').trim();
  return NAME.test(name) ? name : null;
}

const NUMBERED = /(?:^|\s)(?:retts?)?sal(?:en)?\s+(\d{1,4}[a-z]?|[a-h])\b/iu;
const NUMBER = /^\d{1,4}[a-z]?$/iu;

/** The number or letter of a room; null for a room with a name of its own. */
function roomIn(text: string): string | null {
  const room = NUMBERED.exec(text)?.[1] ?? (NUMBER.test(text.trim()) ? text.trim() : null);
  return room?.toLocaleUpperCase('nb') ?? null;
}

const words = (text: string | null) => text?.toLocaleLowerCase('nb').match(/\p{L}{3,}/gu) ?? [];

function isParty(name: string, parter: string | null): boolean {
  const of = new Set(words(parter));
  return words(name).every((word) => of.has(word));
}

function sharesWord(text: string, parter: string | null): boolean {
  const of = new Set(words(parter));
  return words(text).some((word) => of.has(word));
}

const t = texts({
  advokat: { nb: (name: string) => `Advokat ${name}`, nn: (name: string) => `Advokat ${name}` },
  bistandsadvokat: {
    nb: (name: string) => `Bistandsadvokat ${name}`,
    nn: (name: string) => `Bistandsadvokat ${name}`,
  },
  dommer: { nb: (name: string) => `Dommer ${name}`, nn: (name: string) => `Dommar ${name}` },
  room: {
    nb: (room: string, court: string) => `Sal ${room} i ${court}`,
    nn: (room: string, court: string) => `Sal ${room} i ${court}`,
  },
  type: {
    nb: (type: string, court: string) => `${type} i ${court}`,
    nn: (type: string, court: string) => `${type} i ${court}`,
  },
});
