import { describe, expect, it } from 'vitest';
import { openLink } from '#bff/session/crypto.ts';
import type { ReadyMail } from './mail.ts';
import { renderMail } from './render.ts';

const sessionKeys = [Buffer.alloc(32, 3)] as const;
const render = (mail: ReadyMail) =>
  renderMail(mail, { publicUrl: 'https://presse.example', sessionKeys });
const bekreftelseId = '5b0c5b2e-8d0e-4c4f-9a52-6d8a4f1c2b3d';
const request = {
  ...{ bekreftelseId, utloeper: '2026-04-09T10:30:00.000Z', kontaktperson: 'Randi Redaktør' },
  ...{ navn: 'NORA FJELLVANG', stilling: 'Krimjournalist', redaksjon: 'Fjordavisa' },
};

describe('the reminder to the employer', () => {
  const data = { ...request, spurt: '2026-03-10T23:30:00.000Z' };
  const { subject, text, html } = render({ mal: 'arbeidsgiver_paaminnelse', data });

  it('says what it is about, who asks, when they were asked and until when they can answer', () => {
    expect(subject).toBe(
      'Påminnelse: Kan du bekrefte at Nora Fjellvang trenger tilgang? / Påminning: Kan du stadfeste at Nora Fjellvang treng tilgang?',
    );
    expect(text).toContain('Vi spurte deg 11.03.2026 om Nora Fjellvang trenger tilgang');
    expect(text).toContain('senest 09.04.2026. Du trenger ikke');
    expect(text).toContain('Vi minner deg ikke på dette flere ganger.');
  });

  it('has the link of the question itself', () => {
    const target = { id: bekreftelseId, expires: new Date(request.utloeper) };
    expect(openLink(sessionKeys, /href="[^"]*\/([^"/]*)"/.exec(html)![1]!)).toEqual(target);
  });
});

describe('the message that no employer answered', () => {
  it('says who, until when, what to do, and where', () => {
    const data = {
      bekreftelseId,
      fornavn: 'NORA',
      kontaktperson: 'Per Prøve',
      frist: '2026-04-09',
    };
    const { subject, text } = render({ mal: 'arbeidsgiver_ikke_svart', data });
    expect(subject).toBe('Arbeidsgiveren din har ikke svart på søknaden din');
    expect(text).toContain('Hei, Nora');
    expect(text).toContain('Vi har spurt Per Prøve om du trenger tilgang');
    expect(text).toContain('Fristen for å svare var 09.04.2026');
    expect(text).toContain('Gå til søknaden din:\nhttps://presse.example/soeknad');
  });
});
