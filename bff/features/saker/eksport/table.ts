/** What a column holds: text, an Oslo day (`yyyy-MM-dd`) or an Oslo time (ISO 8601 with its offset). */
export interface Kolonne {
  readonly navn: string;
  readonly innhold: 'tekst' | 'dag' | 'tidspunkt';
  /** In characters. */
  readonly bredde: number;
}

export type Rad = readonly (string | null)[];

/** A table for a spreadsheet. A batch of rows is asked for when the one before has been received. */
export interface Tabell {
  /** What stands above the columns. */
  readonly hode: readonly Rad[];
  readonly kolonner: readonly Kolonne[];
  readonly rader: () => AsyncIterable<readonly Rad[]>;
}
