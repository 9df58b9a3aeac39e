/** What one file may cost inside the thread; time and memory are watched from outside. */
export interface PageLimits {
  readonly pages: number;
  readonly characters: number;
}

export interface ReadRequest {
  readonly bytes: Uint8Array;
  readonly limits: PageLimits;
}

/** A line as it was written, and how far it stands below the line before it, in points; null: elsewhere on the page. */
export interface PdfLine {
  readonly text: string;
  readonly drop: number | null;
}

export type ReadAnswer =
  /** The thread has been started. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'pages'; readonly pages: readonly (readonly PdfLine[])[] }
  /** The name of the error; never its message, which may quote the file. */
  | { readonly kind: 'failed'; readonly name: string };
