import { describe, expect, it } from 'vitest';
import { openLink } from '#bff/session/crypto.ts';
import { arbeidsgiverPaths, varslingPaths } from '#contract/paths.ts';
import { eachRow } from '#tests/support/each-row.ts';
import type { MailTemplate, NoticesData, ReadyMail } from './mail.ts';
import { renderMail } from './render.ts';

const sessionKeys = [Buffer.alloc(32, 3)] as const;
const publicUrl = 'https://presse.example';
const render = (mail: ReadyMail) => renderMail(mail, { publicUrl, sessionKeys });

const bekreftelseId = '5b0c5b2e-8d0e-4c4f-9a52-6d8a4f1c2b3d';
const request = {
  bekreftelseId,
  utloeper: '2026-04-09T10:30:00.000Z',
  kontaktperson: 'Randi Redaktør',
  navn: 'NORA FJELLVANG',
  stilling: 'Krimjournalist',
  redaksjon: 'Fjordavisa',
};
const change = {
  navn: 'Nora Fjellvang',
  kontaktperson: 'Per Prøve',
  kontaktpersonStilling: 'Redaktør',
  organisasjon: 'Dalposten',
  epost: 'per@dalposten.example',
};
const hidden = { fornavn: '', sakId: '', saksnummer: '', domstolNavn: '' };
const approval = (sluttdato: string | null) =>
  render({
    mal: 'soeknad_godkjent',
    data: { fornavn: 'Nora', tilgangTil: '2027-03-10T11:00:00.000Z', sluttdato },
  });
const rejection = (begrunnelse: string) =>
  render({ mal: 'soeknad_avslaatt', data: { fornavn: 'Nora', begrunnelse } });

const linje = (nr: number): NoticesData['linjer'][number] => ({
  ...{ sakId: `S${nr}`, saksnummer: `26-${nr}`, domstolNavn: 'Oslo tingrett', sakstype: 'Tvist' },
  ...{ begrensninger: [], hva: 'Rettsmøte flyttet', erTreff: false },
});
const nyheter = (lines: number, more: Partial<NoticesData> = {}): NoticesData => ({
  ...{ fornavn: 'Nora', flere: false },
  linjer: Array.from({ length: lines }, (_, nr) => linje(nr + 1)),
  stopp: { id: bekreftelseId, utloeper: '2027-03-10T11:00:00.000Z' },
  ...more,
});
const news = (lines: number, more?: Partial<NoticesData>) =>
  render({ mal: 'nyheter', data: nyheter(lines, more) });

/** Links of a message with news: to each case, and what its reader can do with such messages. Of one in both languages: the other button. */
const EXTRA = {
  ...{ nyheter: 3, arbeidsgiver_forespoersel: 1, arbeidsgiver_paaminnelse: 1 },
} as Readonly<Record<string, number>>;

/** Every message, with `value` wherever somebody writes something. */
function everyMail(value: string): ReadyMail[] {
  const tilgangTil = '2027-03-10T11:00:00.000Z';
  const { bekreftelseId: id, utloeper, ...texts } = request;
  const all = <T extends object>(of: T) =>
    Object.fromEntries(Object.keys(of).map((key) => [key, value])) as unknown as T;
  // A message that is missing here does not compile.
  const data: { readonly [T in MailTemplate]: Extract<ReadyMail, { mal: T }>['data'] } = {
    soeknad_mottatt: { fornavn: value },
    arbeidsgiver_forespoersel: { ...all(texts), bekreftelseId: id, utloeper },
    arbeidsgiver_paaminnelse: { ...all(texts), bekreftelseId: id, utloeper, spurt: utloeper },
    arbeidsgiver_ikke_svart: {
      ...{ bekreftelseId: id, fornavn: value, kontaktperson: value, frist: '2026-04-09' },
    },
    soeknad_godkjent: { fornavn: value, tilgangTil, sluttdato: null },
    soeknad_avslaatt: { fornavn: value, begrunnelse: value },
    arbeidsgiver_endret: all(change),
    aarlig_paaminnelse: { fornavn: value, tilgangTil },
    sak_skjult: { ...all(hidden), hva: 'sak', skjult: utloeper },
    begrensning_satt: { ...all(hidden), type: 'referatforbud', tekst: value, gjelderTil: null },
    noekkel_laget: { fornavn: value, navn: value, omfang: ['soek'], utloeper },
    noekkel_utloeper: { fornavn: value, navn: value, omfang: ['soek'], utloeper },
    adresse_laget: { fornavn: value, navn: value, slag: 'kalender', gir: 'soek' },
    nyheter: { ...nyheter(1), fornavn: value, linjer: [{ ...linje(1), hva: value }] },
  };
  return Object.entries(data).map(([mal, of]) => ({ mal, data: of }) as ReadyMail);
}

describe('every message', () => {
  it('names the sender and links to pages of ours', () =>
    eachRow(everyMail('Nora'), (mail) => {
      const { text, html } = render(mail);
      expect(text).toContain('Vennlig hilsen\nDomstolenes pressetjeneste');
      expect(html).toContain('Denne e-posten er sendt automatisk fra Domstolenes pressetjeneste.');
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url!);
      expect(links).toHaveLength(1 + (EXTRA[mail.mal] ?? 0));
      for (const link of links) {
        expect(link).toMatch(/^https:\/\/presse\.example(\/|$)/);
        expect(text).toContain(`\n${link}\n`);
      }
    }));

  it('says what to do if it came to the wrong person', () =>
    eachRow(everyMail('Nora'), (mail) => {
      expect(render(mail).text).toMatch(/Har du ikke (søkt|en profil)|feil person|Er den feil/);
    }));

  it('can be read without styles, light and dark', () =>
    eachRow(everyMail('Nora'), (mail) => {
      const { html } = render(mail);
      expect(html).toContain('<html lang="nb">');
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).not.toMatch(
        /(?<!-)color:(?!inherit)|background|#[0-9a-f]{3,6}[;"]|<img|<script|http-equiv/i,
      );
    }));

  it('shows markup that somebody has written as text', () =>
    eachRow(everyMail('<script>alert(1)</script><a href="https://evil.example">&"\''), (mail) => {
      const { html } = render(mail);
      expect(html).not.toContain('<script');
      expect(html).not.toContain('<a href="https://evil');
      expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
      expect(html.match(/<a /g)).toHaveLength(1 + (EXTRA[mail.mal] ?? 0));
    }));

  it('has its subject on one line, whatever a name contains', () =>
    eachRow(everyMail('Nora\r\nBcc: alle@avis.example\r\n\r\nHei'), (mail) => {
      expect(render(mail).subject).not.toMatch(/[\r\n]/);
    }));

  it('leaves out invisible characters that reverse text', () =>
    eachRow(everyMail('Nora\u202Egnavl\u0000\u2066!'), (mail) => {
      const { subject, text, html } = render(mail);
      expect(subject + text + html).not.toMatch(/[\u202E\u0000\u2066]/);
      expect(text).toContain('Noragnavl!');
    }));
});

describe('the question to the employer', () => {
  const mail = render({ mal: 'arbeidsgiver_forespoersel', data: request });
  const link = /href="([^"]*)"/.exec(mail.html)![1]!;

  it('says who asks, in which position and newsroom, with capitals made readable', () => {
    expect(mail.subject).toBe(
      'Kan du bekrefte at Nora Fjellvang trenger tilgang? / Kan du stadfeste at Nora Fjellvang treng tilgang?',
    );
    expect(mail.text).toContain('Hei, Randi Redaktør');
    expect(mail.text).toContain(
      'Navn: Nora Fjellvang\nOppgitt stilling: Krimjournalist\nOppgitt redaksjon: Fjordavisa',
    );
  });

  it('links to the page of this question, by a signed link', () => {
    const [page, token] = link.split(/\/(?=[^/]*$)/);
    expect(page).toBe(publicUrl + arbeidsgiverPaths.side.href('x').replace(/\/x$/, ''));
    const target = { id: bekreftelseId, expires: new Date(request.utloeper) };
    expect(openLink(sessionKeys, token!)).toEqual(target);
  });

  it('says the last day for an answer, the same as its page', () => {
    const { text } = render({
      mal: 'arbeidsgiver_forespoersel',
      data: { ...request, utloeper: '2026-12-21T23:00:00.000Z' },
    });
    expect(text).toContain('senest 21.12.2026. Du trenger ikke');
  });
});

describe('the approval', () => {
  it('says when the yearly update comes, and leads to the service', () => {
    const { text } = approval(null);
    expect(text).toContain('Det skjer neste gang 10.03.2027');
    expect(text).not.toContain('Tilgangen varer til');
    expect(text).toContain('\nhttps://presse.example\n');
  });

  it('names the last day with access, and leaves out an update after it', () => {
    const { text } = approval('2026-09-01');
    expect(text).toContain('Tilgangen varer til og med 31.08.2026.');
    expect(text).not.toContain('neste gang');
    expect(approval('2027-03-10').text).not.toContain('neste gang');
  });

  it('names both when the end comes after the update', () => {
    const { text } = approval('2027-03-11');
    expect(text).toContain('neste gang 10.03.2027');
    expect(text).toContain('til og med 10.03.2027');
  });
});

describe('the rejection', () => {
  it('gives the reason with its line breaks, set apart from our text', () => {
    const { text, html } = rejection('Vi fant ikke arbeidsgiveren.\n\n1 < 2 & "så"');
    expect(text).toContain('\n    Vi fant ikke arbeidsgiveren.\n    \n    1 < 2 & "så"\n');
    expect(html).toContain(
      'Vi fant ikke arbeidsgiveren.<br>\n<br>\n1 &#60; 2 &#38; &#34;så&#34;</blockquote>',
    );
  });

  it('says that the applicant may apply again, and where', () => {
    expect(rejection('Nei.').text).toContain('Søk på nytt:\nhttps://presse.example/soeknad');
  });

  it('has no quote that looks like our signature', () => {
    expect(rejection('Nei.\n\nVennlig hilsen\nBanken').text).not.toMatch(/^Banken/m);
  });
});

describe('the message about a new employer', () => {
  it('tells Domstoladministrasjonen who it is, and that the person has been asked', () => {
    const { subject, text } = render({ mal: 'arbeidsgiver_endret', data: change });
    expect(subject).toBe('Nora Fjellvang har endret arbeidsgiver');
    for (const value of Object.values(change)) expect(text + subject).toContain(value);
    expect(text).toContain('Kontaktpersonen har fått en e-post');
  });
});

describe('the reminder', () => {
  it('says from which day, and that nothing needs to be done before', () => {
    const { subject, text } = render({
      mal: 'aarlig_paaminnelse',
      data: { fornavn: 'SILJE', tilgangTil: '2026-10-25T22:30:00.000Z' },
    });
    expect(subject).toBe('Oppdater opplysningene dine 25.10.2026');
    expect(text).toContain('Hei, Silje');
    expect(text).toContain('ber vi om en årlig oppdatering.');
    expect(text).toContain('Du trenger ikke å gjøre noe før den tid.');
    expect(text).toContain('\nhttps://presse.example/reautentiser\n');
  });
});

describe('the message with news', () => {
  it('says of each case what has happened, where, and leads to it', () => {
    const { subject, text, html } = news(2);
    expect(subject).toBe('2 nyheter i saker du følger');
    expect(text).toContain(
      '26-1\nRettsmøte flyttet\nOslo tingrett. Tvist\nhttps://presse.example/beramming/S1\n\n26-2\n',
    );
    expect(html).toContain('<a href="https://presse.example/beramming/S2"');
    expect(text).toContain('Gå til Nytt:\nhttps://presse.example/nytt\n');
  });

  it('says what the court has restricted, in text and in markup', () => {
    const of = (begrensninger: NoticesData['linjer'][number]['begrensninger']) =>
      news(1, { linjer: [{ ...linje(1), begrensninger }] });
    const { text, html } = of(['lukkedeDoerer', 'referatforbud']);
    expect(text).toContain(
      'Oslo tingrett. Tvist\nBegrensninger: lukkede dører, referatforbud\nhttps:',
    );
    expect(html).toContain('<br>\nBegrensninger: lukkede dører, referatforbud</li>');
    expect(of(['referatforbud']).text).toContain('\nBegrensning: referatforbud\n');
    expect(of([]).text).not.toContain('Begrensning');
  });

  it('has its one case in the subject', () => {
    expect(news(1).subject).toBe('Rettsmøte flyttet: 26-1');
  });

  it('tells a flood as numbers', () => {
    expect(news(20).html.match(/<li/g)).toHaveLength(20);
    const hits = Array.from({ length: 12 }, (_, nr) => ({ ...linje(nr), erTreff: true }));
    const { subject, text, html } = news(30, { linjer: [...nyheter(9).linjer, ...hits] });
    expect(subject).toBe('21 nyheter i saker du følger');
    expect(html).not.toContain('<li');
    expect(text).toContain('Saker dine lagrede søk finner: 12\nEndringer i favorittene dine: 9\n');
    expect(text).not.toContain('26-1');
    expect(news(30, { flere: true }).subject).toBe('Mer enn 30 nyheter i saker du følger');
  });

  it('can be stopped by a signed link that leads to a page, and at once by a mail program', () => {
    const { text, unsubscribe } = news(1);
    const [, token] =
      /Stopp e-postene om nytt:\nhttps:\/\/presse\.example\/varsler\/stopp\/(\S+)\n/.exec(text)!;
    const target = { id: bekreftelseId, expires: new Date('2027-03-10T11:00:00.000Z') };
    expect(openLink(sessionKeys, token!, 'stopp_varsling')).toEqual(target);
    expect(openLink(sessionKeys, token!)).toBeNull();
    expect(unsubscribe).toBe(publicUrl + varslingPaths.stopp.href(token!));
    expect(rejection('Nei.').unsubscribe).toBeNull();
  });
});
