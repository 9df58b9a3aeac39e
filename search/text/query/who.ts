import { lexicon } from '#search/text/lexicon/lexicon.ts';
import { fold, type Token } from '#search/text/tokenize.ts';
import { partsOf } from '#search/text/words.ts';
import { isTown } from './court-places.ts';
import type { Item } from './items.ts';
import { isAccused } from './small-words.ts';

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(fold));

const PERSONS = wordsOf(
  `mann mannen menn kvinne kvinnen kvinna kvinner kvinnelig mannlig gutt gutten gut guten jente jenta tenåring tenåringen person
  personen ungdom ungdommen fører føreren førar føraren sjåfør sjåføren bilist bilisten bilfører bilføreren bilførar`,
);
/** Who may be accused, of what is named beside. */
const OCCUPATIONS = wordsOf(
  `far faren mor moren mora stefar stemor bestefar onkel onkelen kjæreste ektemann samboer nabo naboen bonde bonden bøndene lærer læreren
  lærar læraren lege legen sykepleier sykepleieren sjukepleiar politimann politimannen politibetjent trener treneren trenar prest presten
  direktør direktøren leder lederen leiar leiaren sjef sjefen daglig kasserer kassereren kasserar regnskapsfører megler megleren
  ordfører politiker politikeren student elev eleven soldat soldaten fisker fiskeren fiskar skipper jeger jegeren ansatt ansatte tilsett
  bedrift bedriften firma firmaet selskap selskapet turist vekter vekteren taxisjåfør bussjåfør barnehageansatt ektepar ekteparet`,
);
const ROLES = wordsOf(
  `adv advokat advokaten bistandsadvokat bistandsadvokaten forsvarer forsvareren forsvarar forsvararen aktor aktoren dommer
  dommeren dommar dommaren lagdommer lagdommar tingrettsdommer dommerfullmektig dommarfullmektig statsadvokat politiadvokat`,
);

/**
 * The items that only say who somebody is, which no text of a court has to say: an age («27-åring», «mann (32)», «27 år gammel
 * kvinne», «i 40-årene»), a person beside one or before what he is accused of («fører mistenkt for»), and a role before a name
 * («forsvarer Skogvoll»). So is a sum as a headline rounds it.
 */
export function whoItems(items: readonly Item[], typed: string): ReadonlySet<Item> {
  const who = new Set<Item>();
  const inBrackets = new Set(Array.from(typed.matchAll(/\((\d{1,2})\)/gu), ([, age]) => age));
  for (const [at, item] of items.entries()) {
    if (!isPlain(item)) continue;
    const length = ageAt(items, at, inBrackets);
    if (length > 0)
      for (const one of [...items.slice(at, at + length), ...personsBeside(items, at, length)])
        who.add(one);
    for (const one of items.slice(at, at + sumAt(items, at))) who.add(one);
    const next = items[at + 1];
    if (next && (isCharged(item, next) || isNamed(item, next))) who.add(item);
  }
  return who;
}

function personsBeside(items: readonly Item[], at: number, length: number): Item[] {
  const isIn = /^i$/iu.test(items[at - 1]?.text ?? '');
  return [items[at - (isIn ? 2 : 1)], items[at + length]].filter(isPerson);
}

const isCharged = (item: Item, next: Item) =>
  (isPerson(item) || OCCUPATIONS.has(wordOf(item))) && isAccused(wordOf(next));
const isNamed = (item: Item, next: Item) => ROLES.has(wordOf(item)) && mayBeName(next);

/** How many items from here are a sum, as a headline rounds it: «5 millioner», «2 mill. kroner». Its number is no paragraph. */
function sumAt(items: readonly Item[], at: number): number {
  if (!/^\d{1,3}(?:[.,]\d)?$/.test(items[at]!.text)) return 0;
  const [unit = '', money = ''] = [items[at + 1]?.text, items[at + 2]?.text];
  if (!/^(?:mill|million|millione[nr]|millionar|mrd|milliard(?:er|ar)?)\.?$/iu.test(unit)) return 0;
  return /^(?:kr|krone(?:r|ne)?)\.?$/iu.test(money) ? 3 : 2;
}

/** How many items from here are an age. */
function ageAt(items: readonly Item[], at: number, inBrackets: ReadonlySet<string | undefined>) {
  const { text } = items[at]!;
  if (/^\d{1,2}-?åring(?:en|ar|er)?$/iu.test(text) || /^\d0-år(?:ene|a|åra)$/iu.test(text))
    return 1;
  if (!/^\d{1,2}$/.test(text)) return 0;
  const [years, old] = [items[at + 1]?.text ?? '', items[at + 2]?.text ?? ''];
  if (/^år$/iu.test(years) && /^gam(?:mel|mal|le|al)$/iu.test(old)) return 3;
  return inBrackets.has(text) ? 1 : 0;
}

/** What is written as a name, or what nobody knows as a word; never a town: «dommer Oslo». */
function mayBeName(item: Item): boolean {
  const [first] = item.tokens as [Token, ...Token[]];
  if (item.kind !== 'word' || item.negated || item.number !== null || isTown(first.token))
    return false;
  return (
    /^\p{Lu}\p{Ll}/u.test(item.text) || (/^\p{L}/u.test(item.text) && !lexicon().has(first.written))
  );
}

const wordOf = ({ tokens }: Item) => tokens[0]?.token ?? '';
const isPlain = ({ kind, negated, prefix, number }: Item) =>
  kind === 'word' && !negated && !prefix && number === null;
const isPerson = (item: Item | undefined): item is Item =>
  item !== undefined && isPlain(item) && item.tokens.length === 1 && PERSONS.has(wordOf(item));

const CASE = /^(?<name>\p{Lu}.*)[-\u2010-\u2015]sak(?:a|en|er|ene|ar|ane)?$/u;
const CASE_CLOSED = /^(?<name>\p{Lu}[\p{L}\p{M}]{3,}?)sak(?:a|en)$/u;

/** «Tjærhol-saken», «Tjærholsaken»: what the case is called by. */
export function withoutCase(item: Item): Item {
  const { text, tokens } = item;
  if (!isPlain(item)) return item;
  const apart = tokens.length > 1 ? CASE.exec(text)?.groups?.['name'] : undefined;
  if (apart !== undefined) return { ...item, text: apart, tokens: tokens.slice(0, -1) };
  const closed = tokens.length === 1 ? CASE_CLOSED.exec(text)?.groups?.['name'] : undefined;
  if (closed === undefined || isWord(tokens[0]!)) return item;
  const written = closed.toLocaleLowerCase('nb');
  return { ...item, text: closed, tokens: [{ token: fold(written), written }] };
}

const isWord = ({ written }: Token) => lexicon().has(written) || partsOf(written) !== null;
