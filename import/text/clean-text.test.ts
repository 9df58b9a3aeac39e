import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

/** Lines of one page, 14 points apart; an empty one makes a gap. */
function page(...lines: string[]) {
  let drop: number | null = null;
  return lines.flatMap((text) => {
    if (text === '') {
      drop = 28;
      return [];
    }
    const line = { text, drop };
    drop = 14;
    return [line];
  });
}
const clean = (...lines: string[]) => cleanText([page(...lines)], 1000);

describe('the text of a document', () => {
  it('joins lines, and begins a new line where the page leaves a gap', () => {
    expect(
      clean('Retten finner det', 'bevist at', 'tiltalte', '', 'Straffen', 'settes', 'til'),
    ).toBe('Retten finner det bevist at tiltalte\nStraffen settes til');
  });

  it('begins a new line in another column and on another page', () => {
    const column = [
      { text: 'venstre', drop: null },
      { text: 'høyre', drop: -300 },
    ];
    expect(cleanText([column, page('neste side')], 1000)).toBe('venstre\nhøyre\nneste side');
  });

  it.each([
    [['grov kropps-', 'skade'], 'grov kroppsskade'],
    [['kropps\u00ad', 'skade'], 'kroppsskade'],
    [['straff\u00adut\u00admåling'], 'straffutmåling'],
    [['straffe- og', 'sivilprosess'], 'straffe- og sivilprosess'],
    [['straffe-', 'og sivilprosess'], 'straffe- og sivilprosess'],
    [['25-187797MED-', 'TSOS/TSAR'], '25-187797MED-TSOS/TSAR'],
    [['Anne-', 'Marie'], 'Anne-Marie'],
    [['14. mars -', 'Oslo'], '14. mars - Oslo'],
    [['perioden 2024 -', 'til nå'], 'perioden 2024 - til nå'],
  ])('%j is %j', (lines, text) => {
    expect(clean(...lines)).toBe(text);
  });

  it('has composed letters, single spaces, and nothing that is not seen', () => {
    expect(clean('A\u030aret\u0000s\t\u200b sak\ud800  \u202enr. 1\u0007')).toBe('Årets sak nr. 1');
  });

  it('is cut between letters', () => {
    expect(cleanText([page('ab😀')], 3)).toBe('ab');
    expect(cleanText([page('ord ord')], 4)).toBe('ord');
  });

  it('can be stored in Postgres and sent as UTF-8, whatever the file says', () => {
    const anyText = fc.string({ unit: 'binary' });
    const anyLine = fc.record({
      text: fc.oneof(anyText, fc.constantFrom('\ud800', 'a\u0000b', 'x-', '\udc00')),
      drop: fc.option(fc.double({ min: -500, max: 500, noNaN: true })),
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(anyLine, { maxLength: 5 }), { maxLength: 3 }),
        fc.nat({ max: 200 }),
        (pages, most) => {
          const text = cleanText(pages, most);
          expect(text.length).toBeLessThanOrEqual(most);
          expect(text).not.toContain('\u0000');
          expect(Buffer.from(text).toString()).toBe(text);
          expect(text).not.toMatch(/^\n|\n\n|\n$/);
        },
      ),
    );
  });
});
