import type { Block, Links, NoticesData, Template } from '#bff/mail/mail.ts';
import { greeting, neverHadProfile } from '#bff/mail/phrases.ts';
import { BEGRENSNING_NAVN, type BegrensningType } from '#domain/sak.ts';
import { MEST_LINJER } from '#domain/notice-mail.ts';
import { texts } from '#domain/texts.ts';

const t = texts({
  several: {
    nb: (count: number) => `${count} nyheter i saker du følger`,
    nn: (count: number) => `${count} nyheiter i saker du følgjer`,
  },
  moreThan: {
    nb: (count: number) => `Mer enn ${count} nyheter i saker du følger`,
    nn: (count: number) => `Meir enn ${count} nyheiter i saker du følgjer`,
  },
  restricted: {
    nb: (names: readonly string[]) =>
      `${names.length === 1 ? 'Begrensning' : 'Begrensninger'}: ${names.join(', ')}`,
    nn: (names: readonly string[]) =>
      `${names.length === 1 ? 'Avgrensing' : 'Avgrensingar'}: ${names.join(', ')}`,
  },
  much: { nb: 'Det er mye nytt:', nn: 'Det er mykje nytt:' },
  muchMore: {
    nb: 'Det er mye nytt, mer enn vi teller opp her:',
    nn: 'Det er mykje nytt, meir enn vi tel opp her:',
  },
  hits: { nb: 'Saker dine lagrede søk finner', nn: 'Saker som dei lagra søka dine finn' },
  changes: { nb: 'Endringer i favorittene dine', nn: 'Endringar i favorittane dine' },
  toNytt: { nb: 'Gå til Nytt', nn: 'Gå til Nytt' },
  sinceThen: {
    nb: 'Det kan hende at noe har endret seg siden denne e-posten ble sendt. Det som står i tjenesten, gjelder.',
    nn: 'Det kan hende at noko har endra seg sidan denne e-posten blei send. Det er det som står i tenesta, som gjeld.',
  },
  change: { nb: 'Endre hva du får på e-post', nn: 'Endre kva du får på e-post' },
  stop: { nb: 'Stopp e-postene om nytt', nn: 'Stopp e-postane om nytt' },
});

/** News of cases, to the press user who has asked for it. Neither names nor the words of a search are among the data. */
export const notices: Template<'nyheter'> = (data, links) => ({
  subject: subjectOf(data),
  blocks: [
    greeting(data.fornavn),
    ...(data.linjer.length > MEST_LINJER ? numbers(data) : lines(data, links)),
    { link: { label: t.toNytt, url: links.nytt } },
    { paragraph: t.sinceThen },
    neverHadProfile(),
    {
      links: [
        { label: t.change, url: links.varsler },
        {
          label: t.stop,
          url: links.stopp({ id: data.stopp.id, expires: new Date(data.stopp.utloeper) }),
        },
      ],
    },
  ],
});

function subjectOf({ linjer, flere }: NoticesData): string {
  const [only] = linjer;
  if (linjer.length === 1 && only) return `${only.hva}: ${only.saksnummer}`;
  return flere ? t.moreThan(linjer.length) : t.several(linjer.length);
}

function lines({ linjer }: NoticesData, links: Links): Block[] {
  return [
    {
      lines: linjer.map(({ sakId, saksnummer, domstolNavn, sakstype, begrensninger, hva }) => ({
        link: { label: saksnummer, url: links.sak(sakId) },
        texts: [hva, [domstolNavn, sakstype].filter(Boolean).join('. '), restricted(begrensninger)],
      })),
    },
  ];
}

/** `Begrensning: referatforbud`, in a line of its own; empty when there is none. */
const restricted = (typer: readonly BegrensningType[]) =>
  typer.length === 0 ? '' : t.restricted(typer.map((type) => BEGRENSNING_NAVN[type]));

/** So much at once is not read line by line. */
function numbers({ linjer, flere }: NoticesData): Block[] {
  const treff = linjer.filter(({ erTreff }) => erTreff).length;
  const endringer = linjer.length - treff;
  return [
    { paragraph: flere ? t.muchMore : t.much },
    {
      facts: [
        ...(treff > 0 ? [[t.hits, `${treff}`] as const] : []),
        ...(endringer > 0 ? [[t.changes, `${endringer}`] as const] : []),
      ],
    },
  ];
}
