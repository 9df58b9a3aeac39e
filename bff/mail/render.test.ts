import { describe, expect, it } from 'vitest';
import { openLink } from '#bff/session/crypto.ts';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import { eachRow } from '#tests/support/each-row.ts';
import { noticesMail } from '#tests/support/mail/test-mail.ts';
import type { MailTemplate, ReadyMail } from './mail.ts';
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

const { data: nyheter } = noticesMail;

/** Links of a message with news: to each case and search, and what its reader can do with such messages. Of one in both languages: the other button. */
const EXTRA = {
  ...{ nyheter: 10, arbeidsgiver_forespoersel: 1, arbeidsgiver_paaminnelse: 1, morgenvarsel: 3 },
  ...{ redaksjon_liste: 1, redaksjon_liste_paaminnelse: 1 },
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
    redaksjon_suspendert: { fornavn: value, redaksjon: value, til: null, spoer: value },
    redaksjon_sluppet_inn: { fornavn: value, redaksjon: value, spoer: value },
    redaksjon_liste: { listeId: id, utloeper, redaktoer: value, redaksjon: value },
    redaksjon_liste_paaminnelse: {
      ...{ listeId: id, utloeper, redaktoer: value, redaksjon: value, spurt: utloeper },
    },
    arbeidsgiver_ikke_svart: {
      ...{ bekreftelseId: id, fornavn: value, kontaktperson: value, frist: '2026-04-09' },
    },
    soeknad_godkjent: { fornavn: value, tilgangTil, sluttdato: null },
    soeknad_avslaatt: {
      ...{ fornavn: value, begrunnelse: value },
      klage: { frist: '2026-03-31', instans: value, spoer: value },
    },
    klage_besvart: { fornavn: value, svar: 'oversendt', ord: value, instans: value },
    soeknad_gjenaapnet: { fornavn: value, mistetTilgang: true },
    bruker_suspendert: { fornavn: value, til: '2026-04-01', spoer: value },
    suspensjon_opphevet: { fornavn: value, spoer: value },
    bruker_slettet: { fornavn: value, spoer: value, spraak: null, slettes: utloeper },
    sletting_angret: { fornavn: value, spoer: value },
    arbeidsgiver_endret: all(change),
    aarlig_paaminnelse: { fornavn: value, tilgangTil },
    sak_skjult: { ...all(hidden), hva: 'sak', skjult: utloeper },
    begrensning_satt: { ...all(hidden), type: 'referatforbud', tekst: value, gjelderTil: null },
    noekkel_laget: { fornavn: value, navn: value, omfang: ['soek'], utloeper },
    noekkel_utloeper: { fornavn: value, navn: value, omfang: ['soek'], utloeper },
    adresse_laget: { fornavn: value, navn: value, slag: 'kalender', gir: 'soek' },
    ubrukt_varsel: { fornavn: value, avsluttes: '2026-04-01', spoer: value, pressebrukerId: id },
    ubrukt_avsluttet: { fornavn: value, spoer: value },
    adresse_bekreft: { noekkel: id, utloeper },
    morgenvarsel: {
      ...{ dag: '2026-03-10', noekkel: id, utloeper },
      linjer: [{ slag: 'soeknader', antall: 7, av: 14 }],
    },
    revisjon_anker: { dag: '2026-03-10', nr: 4711, hash: 'ab'.repeat(32) },
    nyheter: {
      ...nyheter,
      soek: nyheter.soek.map((one) => ({
        ...one,
        navn: value,
        treff: one.treff.map((hit) => ({
          ...{ ...hit, domstolNavn: value, sakstype: value, merker: [value] },
          moete: hit.moete && { ...hit.moete, sal: value, rettsmoetetype: value },
        })),
      })),
    },
  };
  return Object.entries(data).map(([mal, of]) => ({ mal, data: of }) as ReadyMail);
}

/** Those in which somebody writes something: administrators and whoever keeps the hashes are told numbers. */
const NUMBERS: readonly string[] = ['morgenvarsel', 'adresse_bekreft', 'revisjon_anker'];
const written = (value: string) => everyMail(value).filter(({ mal }) => !NUMBERS.includes(mal));

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

  it('can be read light and dark: what has a colour has another one in the dark', () =>
    eachRow(everyMail('Nora'), (mail) => {
      const { html } = render(mail);
      expect(html).toContain('<html lang="nb">');
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).not.toMatch(/<img|<script|http-equiv|url\(/i);
      const [, dark] = /<style>\n@media \(prefers-color-scheme:dark\)\{([^]*)\}\n<\/style>/.exec(
        html,
      )!;
      for (const [tag] of html.matchAll(/<[^>]*(?:color|background):[^>]*>/g)) {
        const [, look] = /class="(\w+)"/.exec(tag)!;
        const [, light] = /style="([^"]*)"/.exec(tag)!;
        for (const [, property] of light!.matchAll(/(?:^|;)([a-z-]*color|background):/g))
          expect(dark).toMatch(new RegExp(`\\.${look}\\{(?:[^}]*;)?${property}:[^;]+!important`));
      }
    }));

  it('shows markup that somebody has written as text', () =>
    eachRow(written('<script>alert(1)</script><a href="https://evil.example">&"\''), (mail) => {
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
    eachRow(written('Nora\u202Egnavl\u0000\u2066!'), (mail) => {
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
    expect(rejection('Nei.').text).toContain(
      'Gå til søknaden din:\nhttps://presse.example/soeknad',
    );
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
