import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '#bff/language.ts';
import { openLink } from '#bff/session/crypto.ts';
import { varslingPaths } from '#contract/paths.ts';
import { noticesMail } from '#tests/support/mail/test-mail.ts';
import type { Language } from '#domain/texts.ts';
import type { EndringIEpost, NoticesData, TreffIEpost } from './notices/data.ts';
import { renderMail } from './render.ts';

const sessionKeys = [Buffer.alloc(32, 3)] as const;
const publicUrl = 'https://presse.example';
const { data } = noticesMail;
const news = (more: Partial<NoticesData> = {}, language: Language = 'nb') =>
  inLanguage(language, () =>
    renderMail({ mal: 'nyheter', data: { ...data, ...more } }, { publicUrl, sessionKeys }),
  );
const [first, second] = data.soek as [NoticesData['soek'][number], NoticesData['soek'][number]];
const [moved] = data.endringer as [EndringIEpost];
const hit = (nr: number): TreffIEpost => ({
  ...first.treff[2]!,
  ...{ sakId: `M${nr}`, saksnummer: `26-${String(nr).padStart(6, '0')}MED-TOSL` },
});
const search = (hits: number, navn = 'Narkotika i Oslo', id = 1) => ({
  ...{ id, navn },
  treff: Array.from({ length: hits }, (_, nr) => hit(id * 1000 + nr)),
});
const only = (soek: NoticesData['soek']) => news({ soek, endringer: [] });

describe('the e-mail with notices', () => {
  it('says of each hit where, when and what, by search, and leads to search and case', () => {
    const { text } = news();
    expect(text.slice(0, text.indexOf('Partenes navn'))).toBe(
      `4 nye treff i 2 lagrede søk, og 1 endring i favorittene dine
============================================================

Narkotika i Oslo
----------------
3 nye treff. Se dem i søket:
https://presse.example/lagrede-sok?aapne=1

ti. 24.11.2026 kl. 09:00
Oslo tingrett, sal 828
Hovedforhandling, meddomsrettssak
Begrensninger: lukkede dører, referatforbud
26-071352MED-TOSL/04:
https://presse.example/beramming/S52

to. 26.11.2026 kl. 12:30
Oslo tingrett, sal ikke oppgitt
Hovedforhandling, meddomsrettssak
Ditt merke: Sjursøya
26-071353MED-TOSL/04:
https://presse.example/beramming/S53

Ingen kommende rettsmøter
Oslo tingrett
Meddomsrettssak
Dine merker: ran, Oslo
26-071354MED-TOSL/04:
https://presse.example/beramming/S54

Grov vold på Romerike
---------------------
1 nytt treff. Se dem i søket:
https://presse.example/lagrede-sok?aapne=2

on. 25.11.2026 kl. 10:00
Oslo tingrett, sal 2
Hovedforhandling, meddomsrettssak
26-071355MED-TOSL/04:
https://presse.example/beramming/S55

Favoritter
----------
1 endring. Se favorittene dine:
https://presse.example/favoritter

Flyttet fra ma. 23.11.2026 kl. 09:00, sal 250 til ti. 24.11.2026 kl. 09:00, sal 618
Oslo tingrett. Meddomsrettssak
26-071356MED-TOSL/04:
https://presse.example/beramming/S56

`,
    );
  });

  it('says the same in the same order as text and as HTML', () => {
    const { text, html } = news();
    const body = html.slice(html.indexOf('<h1'));
    const places = ['Narkotika i Oslo', 'S52', 'S53', 'S54', 'Grov vold', 'S55', 'Flyttet', 'S56'];
    for (const part of [text, body]) {
      const found = places.map((one) => part.indexOf(one));
      expect(found).toEqual([...found].sort((a, b) => a - b));
      expect(found).not.toContain(-1);
    }
    expect(html).toContain('</span>Lukkede dører</span>');
    expect(html).toMatch(/<span class="subtle"[^>]*>Ditt merke: Sjursøya<\/span>/);
  });

  it.each([
    [
      'nb',
      'Narkotika i Oslo: 3 nye treff, og 2 til',
      'Favoritter: rettsmøte flyttet i 26-071356MED-TOSL/04',
    ],
    [
      'nn',
      'Narkotika i Oslo: 3 nye treff, og 2 til',
      'Favorittar: rettsmøte flytta i 26-071356MED-TOSL/04',
    ],
  ] as const)('is about its first search, or its first change, %s', (language, hits, change) => {
    const subject = (more: Partial<NoticesData>) => news(more, language).subject;
    expect(subject({})).toBe(hits);
    expect(subject({ endringer: [] })).toBe(hits.replace('2 til', '1 til'));
    expect(subject({ endringer: [], soek: [first] })).toBe('Narkotika i Oslo: 3 nye treff');
    expect(subject({ endringer: [], soek: [second] })).toBe('Grov vold på Romerike: 1 nytt treff');
    expect(subject({ soek: [] })).toBe(change);
    expect(subject({ soek: [], endringer: [moved, moved, moved] })).toBe(`${change}, og 2 til`);
  });

  it('says that there is more than it is made of', () => {
    const many = { soek: [search(600), search(400, 'Ran', 2)], endringer: [], flere: true };
    expect(news(many).subject).toBe('Narkotika i Oslo: 600 nye treff, og mer enn 400 til');
    expect(news({ ...many, soek: [search(1000)] }).subject).toMatch(
      /1000 nye treff, og flere til$/,
    );
    expect(news(many, 'nn').text).toContain('Det har kome meir enn denne e-posten har plass til.');
  });

  it('lists twenty of a search, and leads to the rest', () => {
    const { text, html } = only([search(32)]);
    expect(html.match(/beramming/g)).toHaveLength(20);
    expect(text).toContain(
      'og 12 til i «Narkotika i Oslo»:\nhttps://presse.example/lagrede-sok?aapne=1\n',
    );
    expect(only([search(20)]).text).not.toContain('til i «');
  });

  it('lists a hundred in all; the other searches say how many', () => {
    const { html, text } = only([1, 2, 3, 4, 5, 6].map((id) => search(30, `Søk ${id}`, id)));
    expect(html.match(/beramming/g)).toHaveLength(100);
    expect(text).toContain('og 10 til i «Søk 5»');
    expect(text).toContain('og 30 til i «Søk 6»');
    expect(text).toContain('180 nye treff i 6 lagrede søk\n');
  });

  it('says how often it comes, and how to stop it by a signed link, or at once by the mail program', () => {
    const { text, html, unsubscribe } = news();
    expect(text).toContain('Du får denne e-posten hver morgen kl. 07:00.');
    expect(news({ varsle: null }).text).not.toContain('Du får denne e-posten');
    expect(html).toContain('Stopp e-postene om nytt</a>');
    const [, token] =
      /Stopp e-postene om nytt:\nhttps:\/\/presse\.example\/varsler\/stopp\/(\S+)\n/.exec(text)!;
    const target = { id: data.stopp.id, expires: new Date(data.stopp.utloeper) };
    expect(openLink(sessionKeys, token!, 'stopp_varsling')).toEqual(target);
    expect(openLink(sessionKeys, token!)).toBeNull();
    expect(unsubscribe).toBe(publicUrl + varslingPaths.stopp.href(token!));
  });
});

describe('a change of a favourite', () => {
  const said = (endring: object) =>
    news({
      soek: [],
      endringer: [{ ...moved, endring: { tidspunkt: '', ...endring } as EndringIEpost['endring'] }],
    }).text.split('\n')[8];
  const at = (sal: string | null, rettsalAdresse = 'Tinggata 1') => ({
    ...{ start: '2026-11-24T09:00:00+01:00', slutt: '2026-11-24T15:00:00+01:00' },
    ...{ sal, rettsalAdresse },
  });

  it.each([
    [{ slag: 'avlyst', fra: at('sal 2') }, 'Rettsmøtet ti. 24.11.2026 kl. 09:00, sal 2 er avlyst'],
    [{ slag: 'lagtTil', til: at(null) }, 'Nytt rettsmøte ti. 24.11.2026 kl. 09:00'],
    [
      { slag: 'sal', fra: at('sal 2'), til: at('sal 3') },
      'Rettsmøtet ti. 24.11.2026 kl. 09:00: fra sal 2 til sal 3',
    ],
    [
      { slag: 'sal', fra: at('sal 2'), til: at(null) },
      'Rettsmøtet ti. 24.11.2026 kl. 09:00: fra sal 2, ikke lenger oppgitt',
    ],
    [
      { slag: 'sal', fra: at(null), til: at('sal 3', 'Storgata 2') },
      'Rettsmøtet ti. 24.11.2026 kl. 09:00: fra Tinggata 1 til sal 3, Storgata 2',
    ],
    [{ slag: 'begrensning', type: 'referatforbud', start: null }, 'Ny begrensning: referatforbud'],
    [
      { slag: 'begrensningOpphevet', type: 'lukkedeDoerer', start: '2026-11-24T09:00:00+01:00' },
      'Begrensning opphevet: lukkede dører, i rettsmøtet ti. 24.11.2026',
    ],
    [{ slag: 'dommer' }, 'Ny dommer'],
    [{ slag: 'tiltale' }, 'Ny tiltale'],
    [{ slag: 'tema' }, 'Endret hva saken gjelder'],
  ])('%o', (endring, text) => expect(said(endring)).toBe(text));
});

describe('the subject', () => {
  const named = (navn: string) => only([search(2, navn)]).subject;

  it('has one line, and no more of a long name than fits', () => {
    expect(named('Ran\r\nBcc: alle@avis.example')).toBe('Ran Bcc: alle@avis.example: 2 nye treff');
    expect(named(`«Ran» "i" 'Moss'`)).toBe(`«Ran» "i" 'Moss': 2 nye treff`);
    expect(named('a'.repeat(61))).toBe(`${'a'.repeat(60)}…: 2 nye treff`);
    expect(named('👩‍👩‍👧'.repeat(61))).toBe(`${'👩‍👩‍👧'.repeat(60)}…: 2 nye treff`);
  });

  const anyName = fc.string({ unit: 'binary', minLength: 1, maxLength: 100 });
  const anySearch = fc.record({
    id: fc.nat(),
    navn: anyName,
    treff: fc.array(fc.nat().map(hit), { minLength: 1, maxLength: 130 }),
  });

  it('is one line of which the sums agree with the heading and with what is listed, whatever is told', () => {
    fc.assert(
      fc.property(
        fc.array(anySearch, { maxLength: 8 }),
        fc.array(fc.constant(moved), { minLength: 1, maxLength: 40 }),
        fc.constantFrom<Language>('nb', 'nn'),
        (soek, endringer, language) => {
          const { subject, html } = news({ soek, endringer }, language);
          expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
          const hits = soek.reduce((sum, { treff }) => sum + treff.length, 0);
          const all = hits + endringer.length;
          const shown = soek[0]?.treff.length ?? 1;
          const rest = Number(/, og (\d+) til$/.exec(subject)?.[1] ?? 0);
          expect(shown + rest).toBe(all);
          const [, heading] = /<h1[^>]*>(.*)<\/h1>/.exec(html)!;
          const numbers = [...heading!.matchAll(/(\d+) (?:ny\w+ treff|endr)/g)].map(([, n]) =>
            Number(n),
          );
          expect(numbers.reduce((sum, n) => sum + n, 0)).toBe(all);
          const listed = html.match(/beramming\//g)?.length ?? 0;
          const left = [...html.matchAll(/>og (\d+) til i /g)].map(([, n]) => Number(n));
          expect(listed + left.reduce((sum, n) => sum + n, 0)).toBe(all);
          expect(listed).toBeLessThanOrEqual(100);
        },
      ),
      { numRuns: 60 },
    );
  });
});
