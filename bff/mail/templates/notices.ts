import {
  type Block,
  type Links,
  type NoticesData,
  type Template,
  neverHadProfile,
} from '#bff/mail/mail.ts';
import { displayName } from '#domain/person-name.ts';
import { BEGRENSNING_NAVN, type BegrensningType } from '#domain/sak.ts';
import { MEST_LINJER } from '#domain/notice-mail.ts';

/** News of cases, to the press user who has asked for it. Neither names nor the words of a search are among the data. */
export const notices: Template<'nyheter'> = (data, links) => ({
  subject: subjectOf(data),
  blocks: [
    { paragraph: `Hei, ${displayName(data.fornavn)}` },
    ...(data.linjer.length > MEST_LINJER ? numbers(data) : lines(data, links)),
    { link: { label: 'Gå til Nytt', url: links.nytt } },
    {
      paragraph:
        'Det kan hende at noe har endret seg siden denne e-posten ble sendt. Det som står i tjenesten, gjelder.',
    },
    neverHadProfile,
    {
      links: [
        { label: 'Endre hva du får på e-post', url: links.varsler },
        {
          label: 'Stopp e-postene om nytt',
          url: links.stopp({ id: data.stopp.id, expires: new Date(data.stopp.utloeper) }),
        },
      ],
    },
  ],
});

function subjectOf({ linjer, flere }: NoticesData): string {
  const [only] = linjer;
  if (linjer.length === 1 && only) return `${only.hva}: ${only.saksnummer}`;
  return `${flere ? 'Mer enn ' : ''}${linjer.length} nyheter i saker du følger`;
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
function restricted(typer: readonly BegrensningType[]): string {
  if (typer.length === 0) return '';
  const names = typer.map((type) => BEGRENSNING_NAVN[type]).join(', ');
  return `${typer.length === 1 ? 'Begrensning' : 'Begrensninger'}: ${names}`;
}

/** So much at once is not read line by line. */
function numbers({ linjer, flere }: NoticesData): Block[] {
  const treff = linjer.filter(({ erTreff }) => erTreff).length;
  const endringer = linjer.length - treff;
  return [
    { paragraph: `Det er mye nytt${flere ? ', mer enn vi teller opp her' : ''}:` },
    {
      facts: [
        ...(treff > 0 ? [['Saker dine lagrede søk finner', `${treff}`] as const] : []),
        ...(endringer > 0 ? [['Endringer i favorittene dine', `${endringer}`] as const] : []),
      ],
    },
  ];
}
