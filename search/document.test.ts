import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInstant, anySak } from '#domain/testing/arbitrary-sak.ts';
import { isTekstSearchable, parterStatus, visibleFiles } from '#domain/visibility.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { buildDocument, norwegianSortKey } from './document.ts';

const NOW = new Date('2026-03-05T12:00:00+01:00');
const documentOf = (sak: Parameters<typeof buildSak>[0], now = NOW) =>
  buildDocument(buildSak(sak), now).document;

describe('the gate at index time', () => {
  const end = new Date('2026-03-24T15:30:00+01:00');

  test('parties are in the index until two weeks after the last hearing, to the millisecond', () => {
    const before = documentOf({}, new Date(end.getTime() - 1));
    expect(before.tekst.parter.segments).toEqual(['paatalemyndigheten mot even bakkerud']);
    expect(before.parterSkjulesFra).toBe(end.toISOString());
    const after = documentOf({}, end);
    expect(after.tekst.parter).toEqual({ segments: [], lemmas: [], stems: [] });
    expect(after.parterSkjulesFra).toBeNull();
  });

  test('an expired file is not in the index', () => {
    const sak = {
      dokumenter: [
        buildDokument({ avgivelsesdato: '2025-12-05' }),
        buildDokument({ avgivelsesdato: '2025-12-06' }),
        buildDokument(),
      ],
    };
    const { avgjoerelser, tiltaler } = documentOf(sak);
    expect(avgjoerelser.map((fil) => fil.avgivelsesdato)).toEqual(['2025-12-06']);
    expect(avgjoerelser[0]?.skjulesFra).toBe('2026-03-05T23:00:00.000Z');
    expect(tiltaler[0]?.skjulesFra).toBe('2026-06-10T13:30:00.000Z');
  });

  test('the text of a file is in the index until the names or the file are hidden, to the millisecond', () => {
    const dom = buildDokument({ avgivelsesdato: '2026-03-12', tekst: 'Retten fant kniven.' });
    const [before] = documentOf({ dokumenter: [dom] }, new Date(end.getTime() - 1)).avgjoerelser;
    expect(before?.tekst.segments).toEqual(['retten fant kniven']);
    expect(before?.tekstSkjulesFra).toBe(end.toISOString());
    const [after] = documentOf({ dokumenter: [dom] }, end).avgjoerelser;
    expect(after).toMatchObject({
      tekst: { segments: [], lemmas: [], stems: [] },
      tekstSkjulesFra: null,
    });
    const old = buildDokument({ avgivelsesdato: '2025-12-06', tekst: 'Retten fant kniven.' });
    expect(documentOf({ dokumenter: [old] }).avgjoerelser[0]?.tekstSkjulesFra).toBe(
      '2026-03-05T23:00:00.000Z',
    );
  });

  test('a file whose text is not known, or has no words, has no text to hide', () => {
    for (const tekst of [{}, { tekst: '' }, { tekst: ' – \n§' }]) {
      const [fil] = documentOf({ dokumenter: [buildDokument(tekst)] }).tiltaler;
      expect(fil).toMatchObject({ tekst: { segments: [], stems: [] }, tekstSkjulesFra: null });
    }
  });

  test('whatever the calendar, the words of a file are in the document only while they may be searched', () => {
    fc.assert(
      fc.property(anySak, anyInstant, (sak, now) => {
        const dokumenter = sak.dokumenter.map((fil, nr) => ({ ...fil, tekst: `ordet${nr}vises` }));
        const text = JSON.stringify(buildDocument({ ...sak, dokumenter }, now).document);
        for (const fil of dokumenter)
          expect(text.includes(fil.tekst)).toBe(isTekstSearchable(fil, sak, now));
      }),
    );
  });

  test('whatever the calendar, nothing hidden is in the document', () => {
    fc.assert(
      fc.property(anySak, anyInstant, (sak, now) => {
        const { document } = buildDocument(sak, now);
        const shown = parterStatus(sak, now) === 0 && sak.parter !== null;
        expect(document.parterSkjulesFra !== null).toBe(shown);
        expect(JSON.stringify(document).includes('zorbakk')).toBe(shown);
        expect(document.tiltaler).toHaveLength(visibleFiles(sak, 'tiltale', now).filer.length);
        expect(document.avgjoerelser).toHaveLength(
          visibleFiles(sak, 'avgjoerelse', now).filer.length,
        );
      }),
    );
  });
});

describe('the text', () => {
  test('names are folded and not stemmed, subject text is both', () => {
    const { tekst } = documentOf({ rettensAdministrator: 'Åse Dommeren' });
    expect(tekst.dommer).toEqual({ segments: ['aase dommeren'], lemmas: [], stems: [] });
    expect(tekst.sakenGjelder.segments).toEqual(['straffeloven §321 jf §322 grovt tyveri']);
    expect(tekst.sakenGjelder.stems).toEqual(
      expect.arrayContaining(['straffelov', 'lov', '321', '§321', 'grov:a', 'tyveri']),
    );
  });

  test('each lawyer, court name and hearing type is a segment of its own', () => {
    const { tekst } = documentOf({
      advokat: 'Tone Åsmyr\r\nPer Vik\n',
      bistandsadvokater: ['Liv Moe', 'Ola By'],
      rettsmoeter: [
        buildRettsmoete('2026-03-10T09:00:00+01:00', { rettsmoetetype: 'Planmøte' }),
        buildRettsmoete('2026-03-11T09:00:00+01:00', { rettsmoetetype: 'Planmøte' }),
        buildRettsmoete('2026-03-12T09:00:00+01:00', { rettsmoetetype: null }),
      ],
    });
    expect(tekst.advokat.segments).toEqual(['per vik', 'tone aasmyr']);
    expect(tekst.bistandsadvokat.segments).toEqual(['liv moe', 'ola by']);
    expect(tekst.domstol.segments).toEqual([
      'sarpsborg',
      'soendre oestfold tingrett',
      'tinggata 1 1500 moss',
      'tsos',
    ]);
    expect(tekst.rettsmoetetype.segments).toEqual(['planmoete']);
  });

  test('the type is known from the case number when the court has not written it', () => {
    const { segments, stems } = documentOf({ sakstype: null }).tekst.sakstype;
    expect(segments).toEqual(['meddomsrettssak']);
    expect(stems).toContain('type:med');
  });
});

test('each lemma is one of the stems, so that an index of stems finds the candidates for a phrase', () => {
  const said = 'Retten fant at erstatningen settes til 120 000 kroner, jf. § 12 a og §§ 321–322.';
  const { tekst, tiltaler } = documentOf({
    saksTema: said,
    dokumenter: [buildDokument({ tekst: said })],
  });
  for (const { lemmas, stems } of [tekst.sakenGjelder, tiltaler[0]!.tekst]) {
    expect(lemmas).not.toEqual([]);
    expect(stems).toEqual(expect.arrayContaining(lemmas.flatMap((segment) => segment.split(' '))));
  }
});

describe('the day of a case-API case', () => {
  const api = { erHentetFraSakApi: true, beskrivelse: 'x' };
  test('is the Oslo day on which it was first seen, as long as it has no hearing', () => {
    const foerstSett = new Date('2026-03-01T23:30:00Z');
    expect(documentOf({ ...api, foerstSett, rettsmoeter: [] }).berammetDag).toBe('2026-03-02');
    expect(documentOf({ ...api, foerstSett }).berammetDag).toBeNull();
    expect(documentOf({ rettsmoeter: [] }).berammetDag).toBeNull();
  });
});

test('byte order of the keys is the Norwegian alphabet', () => {
  const sorted = [
    'Agder tingrett',
    'Finnmark jordskifterett',
    'Hålogaland lagmannsrett',
    'Sis- ja Nuorta-Finnmárkku diggegoddi/Indre og Østre Finnmark tingrett',
    'Sogn og Fjordane tingrett',
    'Sør-Rogaland tingrett',
    'Trøndelag tingrett',
    'Ærø tingrett',
    'Østre Innlandet tingrett',
    'Øvre Telemark tingrett',
    'Ålesund tingrett',
  ];
  const byKey = [...sorted].reverse().sort((a, b) => {
    return Buffer.compare(Buffer.from(norwegianSortKey(a)), Buffer.from(norwegianSortKey(b)));
  });
  expect(byKey).toEqual(sorted);
});

test('case, accents and punctuation are ignored, and aa is å', () => {
  expect(norwegianSortKey('AAS-Tingrett')).toBe(norwegianSortKey('ås tingrett').replace(' ', ''));
  expect(norwegianSortKey('Finnmárkku')).toBe('finnmarkku');
  expect(norwegianSortKey('A\u030as')).toBe(norwegianSortKey('Ås'));
});

describe('what holds for a case and no text says', () => {
  const begrensninger = [{ type: 'referatforbud', tekst: null, gjelderTil: '2026-03-05' }] as const;

  test('is a mark of each restriction, until it is over', () => {
    expect(documentOf({ begrensninger }).tekst.sakstype.stems).toContain('forhold:referatforbud');
    const after = documentOf({ begrensninger }, new Date('2026-03-06T00:00:00+01:00'));
    expect(after.tekst.sakstype.stems.join()).not.toContain('forhold');
  });

  test('is a mark of each restriction of a hearing, and of a file as long as it is shown', () => {
    const moete = buildRettsmoete('2026-03-10T09:00:00+01:00', { begrensninger: ['fotoforbud'] });
    const dokumenter = [
      buildDokument({ avgivelsesdato: '2025-12-05', begrensninger: ['lukkedeDoerer'] }),
      buildDokument({ begrensninger: ['referatforbud'] }),
    ];
    const { stems } = documentOf({ rettsmoeter: [moete], dokumenter }).tekst.sakstype;
    expect(stems.filter((stem) => stem.startsWith('forhold'))).toEqual([
      'forhold:fotoforbud',
      'forhold:referatforbud',
    ]);
  });

  test('is a mark of a case that is listed without a hearing', () => {
    const listed = { erHentetFraSakApi: true, rettsmoeter: [] };
    expect(documentOf(listed).tekst.sakstype.stems).toContain('forhold:ikkeberammet');
    expect(documentOf({}).tekst.sakstype.stems.join()).not.toContain('forhold');
  });

  test('is a mark of each room, by its number or letter: a name in it is in no index', () => {
    const at = (sal: string | null) => buildRettsmoete('2026-03-10T09:00:00+01:00', { sal });
    const marksOf = (...rooms: (string | null)[]) =>
      documentOf({ rettsmoeter: rooms.map(at) }).tekst.domstol.stems;
    expect(marksOf('Rettssal 12, 3. etasje', '101B', null)).toEqual(['sal:101b', 'sal:12']);
    expect(marksOf('Sal A for Zorbakk', 'Store sal')).toEqual(['sal:a']);
    const { domstol } = documentOf({ rettsmoeter: [at('Sal A for Zorbakk')] }).tekst;
    expect(JSON.stringify(domstol)).not.toContain('zorbakk');
  });

  test.each([
    ['Rettssal Munch', ['rettssal munch', 'sal munch']],
    ['Storgata rettslokale', ['storgata rettslokale']],
    ['Sal for Zorbakk', []],
    ['Store rettssal 3', []],
  ])('is the name of a room: %s', (sal, names) => {
    const room = buildRettsmoete('2026-03-10T09:00:00+01:00', { sal });
    const { segments } = documentOf({ rettsmoeter: [room] }).tekst.domstol;
    expect(segments.filter((one) => /sal|lokale/.test(one))).toEqual(names);
  });

  test('is the name of a room without a party’s name', () => {
    const room = buildRettsmoete('2026-03-10T09:00:00+01:00', { sal: 'Sal Zorbakk' });
    const utenNavn = { sal: 'Sal [navn skjult]' };
    const { domstol } = documentOf({ rettsmoeter: [{ ...room, utenNavn }] }).tekst;
    expect(JSON.stringify(domstol)).not.toContain('zorbakk');
  });

  test('is a mark of what became of its hearings', () => {
    const { stems } = documentOf({ moeteUtfall: ['avlyst'] }).tekst.sakstype;
    expect(stems.filter((stem) => stem.startsWith('forhold'))).toEqual(['forhold:avlyst']);
  });
});
