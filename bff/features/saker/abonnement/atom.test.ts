// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atomOf } from './atom.ts';

const at = new Date('2026-03-10T08:00:00Z');
const url = 'https://tjenesten.example/beramming/A';
const feed = (title: string, summary = 'Meddomsrettssak') =>
  atomOf({
    ...{
      id: 'tag:tjenesten.example,2026:abonnement:1',
      title: 'Favoritter',
      subtitle: 'Uten navn',
    },
    ...{ url: 'https://tjenesten.example/favoritter', updated: at },
    entries: [{ title, url, summary, published: at, updated: at }],
  });
/** As a browser's XML parser reads it, which takes nothing that is not well-formed. */
function read(text: string): XMLDocument {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

describe('a feed', () => {
  it('has what an Atom feed and each entry must have', () => {
    const document = read(feed('26-071318MED-TOSL, Oslo tingrett'));
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    for (const of of ['feed', 'entry'])
      for (const name of ['id', 'title', 'updated'])
        expect(document.querySelector(`${of} > ${name}`)?.textContent).toBeTruthy();
    expect(document.querySelector('feed > author > name')).not.toBeNull();
    const entry = document.querySelector('entry')!;
    expect(entry.querySelector('updated')!.textContent).toBe('2026-03-10T09:00:00+01:00');
    expect(entry.querySelector('link')!.getAttribute('href')).toBe(url);
    expect(entry.querySelector('id')!.textContent).toBe(url);
  });

  it('gives each text back, whatever stands in it, and nothing gets out of its element', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.constantFrom(
        '</summary><entry>',
        'a & b < c > "d" \'e\' ]]>',
        '\u0000\u0007\ufffe\ud800x',
        '&amp;',
      ),
    );
    fc.assert(
      fc.property(text, text, (title, summary) => {
        const document = read(feed(title, summary));
        expect(document.querySelectorAll('entry')).toHaveLength(1);
        const kept = (value: string) => value.replace(/[^\P{Cc}\n\t]|\p{Cs}|[\ufffe\uffff]/gu, '');
        expect(document.querySelector('entry > title')!.textContent).toBe(kept(title));
        expect(document.querySelector('entry > summary')!.textContent).toBe(kept(summary));
      }),
      { numRuns: 200 },
    );
  });
});
