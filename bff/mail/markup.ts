import { normalizeLine, normalizeText } from '#domain/text-rules.ts';
import { type Language, language, texts } from '#domain/texts.ts';
import { escapeHtml } from '#bff/escape-html.ts';
import type { Block, Content } from './mail.ts';

// No colours of our own: the mail program chooses them, light or dark. The message is complete without styles.
const BODY =
  "font-family:'IBM Plex Sans',Arial,sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:0 auto;padding:16px";
const BUTTON =
  'display:inline-block;padding:10px 20px;border:2px solid;border-radius:4px;font-weight:bold;color:inherit';
const LIST = 'margin:16px 0;padding:0;list-style:none';
const ITEM = 'margin:0 0 12px;overflow-wrap:anywhere';
const QUOTE = 'margin:16px 0;padding:4px 16px;border-left:4px solid';

const t = texts({
  regards: {
    nb: (url: string) => `Vennlig hilsen\nDomstolenes pressetjeneste\n${url}`,
    nn: (url: string) => `Vennleg helsing\nPressetenesta til domstolane\n${url}`,
  },
  notRead: {
    nb: 'Denne e-posten er sendt automatisk fra Domstolenes pressetjeneste. Svar på den blir ikke lest. Vi ber deg aldri om passord eller fødselsnummer på e-post.',
    nn: 'Denne e-posten er send automatisk frå Pressetenesta til domstolane. Svar på e-posten blir ikkje lesne. Vi ber deg aldri om passord eller fødselsnummer på e-post.',
  },
  copyAddress: {
    nb: 'Virker ikke knappen? Kopier adressen:',
    nn: 'Verkar ikkje knappen? Kopier adressa:',
  },
});

/** A message in one language: what it says, and below it that replies are not read. */
export interface Part {
  readonly language: Language;
  readonly subject: string;
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
      `<p${isOne ? '' : ` lang="${lang}"`}><small>${end}</small></p>`,
  );
  return `<!doctype html>
<html lang="${first.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${line(subjectOf(parts))}</title>
</head>
<body style="${BODY}">
${bodies.join('\n<hr>\n')}
<hr>
${ends.join('\n')}
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
  if ('lines' in block)
    return `<ul style="${LIST}">\n${block.lines.map(itemHtml).join('\n')}\n</ul>`;
  if ('links' in block) return `<p><small>${block.links.map(anchor).join('<br>\n')}</small></p>`;
  return `<blockquote style="${QUOTE}">${lines(block.quote)}</blockquote>`;
}

function itemHtml({ link, texts }: Extract<Block, { lines: unknown }>['lines'][number]): string {
  const below = texts.filter((text) => text !== '').map((text) => `<br>\n${line(text)}`);
  return `<li style="${ITEM}"><b>${anchor(link)}</b>${below.join('')}</li>`;
}

function anchor({ label, url }: { readonly label: string; readonly url: string }): string {
  return `<a href="${escapeHtml(url)}" style="color:inherit">${line(label)}</a>`;
}

/** The address is written out as well, for readers who want to see where a button leads. */
function linkHtml({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url);
  return `<p><a href="${address}" style="${BUTTON}">${line(label)}</a></p>
<p><small>${line(t.copyAddress)} <span style="word-break:break-all">${address}</span></small></p>`;
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
  if ('lines' in block)
    return block.lines
      .map(({ link, texts }) => [link.label, ...texts.filter(Boolean).map(normalizeLine), link.url])
      .map((of) => of.join('\n'))
      .join('\n\n');
  if ('links' in block)
    return block.links.map(({ label, url }) => `${label}:\n${url}`).join('\n\n');
  // Indented, so that what somebody has written cannot look like our own text.
  return normalizeText(block.quote).replace(/^/gm, '    ');
}
