import type { EksportFormat } from '#domain/eksport.ts';
import { type Both, texts } from '#domain/texts.ts';
import { formatNumber } from '#web/format.ts';

/** The texts of the dialog that saves the hits as a file. What holds for the file is in domain/eksport.ts. */
export const t = texts({
  title: { nb: 'Last ned treffene', nn: 'Last ned treffa' },
  allOf: {
    nb: (hits: number) =>
      `Filen inneholder ${formatNumber(hits)} treff. Dine egne notater og merker er med.`,
    nn: (hits: number) =>
      `Fila inneheld ${formatNumber(hits)} treff. Dine eigne notat og merke er med.`,
  },
  someOf: {
    nb: (hits: number, most: number) =>
      `Søket har ${formatNumber(hits)} treff. Filen inneholder de ${formatNumber(most)} første. Dine egne notater og merker er med.`,
    nn: (hits: number, most: number) =>
      `Søket har ${formatNumber(hits)} treff. Fila inneheld dei ${formatNumber(most)} første. Dine eigne notat og merke er med.`,
  },
  format: { nb: 'Filtype', nn: 'Filtype' },
  rules: { nb: 'Regler for bruk', nn: 'Reglar for bruk' },
  known: {
    nb: 'Jeg kjenner reglene og følger dem',
    nn: 'Eg kjenner reglane og følgjer dei',
  },
  logged: { nb: 'Nedlastingen blir logget.', nn: 'Nedlastinga blir logga.' },
  download: { nb: 'Last ned', nn: 'Last ned' },
  busy: { nb: 'Lager filen …', nn: 'Lagar fila …' },
});

export const FORMAT_NAVN = texts({
  xlsx: { nb: 'Excel (.xlsx)', nn: 'Excel (.xlsx)' },
  csv: { nb: 'CSV (.csv)', nn: 'CSV (.csv)' },
} satisfies Record<EksportFormat, Both>);
