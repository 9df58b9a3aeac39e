import {
  type EpostFelt,
  EPOST_MALER,
  type EpostTekst,
  type RedigerbarMal,
  epostMalFeil,
  linjerAv,
  stykkerAv,
} from '#domain/epost-mal.ts';
import { LANGUAGES, type Language } from '#domain/texts.ts';
import type { Block, Content } from './mail.ts';

/* E-mails as administrators have written them (domain/epost-mal.ts). */

/** What administrators have written of an e-mail; an e-mail in both languages has both. */
export type Edited = Readonly<Record<Language, EpostTekst>>;

/** What is filled in: words, a paragraph, or null where there is nothing to say. */
export type Values = { readonly [F in EpostFelt]?: string | Block | null };

/** The stored texts if they can be sent, and null if not: a broken text never stops an e-mail. */
export function usable(mal: RedigerbarMal, edited: Edited): Edited | null {
  const isFine = (one: Language) => Object.keys(epostMalFeil(mal, edited[one])).length === 0;
  return LANGUAGES.every(isFine) ? edited : null;
}

/** The content of an e-mail. What is filled in is not read again: braces that somebody has typed in an application stay as they are. */
export function fillIn({ emne, tekst }: EpostTekst, values: Values): Content {
  return {
    subject: lineOf(emne, values) ?? '',
    blocks: linjerAv(tekst).flatMap((linje): Block[] => {
      const [first, ...more] = stykkerAv(linje);
      const whole =
        first && more.length === 0 && 'felt' in first ? valueOf(first.felt, values) : '';
      if (whole !== null && typeof whole === 'object') return [whole];
      const paragraph = lineOf(linje, values);
      return paragraph === null ? [] : [{ paragraph }];
    }),
  };
}

const valueOf = (felt: string, values: Values) => values[felt as EpostFelt] ?? null;

/** Null when something in it has nothing to say. */
function lineOf(linje: string, values: Values): string | null {
  const parts = stykkerAv(linje).map((stykke) =>
    'ord' in stykke ? stykke.ord : valueOf(stykke.felt, values),
  );
  return parts.every((part) => typeof part === 'string') ? parts.join('') : null;
}

/** What the program's own content has of what stands as a paragraph of its own: button, facts and quote are always its own. */
export function partsOf({ blocks }: Content): Values {
  const first = (is: (block: Block) => boolean) => blocks.find(is) ?? null;
  return {
    lenke: first((block) => 'link' in block),
    opplysninger: first((block) => 'facts' in block),
    begrunnelse: first((block) => 'quote' in block),
  };
}

/** The program's own content as a text to edit: what `values` would fill in is written as its name in braces. */
export function textOf(
  mal: RedigerbarMal,
  { subject, blocks }: Content,
  values: Values,
): EpostTekst {
  const named = EPOST_MALER[mal].felt.flatMap((felt) => {
    const value = (values as Readonly<Record<string, string | Block | null | undefined>>)[felt];
    return value ? [{ felt: `{${felt}}`, value }] : [];
  });
  const words = (text: string) =>
    named.reduce(
      (said, { felt, value }) => (typeof value === 'string' ? said.replaceAll(value, felt) : said),
      text,
    );
  const line = (block: Block) => {
    const whole = named.find(({ value }) => JSON.stringify(value) === JSON.stringify(block));
    if (whole) return whole.felt;
    return 'paragraph' in block ? words(block.paragraph) : '';
  };
  return { emne: words(subject), tekst: blocks.map(line).filter(Boolean).join('\n\n') };
}
