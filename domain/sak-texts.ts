import { type Felt, SAK_FELT, type With } from './sak-felt.ts';

/* The texts of a case that have a column of their own in `sak` and no rule of their own (sak-felt.ts), and what is made of them. */

type Table = typeof SAK_FELT;
type ColumnKey = With<{ column: unknown }>;
type Holds<K extends ColumnKey> = Table[K]['column'] extends { holds: 'list' }
  ? readonly string[]
  : string | null;

/** The texts with a column of their own: as a case has them, and as its row in Postgres does. */
export type SakTexts = { readonly [K in ColumnKey as Table[K]['field']]: Holds<K> };
export type SakTextRow = { readonly [K in ColumnKey as Table[K]['column']['name']]: Holds<K> };
type PageKey = Extract<With<{ shown: 'page' }>, ColumnKey>;
/** Those that only the page of a case shows. Words are searched in all of them. */
export type PageTexts = { readonly [K in PageKey as Table[K]['field']]: Holds<K> };

/** One thing for each text, another for each list of texts. */
export type TextsAs<T, Text, List> = {
  [F in keyof T]: T[F] extends readonly string[] ? List : Text;
};

interface TextColumn extends Felt {
  readonly key: ColumnKey;
  readonly field: keyof SakTexts;
  readonly column: NonNullable<Felt['column']> & { readonly name: keyof SakTextRow };
}
export interface PageText extends TextColumn {
  readonly key: PageKey;
  readonly field: keyof PageTexts;
  readonly search: NonNullable<Felt['search']>;
}
type Keyed = Felt & { readonly key: string };
const hasColumn = (felt: Keyed): felt is TextColumn => 'column' in felt;
const isOfPage = (felt: TextColumn): felt is PageText => felt.shown === 'page';

export const TEXT_COLUMNS: readonly TextColumn[] = Object.entries(SAK_FELT)
  .map(([key, felt]): Keyed => ({ key, ...felt }))
  .filter(hasColumn);
export const PAGE_TEXTS: readonly PageText[] = TEXT_COLUMNS.filter(isOfPage);

/** Something for each of these texts, by what it is called in a case. */
export const byField = <F extends TextColumn, V>(texts: readonly F[], of: (felt: F) => V) =>
  Object.fromEntries(texts.map((felt) => [felt.field, of(felt)])) as {
    readonly [K in F['field']]: V;
  };
/** The same by column, for all of them. */
export const byColumn = <V>(of: (felt: TextColumn) => V) =>
  Object.fromEntries(TEXT_COLUMNS.map((felt) => [felt.column.name, of(felt)])) as {
    readonly [K in keyof SakTextRow]: V;
  };

export const textsOfRow = (row: SakTextRow): SakTexts =>
  byField(TEXT_COLUMNS, ({ column }) => row[column.name]) as SakTexts;
export const rowOfTexts = (texts: SakTexts): SakTextRow =>
  byColumn(({ field }) => texts[field]) as SakTextRow;

/** A case that says nothing. */
export const NO_TEXTS = /* @__PURE__ */ byField(TEXT_COLUMNS, ({ column }) =>
  column.holds === 'list' ? [] : null,
) as SakTexts;

/** The lines of a text, or the texts of a list. */
export function linesOf(text: string | null | readonly string[]): readonly string[] {
  return typeof text === 'string' ? text.split(/\r?\n/) : (text ?? []);
}
