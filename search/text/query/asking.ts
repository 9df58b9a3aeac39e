import { fold } from '#search/text/tokenize.ts';
import { type Item, itemsOf } from './items.ts';
import { isSmallWord, isVague } from './small-words.ts';

/**
 * How people begin a question, bokmål, nynorsk and English: `jeg leter etter`, `vis meg alle`, `når starter`. Words with strokes between
 * them are one as well as the other; a name may begin like one («finn hansen»), so «finn» needs what follows.
 */
const PHRASES = `
  vis|vise|syn meg|oss; vis; vise; finn|finne|finna|find meg|oss|ut|alle|saker|saka|sak|sakar|cases; gi|gje|gjev meg|oss
  vil|får|få|kan se|sjå|vite|vete; hvor|kor|korr mange; antall; talet på; ka|kem|kor e|er|va
  leter|leitar|leiter|ser|søker|søkjer|leting etter; leter; leiter; leitar; søker|søkjer sak|saker|sakar; jakt etter
  trenger; treng; ønsker; ønskjer; lurer på|om; lurar på|om; finnes|finst|fins; finnes|finst|fins det|nokon|noen
  info|informasjon|nytt|alt|artikler om; liste|lista|oversikt|oversyn over; alle; samtlige; aktuelle
  pågående|pågåande; kommende|komande; handler|handlar om; dreier|dreiar seg; omhandler; omhandlar
  politiet|påtalemyndigheten|påtalemakten|påtalemakta mot; må|skal møte i retten for; møter i retten for
  sitter|sit|står|stend i retten|rett; står|stend|sitter|sit tiltalt
  starter; startar; begynner; byrjar; faller dommen|dom; fell dommen|dom; pågår; lenge varer|varar
  show me|us; list of; cases about|on; search for; looking for
`
  .split(/[;\n]/)
  .map((phrase) => phrase.trim().split(/\s+/))
  .filter(([first]) => first !== '')
  .map((phrase) => phrase.map((word) => new Set(word.split('|').map(fold))))
  .sort((a, b) => b.length - a.length);

/**
 * The items without those that only ask, at the beginning, as long as something is asked for. What is in quotes, excluded or joined by an
 * operator is searched for, and so is a name («Alle Hansen»).
 */
export function withoutAsking(items: readonly Item[]): readonly Item[] {
  const { kept, end } = beginningOf(items);
  // Nothing is asked for: then these are the words.
  return end === items.length ? items : [...kept, ...items.slice(end)];
}

/** Whether a text only asks, and tells nothing of what: «hva skjer», «vis meg alle saker», beside a day. */
export function onlyAsks(text: string): boolean {
  const items = itemsOf(text, 'possible');
  const isCode = items.some((item) => /^(?:MED|ENE)$/.test(item.text));
  return items.length > 0 && !isCode && beginningOf(items).end === items.length;
}

/** Where what is asked for begins, and which small words stand before it. */
function beginningOf(items: readonly Item[]) {
  const kept: Item[] = [];
  let end = 0;
  while (end < items.length) {
    const length = askingAt(items, end);
    const item = items[end]!;
    const isSmall = isPlain(item) && (isSmallWord(wordOf(item)) || isVague(wordOf(item)));
    if (length === 0 && !isSmall) break;
    if (length === 0) kept.push(item);
    end += length || 1;
  }
  return { kept, end };
}

/** How many items from here only ask. */
function askingAt(items: readonly Item[], at: number): number {
  const phrase = PHRASES.find((words) =>
    words.every((word, i) => {
      const item = items[at + i];
      return item !== undefined && isPlain(item) && word.has(wordOf(item));
    }),
  );
  if (!phrase) return 0;
  const [first, next] = [items[at]!, items[at + phrase.length]];
  const isName = next !== undefined && isCapital(first) && isCapital(next) && phrase.length === 1;
  return isName || next?.kind === 'or' || next?.kind === 'and' ? 0 : phrase.length;
}

const wordOf = ({ tokens }: Item) => tokens[0]!.token;
const isCapital = ({ text }: Item) => /^\p{Lu}/u.test(text);
const isPlain = ({ kind, negated, prefix, number, tokens }: Item) =>
  kind === 'word' && !negated && !prefix && number === null && tokens.length === 1;
