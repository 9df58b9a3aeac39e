import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderPdf } from '#demo/documents/pdf.ts';
import { lookForNames } from '#db/sak/names.ts';
import { useImport, IMPORTED_AT, linje, liste, treff } from '#tests/support/cases/import.ts';

const { files, versions } = useImport();

beforeEach(() => files.db('tilbaketrekking').delete());

const LATER = new Date('2026-03-02T08:00:00Z');
const LATEST = new Date('2026-03-03T08:00:00Z');
/** The hearing of `linje` is more than 14 days ago. */
const HIDDEN_BY_TIME = new Date('2026-04-01T08:00:00Z');

const endret = async (sakId = 'A') =>
  (await files.db('sak').where({ sak_id: sakId }).first<{ endret: Date | null }>('endret')).endret;
const again = (text: string, at = LATER, options = {}) => files.importText(text, options, at);
const withdraw = (what: object) =>
  files.db('tilbaketrekking').insert({
    ...{ sak_id: 'A', grunn: 'feil', forklaring: 'Skal ikke vises.', skjult: IMPORTED_AT },
    ...what,
  });

describe('when the court last changed a case', () => {
  it('is not known of a new one, nor after the same list once more', async () => {
    await again(linje('A'), IMPORTED_AT);
    expect(await endret()).toBeNull();
    await again(linje('A'));
    expect(await endret()).toBeNull();
  });

  it.each([
    ['the subject', { saksTema: 'Ran' }],
    ['the parties, while they are shown', { parter: 'Påtalemyndigheten mot Even Bakkerød' }],
    ['a lawyer', { advokat: 'Tone Åsmyr' }],
    ['the judge', { rettensAdministrator: 'Gro Øverli' }],
    [
      'the room',
      { møteliste: [{ start: '2026-03-10T09:00', slutt: '2026-03-10T15:30', sal: '2' }] },
    ],
    ['the day', { møteliste: [{ start: '2026-03-11T09:00', slutt: '2026-03-11T15:30' }] }],
    ['another hearing less', { møteliste: [] }],
    ['that the parties are anonymous', { parterAnonymisert: true }],
  ])('is when an import brought something else: %s', async (_, more) => {
    await again(linje('A'), IMPORTED_AT);
    await again([linje('A', more), linje('B', { saksnummer: '26-000001MED-TSOS' })].join('\n'));
    expect(await endret()).toEqual(LATER);
    expect(await endret('B')).toBeNull();
    await again(linje('A', more), LATEST);
    expect(await endret()).toEqual(LATER);
  });

  it('is when a list moved a hearing, or no longer has the case', async () => {
    const both = (day: string) => [
      treff('A', [day, '2026-03-12']),
      treff('B', ['2026-03-10', '2026-03-12'], { saksnummer: '26-000001MED-TSOS' }),
    ];
    await again(liste(...both('2026-03-10')), IMPORTED_AT);
    await again(liste(...both('2026-03-11')));
    expect([await endret('A'), await endret('B')]).toEqual([LATER, null]);
    await files.db('sak').where({ sak_id: 'B' }).update({ advokat: 'Tone Åsmyr' });
    await again(liste(both('2026-03-11')[0]), LATEST, { complete: true, yes: true });
    expect([await endret('A'), await endret('B')]).toEqual([LATER, LATEST]);
  });

  it('is not touched by what only the program does', async () => {
    await again(linje('A', { saksTema: 'Tyveri fra Even Bakkerud' }), IMPORTED_AT);
    await files.db('sak').update({ navneleser: 0 });
    await lookForNames(files.db, 10);
    await files.db('sak').update({ neste_overgang: LATER });
    await files
      .db('domstol')
      .where({ id: 'TSOS' })
      .update({ seter: ['Annetsted'] });
    expect(await endret()).toBeNull();
  });

  it('is no change of the case by itself: nothing has to be indexed', async () => {
    await again(linje('A'), IMPORTED_AT);
    await files.db('sak_utboks').delete();
    const before = await versions();
    await files.db('sak').update({ endret: LATER });
    expect(await versions()).toEqual(before);
    expect(await files.db('sak_utboks').pluck('id')).toEqual([]);
  });
});

describe('nothing hidden shows by when a case was changed', () => {
  const corrected = linje('A', { parter: 'Påtalemyndigheten mot Evan Bakkerud' });

  it.each([
    ['the court has made the parties anonymous', { parterAnonymisert: true }],
    ['the court hides an identity', { begrensninger: ['skjultIdentitet'] }],
  ])('a name that is corrected while %s', async (_, more) => {
    await again(linje('A', more), IMPORTED_AT);
    await again(linje('A', { ...more, parter: 'Påtalemyndigheten mot Evan Bakkerud' }));
    expect(await endret()).toBeNull();
  });

  it('a name that is corrected after it was hidden by the clock', async () => {
    await again(linje('A'), IMPORTED_AT);
    await again(corrected, HIDDEN_BY_TIME);
    expect(await endret()).toBeNull();
  });

  it('a name that is corrected while an administrator hides the parties', async () => {
    await again(linje('A'), IMPORTED_AT);
    await withdraw({ omfang: 'parter' });
    await again(corrected);
    expect(await endret()).toBeNull();
    await again(linje('A', { advokat: 'Tone Åsmyr' }), LATEST);
    expect(await endret()).toEqual(LATEST);
  });

  it('whatever comes of a case while an administrator hides it', async () => {
    // A case with a lawyer stays when no list has it any more.
    await again(linje('A', { advokat: 'Tone Åsmyr' }), IMPORTED_AT);
    await withdraw({ omfang: 'sak' });
    await again(linje('A', { advokat: 'Tone Åsmyr', saksTema: 'Ran' }));
    await again(liste(treff('A', ['2026-03-10'])), LATEST);
    await again(liste(treff('B', ['2026-03-10'], { saksnummer: '26-000001MED-TSOS' })), LATEST, {
      complete: true,
      yes: true,
    });
    expect(await endret()).toBeNull();
  });
});

describe('documents', () => {
  const pdf = (text: string) =>
    renderPdf({ tittel: 'Dom', lines: [], paragraphs: [text], date: '2026-03-01' });
  const dokument = (more: Record<string, unknown> = {}) =>
    JSON.stringify({
      sakId: 'A',
      filtype: 'avgjorelse',
      tittel: 'Dom',
      filNavn: 'dom.pdf',
      domstolInitialer: 'TSOS',
      publiseringsdato: '2026-03-01',
      avgivelsesdato: '2026-03-01',
      ...more,
    });
  beforeAll(async () => {
    await writeFile(join(files.dir, 'dom.pdf'), await pdf('Først'));
    await writeFile(join(files.dir, 'rettet.pdf'), await pdf('Rettet'));
  });

  it('that come with a case are no change of it, and later ones are', async () => {
    await again(linje('A'), IMPORTED_AT);
    await again(dokument(), IMPORTED_AT);
    expect(await endret()).toBeNull();
    await again(dokument({ filNavn: 'kjennelse.pdf', fil: 'dom.pdf' }));
    expect(await endret()).toEqual(LATER);
    await again(dokument({ filNavn: 'kjennelse.pdf', fil: 'dom.pdf' }), LATEST);
    expect(await endret()).toEqual(LATER);
  });

  it.each([
    ['another title', { tittel: 'Rettet dom' }],
    ['other contents', { fil: 'rettet.pdf' }],
  ])('that come with %s are a change', async (_, more) => {
    await again(linje('A'), IMPORTED_AT);
    await again(dokument(), IMPORTED_AT);
    await again(dokument(more));
    expect(await endret()).toEqual(LATER);
  });

  it('that nobody may read are none: expired, hidden by an administrator, or of a hidden case', async () => {
    await again(linje('A'), IMPORTED_AT);
    await again(dokument(), IMPORTED_AT);
    await again(dokument({ filNavn: 'gammel.pdf', fil: 'dom.pdf', avgivelsesdato: '2025-11-01' }));
    expect(await endret()).toBeNull();
    const address = { filtype: 'avgjoerelse', domstol_initialer: 'TSOS', fil_navn: 'dom.pdf' };
    await withdraw({ omfang: 'dokument', ...address });
    await again(dokument({ tittel: 'Rettet dom', fil: 'rettet.pdf' }));
    expect(await endret()).toBeNull();
    await withdraw({ omfang: 'sak' });
    await again(dokument({ filNavn: 'ny.pdf', fil: 'dom.pdf' }));
    expect(await endret()).toBeNull();
  });

  it('whose title says another hidden name are none', async () => {
    await again(linje('A', { parterAnonymisert: true }), IMPORTED_AT);
    await again(dokument({ tittel: 'Dom mot Even Bakkerud' }), IMPORTED_AT);
    await again(dokument({ tittel: 'Dom mot Even  Bakkerud' }));
    expect(await endret()).toBeNull();
  });
});
