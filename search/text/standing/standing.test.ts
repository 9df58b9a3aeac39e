import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDokument, buildSak } from '#tests/support/cases/build-sak.ts';
import { buildDocument } from '#search/document.ts';
import { repeatedSentences } from './repeated.ts';
import { readStanding, withoutStanding } from './standing.ts';

const POLICE = 'Møter ikke tiltalte uten gyldig forfall, kan vedkommende bli avhentet av politiet.';
const left = (text: string) => withoutStanding(text).split(/\s+/).filter(Boolean).join(' ');

describe('what stands in every summons, indictment or judgment', () => {
  it.each([
    POLICE,
    'Fornærmede har rett til å være til stede.',
    'Tiltalte har rett til å la seg bistå av forsvarer.',
    'MØTER  IKKE TILTALTE\tUTEN GYLDIG FORFALL,KAN VEDKOMMENDE BLI AVHENTET AV POLITIET.',
    'Møter ikke tiltalte uten gyl- dig forfall, kan ved\u00adkommende bli avhen-\u2009tet av politiet.',
    'Møter ikkje tiltalte utan gyldig forfall, kan vedkomande bli henta av politiet!',
  ])('is not searched: %s', (sentence) => {
    expect(left(sentence)).toBe('');
    expect(left(`Han slo. ${sentence} Han løp.`)).toBe('Han slo. Han løp.');
  });

  it.each([
    [POLICE.replace('tiltalte', 'tiltalte Zorbakk'), 'Zorbakk'],
    [POLICE.replace('vedkommende', 'Zorbakk'), 'Zorbakk'],
    ['Tiltalte innkalles til hovedforhandling i Moss 3. mars kl. 09.', 'i Moss 3'],
    ['Det tas forbehold om å nedlegge påstand om inndragning av bilen.', 'inndragning av bilen'],
  ])('but for the words that are put into it: %s', (sentence, words) => {
    expect(left(sentence)).toContain(words);
    expect(left(sentence)).not.toMatch(/avhentet|innkalles|forbehold/);
  });

  it('leaves whom somebody charges, where and with what, and not who does', () => {
    const charge =
      'Politimesteren i Oslo politidistrikt setter med dette Zorbakk under tiltale ved Oslo tingrett til fellelse etter straffeloven § 321.';
    expect(left(charge)).toBe('Oslo Zorbakk Oslo tingrett straffeloven § 321');
    expect(
      left(
        'Ved tiltale er Zorbakk sett under tiltale ved Sogn tingrett for brot på straffelova § 321.',
      ),
    ).toBe('Zorbakk Sogn tingrett straffelova § 321');
  });

  it.each([
    'Siktede ble avhentet av politiet på bensinstasjonen.',
    'Møter ikke tiltalte, skal saken utsettes til høsten og flere vitner avhøres.',
    'Politiet fant ikke tiltalte, som uten gyldig grunn kan ha blitt avhentet av en venn.',
    'Fornærmede har rett.',
  ])('and whatever says something else is: %s', (sentence) => {
    expect(withoutStanding(sentence)).toBe(sentence);
  });

  it('is in no index, and the words that also stand elsewhere are', () => {
    const [tekst] = [`${POLICE}\nHan slo en mann fra politiet.`];
    const { document } = buildDocument(
      buildSak({ dokumenter: [buildDokument({ tekst })] }),
      new Date('2026-03-05T12:00:00+01:00'),
    );
    expect(document.tiltaler[0]!.tekst.segments).toEqual(['han slo en mann fra politiet']);
  });

  it('is a list in which each line is found, itself and none but itself', () => {
    for (const line of readStanding())
      expect([line, left(`${line.replaceAll('…', 'Zorbakk Zebra')}.`)]).toEqual([
        line,
        Array(line.split('…').length - 1)
          .fill('Zorbakk Zebra')
          .join(' '),
      ]);
  });
});

describe('other text', () => {
  const sentence = fc.constantFrom(
    ...['Han slo.', 'Politiet kom. ', 'Kl. 09 møtte', 'tiltalte – ikke', '«Ja!» Han', 'av- og på'],
    ...['\n', ' ', '. ', '\u00ad', '👩', 'rett til', '§ 12 a', POLICE.slice(0, 40)],
  );

  it('is left as it is, whatever stands around it', () => {
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        expect(withoutStanding(text)).toBe(text);
      }),
    );
  });

  it('keeps its words, and only those, beside a sentence of the list', () => {
    const word = fc.constantFrom('Hest', 'kniv', 'båt', 'Zorbakk');
    const said = fc.array(word, { minLength: 1, maxLength: 8 }).map((all) => `${all.join(' ')}.`);
    const part = fc.oneof(said, fc.constantFrom(POLICE, `${POLICE}\n`));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const others = parts.filter((one) => !one.startsWith(POLICE.slice(0, 20)));
        expect(left(parts.join(' Og så. '))).toBe(
          left(parts.map((one) => (others.includes(one) ? one : '')).join(' Og så. ')),
        );
      }),
    );
  });

  it('takes time by its length', () => {
    const timeOf = (text: string) => {
      const begin = performance.now();
      withoutStanding(text);
      return performance.now() - begin;
    };
    const hard = [POLICE.replace('.', ' '), `${POLICE} `, 'av- ', '. ', '\n', ' ', 'ikke kan av '];
    for (const one of hard) {
      const size = (letters: number) => one.repeat(letters / one.length);
      timeOf(size(50_000));
      const [short, long] = [timeOf(size(100_000)), timeOf(size(1_000_000))];
      expect([one, long < 40 * short + 500]).toEqual([one, true]);
    }
  });
});

describe('sentences that return', () => {
  it('are counted once a document, whatever their numbers, without those of the list', async () => {
    const texts = [
      `Saken er hos oss nå, dag 3. ${POLICE} Bare her står det slik.`,
      'Saken er hos oss nå, dag 4. Saken er hos oss nå, dag 5.',
      POLICE,
    ];
    expect(await repeatedSentences(texts, 2)).toEqual([
      { sentence: 'Saken er hos oss nå, dag 3.', documents: 2 },
    ]);
  });
});
