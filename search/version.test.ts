import { describe, expect, it } from 'vitest';
import { buildDocument, type VersionedDocument } from './document.ts';
import { analysisVersion, fingerprintOf, indexState } from './version.ts';
import { SAMPLE_CASES } from './version-sample.ts';
import { tokens } from './text/tokenize.ts';

describe('the version of the analysis', () => {
  it('is the same for the same code', () => {
    expect(analysisVersion()).toMatch(/^[0-9a-f]{16}$/);
    expect(fingerprintOf(SAMPLE_CASES, buildDocument)).toBe(analysisVersion());
  });

  it('is another one when a single word of the sample is analysed in another way', () => {
    const changed = (...args: Parameters<typeof buildDocument>): VersionedDocument => {
      const built = buildDocument(...args);
      return built.document.sakId === 'P7' ? { ...built, hash: 'another' } : built;
    };
    expect(fingerprintOf(SAMPLE_CASES, changed)).not.toBe(analysisVersion());
  });

  it('looks at every text field, at document text and at every kind of token', () => {
    const documents = SAMPLE_CASES.map(
      (sak) => buildDocument(sak, new Date('2026-03-01')).document,
    );
    for (const { tekst, tiltaler } of documents) {
      for (const [field, { segments }] of Object.entries(tekst))
        expect(segments, field).not.toEqual([]);
      expect(tiltaler[0]?.tekst.segments).not.toEqual([]);
    }
    const all = SAMPLE_CASES.flatMap(({ saksTema }) => tokens(saksTema ?? ''));
    for (const kind of ['§321', '§15-7', '§263a', 'koeyring', '142'])
      expect(all.map(({ token }) => token)).toContain(kind);
  });
});

describe('an index', () => {
  const code = { analysis: 'a', layout: 'l' };

  it.each([
    ['of this code', { analysis: 'a', layout: 'l' }, 'current'],
    ['of another analysis', { analysis: 'b', layout: 'l' }, 'older'],
    ['of another layout', { analysis: 'a', layout: 'm' }, 'incompatible'],
    ['from before there were versions', { analysis: null, layout: null }, 'incompatible'],
  ] as const)('%s says so', (_, stored, state) => expect(indexState(stored, code)).toBe(state));
});
