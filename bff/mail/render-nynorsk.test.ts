import { describe, expect, it } from 'vitest';
import { inLanguage } from '#bff/language.ts';
import { eachRow } from '#tests/support/each-row.ts';
import { everyReadyMail, PUBLIC_URL } from '#tests/support/mail/test-mail.ts';
import { KEYS } from '#tests/support/access/persons.ts';
import type { Language } from '#domain/texts.ts';
import type { ReadyMail } from './mail.ts';
import { renderMail } from './render.ts';

const render = (mail: ReadyMail, language: Language) =>
  inLanguage(language, () =>
    renderMail(mail, { publicUrl: PUBLIC_URL, sessionKeys: KEYS.session }),
  );

/** Without what somebody has written. */
const ours = (mail: ReadyMail): ReadyMail => {
  if (mail.mal === 'begrensning_satt') return { ...mail, data: { ...mail.data, tekst: 'X' } };
  if (mail.mal === 'klage_besvart') return { ...mail, data: { ...mail.data, ord: 'X' } };
  return mail.mal === 'soeknad_avslaatt'
    ? { ...mail, data: { ...mail.data, begrunnelse: 'X' } }
    : mail;
};
/** Administrators have bokmål. */
const BOKMAAL_ALONE = ['arbeidsgiver_endret', 'adresse_bekreft', 'morgenvarsel', 'revisjon_anker'];
const own = everyReadyMail.map(ours).filter(({ mal }) => !BOKMAAL_ALONE.includes(mal));
/** A search is called by its owner what a subject says of it. */
const isNamedByUs = ({ mal }: ReadyMail) => mal !== 'nyheter';
const isForEmployer = ({ mal }: ReadyMail) =>
  mal === 'arbeidsgiver_forespoersel' || mal === 'arbeidsgiver_paaminnelse';
/** We do not know which language they read. */
const isInBoth = (mail: ReadyMail) =>
  isForEmployer(mail) ||
  mail.mal === 'redaksjon_liste' ||
  mail.mal === 'redaksjon_liste_paaminnelse';

/** Words that nynorsk does not have. */
const BOKMAAL =
  /(?<!\p{L})(?:ikke|hva|hvem|hvis|hvor|hver|fra|jeg|noe|noen|være|mer|mye|bare|nå|da|uten|siden|senere|ble|en|et|dem|de|samme|saken|saker du følger|navn|lenken|adressen|gang|trenger|åpner|gjelder|Domstolenes)(?!\p{L})/iu;

describe('every message in nynorsk', () => {
  it('has no word of bokmål, neither as text nor as HTML', () =>
    eachRow(own, (mail) => {
      const { subject, text, html } = render(mail, 'nn');
      const [nynorsk] = /<div lang="nn">[^]*/.exec(html) ?? [html];
      const all = isInBoth(mail) ? nynorsk : [subject, text, nynorsk].join('\n');
      // The second notice of a message in both languages is nynorsk too; the first stands between.
      const words = all
        .replace(/<p lang="nb">.*/, '')
        .replaceAll(/<style>[^]*<\/style>|<[^>]*>/g, ' ');
      expect(BOKMAAL.exec(words)?.[0]).toBeUndefined();
    }));

  it('says so to screen readers and mail programs', () =>
    eachRow(own, (mail) => {
      expect(render(mail, 'nn').html).toContain(
        isInBoth(mail) ? '<html lang="nb">' : '<html lang="nn">',
      );
      expect(render(mail, 'nb').html).toContain('<html lang="nb">');
    }));

  it('has another subject, or the subject in both', () =>
    eachRow(own.filter(isNamedByUs), (mail) => {
      const subjects = new Set([render(mail, 'nb').subject, render(mail, 'nn').subject]);
      expect(subjects.size).toBe(isInBoth(mail) ? 1 : 2);
    }));

  it('has the same facts and addresses as in bokmål', () =>
    eachRow(own, (mail) => {
      const countOf = (language: Language) =>
        render(mail, language).html.match(/<(?:p|b|li|a)\b/g)?.length;
      expect(countOf('nn')).toBe(countOf('nb'));
    }));
});

describe('a message to an employer', () => {
  it('has bokmål first, then nynorsk below a rule, each marked, whoever makes it', () =>
    eachRow(everyReadyMail.filter(isForEmployer), (mail) => {
      const { html, text } = render(mail, 'nn');
      expect(html).toMatch(
        /Domstolenes pressetjeneste<\/b>.*\n<div[^>]*>\n<div lang="nb">[^]+trenger[^]+<\/div>\n<hr>\n<div lang="nn">[^]+treng [^]+<\/div>\n<hr>\n<p lang="nb">.+\n<p lang="nn">.+\n<\/div>\n<\/body>/,
      );
      const [nb, nn, ...more] = text.split(/\n_{40}\n/);
      expect(nb).toContain('\nVennlig hilsen\nDomstolenes pressetjeneste\n');
      expect(nn).toContain('\nVennleg helsing\nPressetenesta til domstolane\n');
      // What follows this line is hidden by some programs: nothing but the notices may.
      expect(nb).not.toContain('\n-- \n');
      expect(nn!.split('\n-- \n')).toHaveLength(2);
      expect(more).toEqual([]);
    }));

  it('leads to one answer from both', () => {
    const [mail] = everyReadyMail.filter(isForEmployer);
    const links = [...render(mail!, 'nb').html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
    expect(links).toHaveLength(2);
    expect(links[0]).toBe(links[1]);
  });
});

it('administrators are written to in bokmål', () => {
  const mail = everyReadyMail.find(({ mal }) => mal === 'arbeidsgiver_endret')!;
  expect(render(mail, 'nb').subject).toBe('Nora Fjellvang har endret arbeidsgiver');
});
