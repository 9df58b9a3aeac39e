import { normalizeLine, normalizeText } from '#domain/text-rules.ts';
import { type Language, language, texts } from '#domain/texts.ts';
import { escapeHtml } from '#bff/escape-html.ts';
import type { Block, Content, MailLink, MailRow } from './mail.ts';

/*
 * Colours stand at each element, because some mail programs drop style sheets, and in a style sheet for who prefers dark ones. Programs
 * that follow neither change both by themselves. The message is complete without styles.
 */
const COLOURS = {
  page: { light: 'background:#ffffff;color:#0b0d0e', dark: 'background:#22272a;color:#ffffff' },
  head: { light: 'background:#354754;color:#ffffff', dark: 'background:#354754;color:#ffffff' },
  link: { light: 'color:#005a94', dark: 'color:#9fc5de' },
  subtle: { light: 'color:#545c62', dark: 'color:#c3c9cd' },
  rule: { light: 'border-color:#c3c9cd', dark: 'border-color:#545c62' },
  tag: {
    light: 'background:#fffbe3;color:#0b0d0e;border-color:#ccba35',
    dark: 'background:#494317;color:#ffffff;border-color:#ccba35',
  },
} as const;
type Look = keyof typeof COLOURS;

const DARK = Object.entries(COLOURS)
  .map(([look, { dark }]) => `.${look}{${dark.replaceAll(/;|$/g, '!important;')}}`)
  .join('\n');

/** The attributes of an element that has this style and these colours, which a border would set back if it came after them. */
const styled = (look: Look, style = '') =>
  `class="${look}" style="${[style, COLOURS[look].light].filter(Boolean).join(';')}"`;

const FONT =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5";
const WIDTH = 'max-width:592px;margin:0 auto;padding:16px 24px';
const BUTTON =
  'display:inline-block;padding:10px 20px;border:2px solid;border-radius:4px;font-weight:bold';
const QUOTE = 'margin:16px 0;padding:4px 16px;border-left:4px solid;overflow-wrap:anywhere';
const TABLE = 'width:100%;border-collapse:collapse;overflow-wrap:anywhere';
const CELL = 'padding:8px 0;border-bottom:1px solid;vertical-align:top';
const WHEN = 'width:8.5em;padding-right:12px;font-weight:bold';
const TAG =
  'display:inline-block;margin:2px 4px 2px 0;padding:0 8px;border:1px solid;border-radius:4px';
const HEADINGS = {
  1: 'margin:16px 0;font-size:22px;line-height:1.3',
  2: 'margin:28px 0 0;font-size:18px;line-height:1.3;overflow-wrap:anywhere',
} as const;

const t = texts({
  regards: {
    nb: (url: string) => `Vennlig hilsen\nDomstolenes pressetjeneste\n${url}`,
    nn: (url: string) => `Vennleg helsing\nPressetenesta til domstolane\n${url}`,
  },
  service: { nb: 'Domstolenes pressetjeneste', nn: 'Pressetenesta til domstolane' },
  notRead: {
    nb: 'Denne e-posten er sendt automatisk fra Domstolenes pressetjeneste. Svar på den blir ikke lest. Vi ber deg aldri om passord eller fødselsnummer på e-post.',
    nn: 'Denne e-posten er send automatisk frå Pressetenesta til domstolane. Svar på e-posten blir ikkje lesne. Vi ber deg aldri om passord eller fødselsnummer på e-post.',
  },
  copyAddress: {
    nb: 'Virker ikke knappen? Kopier adressen:',
    nn: 'Verkar ikkje knappen? Kopier adressa:',
  },
});

type Heading = Extract<Block, { heading: unknown }>;

/** A message in one language: what it says, and below it that replies are not read. */
interface Part {
  readonly language: Language;
  readonly subject: string;
  /** What the service is called. */
  readonly service: string;
  readonly html: { readonly body: string; readonly end: string };
  readonly text: { readonly body: string; readonly end: string };
}
/** Of a message, in one language or in both. */
export type Parts = readonly [Part, ...Part[]];

/** The content in the language of now. This is the only place that makes markup from text. */
export function partOf({ subject, blocks }: Content, publicUrl: string): Part {
  const regards = t.regards(publicUrl);
  return {
    language: language(),
    subject: normalizeLine(subject),
    service: t.service,
    html: {
      body: [...blocks.map(blockHtml), `<p>${lines(regards)}</p>`].join('\n'),
      end: line(t.notRead),
    },
    text: { body: [...blocks.map(blockText), regards].join('\n\n'), end: t.notRead },
  };
}

export const subjectOf = (parts: Parts): string =>
  [...new Set(parts.map(({ subject }) => subject))].join(' / ');

/** The message as HTML. Of two parts each says its language, and a rule is between them. */
export function toHtml(parts: Parts): string {
  const [first] = parts;
  const isOne = parts.length === 1;
  const bodies = parts.map(({ language: lang, html: { body } }) =>
    isOne ? body : `<div lang="${lang}">\n${body}\n</div>`,
  );
  const ends = parts.map(
    ({ language: lang, html: { end } }) =>
      `<p${isOne ? '' : ` lang="${lang}"`}><small ${styled('subtle')}>${end}</small></p>`,
  );
  return `<!doctype html>
<html lang="${first.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${line(subjectOf(parts))}</title>
<style>
@media (prefers-color-scheme:dark){
${DARK}
}
</style>
</head>
<body ${styled('page', `margin:0;${FONT}`)}>
<div ${styled('head')}><div style="${WIDTH}"><span aria-hidden="true">§ </span><b>${line(first.service)}</b></div></div>
<div style="${WIDTH}">
${bodies.join('\n<hr>\n')}
<hr>
${ends.join('\n')}
</div>
</body>
</html>
`;
}

function blockHtml(block: Block): string {
  if ('paragraph' in block) return `<p>${line(block.paragraph)}</p>`;
  if ('link' in block) return linkHtml(block.link);
  if ('facts' in block) {
    const rows = block.facts.map(([name, value]) => `${line(name)}: <b>${line(value)}</b>`);
    return `<p>${rows.join('<br>\n')}</p>`;
  }
  if ('heading' in block) return headingHtml(block);
  if ('rows' in block)
    return `<table role="presentation" ${styled('rule', TABLE)}>\n${block.rows.map(rowHtml).join('\n')}\n</table>`;
  if ('small' in block) return `<p ${styled('subtle')}>${line(block.small)}</p>`;
  if ('links' in block) return `<p><small>${block.links.map(anchor).join('<br>\n')}</small></p>`;
  return `<blockquote style="${QUOTE}">${lines(block.quote)}</blockquote>`;
}

function headingHtml({ heading, level, below, more }: Heading): string {
  const title = `<h${level} style="${HEADINGS[level]}">${line(heading)}</h${level}>`;
  if (below === undefined) return title;
  const way = more ? ` ${anchor(more)}` : '';
  return `${title}\n<p ${styled('subtle', 'margin:0 0 8px')}>${line(below)}${way}</p>`;
}

/** A table, because mail programs know nothing else that has columns. */
function rowHtml({ when, texts, tags, own, link }: MailRow): string {
  const about = [
    ...texts.filter(Boolean).map(line),
    ...(tags.length > 0 ? [tags.map(tagHtml).join('')] : []),
    ...(own ? [`<span ${styled('subtle')}>${line(own)}</span>`] : []),
    anchor(link),
  ];
  const at = when
    ? `<td ${styled('rule', `${CELL};${WHEN}`)}>${when.map(line).join('<br>\n')}</td>`
    : '';
  return `<tr>${at}<td ${styled('rule', CELL)}>${about.join('<br>\n')}</td></tr>`;
}

const tagHtml = (tag: string) =>
  `<span ${styled('tag', TAG)}><span aria-hidden="true">⚠ </span>${line(tag)}</span> `;

function anchor({ label, url }: MailLink): string {
  return `<a href="${escapeHtml(url)}" ${styled('link')}>${line(label)}</a>`;
}

/** The address is written out as well, for readers who want to see where a button leads. */
function linkHtml({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url);
  return `<p><a href="${address}" ${styled('link', BUTTON)}>${line(label)}</a></p>
<p><small ${styled('subtle')}>${line(t.copyAddress)} <span style="word-break:break-all">${address}</span></small></p>`;
}

function line(text: string): string {
  return escapeHtml(normalizeLine(text));
}

function lines(text: string): string {
  return escapeHtml(normalizeText(text)).replaceAll('\n', '<br>\n');
}

/** The message as plain text. */
export function toText(parts: Parts): string {
  const body = parts.map(({ text }) => text.body).join(`\n\n${'_'.repeat(40)}\n\n`);
  return `${body}\n\n-- \n${parts.map(({ text }) => text.end).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  if ('paragraph' in block) return normalizeLine(block.paragraph);
  if ('link' in block) return `${block.link.label}:\n${block.link.url}`;
  if ('facts' in block)
    return block.facts.map(([name, value]) => `${name}: ${normalizeLine(value)}`).join('\n');
  if ('heading' in block) return headingText(block);
  if ('rows' in block) return block.rows.map(rowText).join('\n\n');
  if ('small' in block) return normalizeLine(block.small);
  if ('links' in block)
    return block.links.map(({ label, url }) => `${label}:\n${url}`).join('\n\n');
  // Indented, so that what somebody has written cannot look like our own text.
  return normalizeText(block.quote).replace(/^/gm, '    ');
}

function headingText({ heading, level, below, more }: Heading): string {
  const title = normalizeLine(heading);
  const underlined = `${title}\n${(level === 1 ? '=' : '-').repeat(Math.min(title.length, 60))}`;
  if (below === undefined) return underlined;
  return `${underlined}\n${below}${more ? ` ${more.label}:\n${more.url}` : ''}`;
}

function rowText({ when = [], texts, tagsAs, own, link }: MailRow): string {
  const about = [when.join(' '), ...texts, tagsAs, own].filter(Boolean).map(normalizeLine);
  return [...about, `${link.label}:`, link.url].join('\n');
}
