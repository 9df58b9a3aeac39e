import { describe, expect, it } from 'vitest';
import { inLanguage } from '#bff/language.ts';
import { REDIGERBARE, epostMalFeil, isRedigerbar } from '#domain/epost-mal.ts';
import { LANGUAGES } from '#domain/texts.ts';
import { everyReadyMail } from '#tests/support/mail/test-mail.ts';
import { examplesAt } from './editable.ts';
import { usable } from './edited.ts';
import type { ReadyMail } from './mail.ts';
import { ownText, renderMail } from './render.ts';

const context = {
  publicUrl: 'https://presse.example',
  sessionKeys: [Buffer.alloc(32, 3)],
} as const;
const NOW = new Date('2026-11-20T08:00:00Z');
const ownTexts = (mal: (typeof REDIGERBARE)[number]) => ({
  nb: inLanguage('nb', () => ownText(mal, NOW, context)),
  nn: inLanguage('nn', () => ownText(mal, NOW, context)),
});
const editable = everyReadyMail.filter(
  (mail): mail is Extract<ReadyMail, { mal: (typeof REDIGERBARE)[number] }> =>
    isRedigerbar(mail.mal),
);

describe.each(REDIGERBARE)('the own text of %s', (mal) => {
  it('can be saved as it is, in both languages', () => {
    const texts = ownTexts(mal);
    for (const language of LANGUAGES) expect(epostMalFeil(mal, texts[language])).toEqual({});
    expect(texts.nb).not.toEqual(texts.nn);
    expect(JSON.stringify(texts)).not.toMatch(
      /Ingvild|Moldskred|Sivert Strand|Utkikken|presse\.example/,
    );
  });

  it('says, when it is saved, exactly what the program says', () => {
    const mails = [examplesAt(NOW)[mal], ...editable.filter((mail) => mail.mal === mal)];
    expect(mails.length).toBeGreaterThan(1);
    for (const mail of mails)
      for (const language of LANGUAGES)
        inLanguage(language, () =>
          expect(renderMail(mail, context, ownTexts(mal))).toEqual(renderMail(mail, context)),
        );
  });
});

describe('an edited text', () => {
  const edited = (emne: string, tekst: string) => ({ nb: { emne, tekst }, nn: { emne, tekst } });
  const approved = (sluttdato: string | null) =>
    ({
      mal: 'soeknad_godkjent',
      data: { fornavn: 'NORA', tilgangTil: '2027-03-10T11:00:00.000Z', sluttdato },
    }) as const;

  it('is sent with what is filled in, escaped; braces that an applicant typed stay', () => {
    const mail = { mal: 'soeknad_mottatt', data: { fornavn: '{lenke} <b>\nBcc: x' } } as const;
    const { subject, text, html } = renderMail(
      mail,
      context,
      edited('Takk, {fornavn}', 'Hei, {fornavn}.\n{lenke}'),
    );
    expect(subject).toBe('Takk, {lenke} <b> Bcc: x');
    expect(text).toContain('Hei, {lenke} <b> Bcc: x.');
    expect(text).toContain('Se søknaden din:\nhttps://presse.example/soeknad');
    expect(html).toContain('Hei, {lenke} &#60;b&#62; Bcc: x.');
  });

  it('leaves the paragraph out that has nothing to say', () => {
    const texts = edited(
      'Godkjent',
      'Hei.\nTil og med {sistedag}.\nOppdater {oppdateres}.\n{lenke}',
    );
    const sent = (sluttdato: string | null) => renderMail(approved(sluttdato), context, texts).text;
    expect(sent(null)).toContain('Hei.\n\nOppdater 10.03.2027.\n\n');
    expect(sent(null)).not.toContain('Til og med');
    expect(sent('2027-01-01')).toContain('Til og med 31.12.2026.');
    expect(sent('2027-01-01')).not.toContain('Oppdater 1');
  });

  it('of the employer is sent in both languages', () => {
    const mail = examplesAt(NOW).arbeidsgiver_forespoersel;
    const texts = {
      nb: { emne: 'Trenger {navn} tilgang?', tekst: 'Svar innen {frist}.\n{lenke}' },
      nn: { emne: 'Treng {navn} tilgang?', tekst: 'Svar innan {frist}.\n{lenke}' },
    };
    const { subject, text } = renderMail(mail, context, texts);
    expect(subject).toBe('Trenger Sivert Strand tilgang? / Treng Sivert Strand tilgang?');
    expect(text).toMatch(/Svar innen [^]*Svar innan /);
  });

  it('of the employer is not what an editor is asked who vouches for a freelancer', () => {
    const { mal, data } = examplesAt(NOW).arbeidsgiver_forespoersel;
    const mail = { mal, data: { ...data, frilanser: true } };
    const texts = edited('Hei', '{navn} {frist}\n{lenke}');
    expect(renderMail(mail, context, texts)).toEqual(renderMail(mail, context));
  });

  it('that is broken is not used', () => {
    expect(usable('soeknad_mottatt', edited('Hei', 'Hei, {fornavn}'))).not.toBeNull();
    expect(usable('soeknad_mottatt', edited('Hei', 'Hei, {gammelt}'))).toBeNull();
  });
});
