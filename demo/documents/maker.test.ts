import { describe, expect, it } from 'vitest';
import { demoSak } from '#demo/demo-sak.ts';
import { documentText } from './maker.ts';
import { partiesIn } from './parties-in.ts';

const courts = [
  { id: 'TOSL', type: 'tingrett', seter: ['Oslo'], suffikser: [] },
  { id: 'TSFJ', type: 'tingrett', seter: ['Førde', 'Sogndal'], suffikser: [] },
  { id: 'LB', type: 'lagmannsrett', seter: ['Oslo'], suffikser: [] },
];
const setting = { seed: 4, day: '2026-11-21', courts };
const documents = (from: number, count: number) =>
  Array.from({ length: count }, (_, nr) => from + nr).flatMap((index) => {
    const demo = demoSak(index, setting);
    return demo.filer.map((file) => ({ demo, file, text: documentText(index, demo, file) }));
  });
const own = documents(0, 500);
const readable = own.filter(({ text }) => text !== '');

describe('the documents of a demo case', () => {
  it('fill every place in their text', () => {
    for (const { text } of own) expect(text).not.toMatch(/[{}]|undefined/u);
  });

  it('name the parties, unless the court itself gives no names', () => {
    for (const { demo, text } of readable) {
      const { first, second } = partiesIn(demo.sak.parter ?? '');
      const name = (demo.about.criminal ? second : first)[0]!;
      if (name) expect(text.includes(name)).toBe(!demo.sak.parter_anonymisert);
    }
    expect(readable.some(({ demo }) => demo.sak.parter_anonymisert)).toBe(true);
  });

  it('tell what happened in words that the list does not have, the same in indictment and judgment', () => {
    const told = readable.filter(({ demo, file }) => demo.about.criminal && file.tittel === 'Dom');
    const words = (text: string) => text.toLowerCase().match(/[a-zæøå]{7,}/gu) ?? [];
    for (const { demo, text } of told) {
      const subject = new Set(words(demo.sak.saks_tema ?? ''));
      expect(words(text).filter((word) => !subject.has(word)).length).toBeGreaterThan(50);
      const indictment = readable.find(
        (other) => other.demo.sak === demo.sak && other.file.tittel === 'Tiltale',
      );
      const when = /kl\. \d\d\.\d\d/u.exec(text)![0];
      if (indictment) expect(indictment.text).toContain(when);
    }
    expect(told.length).toBeGreaterThan(20);
  });

  it('are in nynorsk where the court writes it', () => {
    const nynorsk = readable.filter(({ demo }) => demo.about.nynorsk);
    expect(nynorsk.length).toBeGreaterThan(20);
    for (const { text } of nynorsk) expect(text).not.toMatch(/\b(ikke|saken|hvem)\b/iu);
  });

  it('are now and then scans without text', () => {
    const scans = own.length - readable.length;
    expect(scans).toBeGreaterThan(0);
    expect(scans).toBeLessThan(own.length / 10);
  });

  it('are general ones for most cases, and then name nobody', () => {
    const shared = documents(5000, 400);
    expect(new Set(shared.map(({ text }) => text)).size).toBeLessThan(shared.length);
    for (const { demo, text } of shared)
      for (const name of Object.values(partiesIn(demo.sak.parter ?? '')).flat())
        if (name.includes(' ')) expect(text).not.toContain(name);
  });
});
