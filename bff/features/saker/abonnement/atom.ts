import { language, texts } from '#domain/texts.ts';
import { osloIso } from '#domain/time.ts';

const t = texts({
  author: { nb: 'Domstolenes pressetjeneste', nn: 'Pressetenesta til domstolane' },
});

export interface AtomEntry {
  readonly title: string;
  readonly url: string;
  readonly published: Date;
  readonly updated: Date;
  readonly summary: string;
}

interface AtomFeed {
  /** What never changes; the address is a secret, and no name for it. */
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly url: string;
  readonly updated: Date;
  readonly entries: readonly AtomEntry[];
}

/** An Atom feed (RFC 4287). It has no link to itself, since its address is a secret that whoever passes it on would pass on too. */
export function atomOf({ id, title, subtitle, url, updated, entries }: AtomFeed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language()}">`,
    element('id', id),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', osloIso(updated)),
    `<author>${element('name', t.author)}</author>`,
    link(url),
    ...entries.flatMap(entryLines),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function entryLines({ title, url, published, updated, summary }: AtomEntry): string[] {
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    element('published', osloIso(published)),
    element('updated', osloIso(updated)),
    link(url),
    element('summary', summary),
    '</entry>',
  ];
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;
const link = (url: string) => `<link rel="alternate" type="text/html" href="${escaped(url)}"/>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** What may not stand in XML at all is left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\P{Cc}\n\t]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}
