import { type Part, zipOf } from './zip.ts';

/** How cells look, by their place in `STYLES`. */
export const STYLE = { tekst: 0, dag: 1, tidspunkt: 2, head: 3, wrapped: 4 } as const;
type Style = (typeof STYLE)[keyof typeof STYLE];

/** A text, or a time without a zone. */
export interface Cell {
  readonly value: string | Date | null;
  readonly style?: Style;
}

interface Sheet {
  readonly name: string;
  /** The widths of its columns, in characters. */
  readonly widths: readonly number[];
  /** The first row stays in sight. */
  readonly isHeadFrozen: boolean;
  readonly rows: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;
}
export type Row = readonly Cell[];

/** A workbook of Excel, made while it is read. Texts are stored as texts, so nothing in them is calculated. */
export function workbookOf(sheets: readonly Sheet[]): AsyncGenerator<Buffer> {
  const part = (path: string, xml: string): Part => ({ path, pieces: [XML + xml] });
  const numbered = sheets.map(({ name }, at) => ({ name, nr: at + 1 }));
  return zipOf([
    part(
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>
${numbered.map(({ nr }) => `<Override PartName="/xl/worksheets/sheet${nr}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`,
    ),
    part('_rels/.rels', related([['officeDocument', 'xl/workbook.xml']])),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbered
        .map(({ name, nr }) => `<sheet name="${escaped(name)}" sheetId="${nr}" r:id="rId${nr}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      related([
        ...numbered.map(({ nr }) => ['worksheet', `worksheets/sheet${nr}.xml`] as const),
        ['styles', 'styles.xml'],
      ]),
    ),
    part('xl/styles.xml', STYLES),
    ...sheets.map((sheet, at) => ({
      path: `xl/worksheets/sheet${at + 1}.xml`,
      pieces: sheetXml(sheet),
    })),
  ]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SCHEMAS = 'http://schemas.openxmlformats.org';
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`;
const OFFICE = `${SCHEMAS}/officeDocument/2006/relationships`;
const PACKAGE = `${SCHEMAS}/package/2006`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const related = (to: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${to
    .map(([type, target], at) => {
      return `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`;
    })
    .join('')}</Relationships>`;

/** The first two fills have to be these. */
const STYLES = `<styleSheet xmlns="${MAIN}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/><numFmt numFmtId="165" formatCode="dd.mm.yyyy hh:mm"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE4E8EE"/></patternFill></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="5"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs>
</styleSheet>`;

const FROZEN = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';

async function* sheetXml({ widths, isHeadFrozen, rows }: Sheet): AsyncGenerator<string> {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${
    isHeadFrozen ? FROZEN : ''
  }</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
  let above = 0;
  for await (const some of rows) yield some.map((row) => rowXml(row, above++)).join('');
  yield '</sheetData></worksheet>';
}

const rowXml = (row: Row, above: number) =>
  `<row>${row.map((cell, left) => cellXml(cell, `${column(left)}${above + 1}`)).join('')}</row>`;

/** A, B … Z, AA. */
const column = (left: number): string =>
  (left < 26 ? '' : column(Math.floor(left / 26) - 1)) + String.fromCodePoint(65 + (left % 26));

// Excel needs no address, other programs do.
function cellXml({ value, style = STYLE.tekst }: Cell, address: string): string {
  const cell = `<c r="${address}" s="${style}"`;
  if (value === null) return `${cell}/>`;
  if (value instanceof Date) return `${cell}><v>${daysOf(value)}</v></c>`;
  return `${cell} t="inlineStr"><is><t xml:space="preserve">${textOf(value)}</t></is></c>`;
}

/** Since the day before 1900 on which Excel begins to count, in its reckoning. */
const daysOf = (time: Date) => time.getTime() / 86_400_000 + 25_569;

/** Excel calls a workbook broken that has a longer text. */
const LONGEST = 32_767;

/** What may stand in XML. What it could not say is written as `_x0001_`; who has typed that gets it back. */
function textOf(text: string): string {
  const whole = text
    .replaceAll(/[\uFFFE\uFFFF]/g, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
  const cut = whole.length > LONGEST ? `${whole.slice(0, LONGEST - 1)}…` : whole;
  return escaped(cut).replaceAll(
    /[\u0000-\u0008\u000B-\u001F]/g,
    (one) => `_x${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}_`,
  );
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
