import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readSaker } from '#db/sak/saker.ts';
import { insertWithdrawal } from '#db/tilbaketrekking/withdraw.ts';
import { IMPORTED_AT, linje, useImport } from '#tests/support/cases/import.ts';
import { pdfOf } from '#tests/support/pdf/pdf.ts';

const { files } = useImport();
afterEach(() => files.db('tilbaketrekking').delete());
const file = async (filNavn: string, filtype = 'tiltale') => {
  await writeFile(join(files.dir, filNavn), await pdfOf((pdf) => pdf.text(filNavn)));
  const row = { sakId: 'A', filtype, tittel: filNavn, filNavn, domstolInitialer: 'TSOS' };
  const avgitt = filtype === 'tiltale' ? {} : { avgivelsesdato: '2026-03-01' };
  const days = { publiseringsdato: '2026-03-01', ...avgitt };
  const { rejects } = await files.importText(JSON.stringify({ ...row, ...days }));
  expect(rejects).toEqual([]);
};
const hidden = async () => {
  const [sak] = await readSaker(files.db, ['A']);
  return sak!.dokumenter.filter(({ erSkjult }) => erSkjult).map(({ filNavn }) => filNavn);
};
const why = { grunn: 'feil', forklaring: 'Feil.', varslet: 0 } as const;
const by = { identitetHash: null, operatoer: 'vakt' };
const hideParties = () =>
  insertWithdrawal(
    files.db,
    { sakId: 'A', omfang: 'parter', dokument: null, ...why, ...by },
    IMPORTED_AT,
  );
const hideFile = (filNavn: string) => {
  const dokument = { filtype: 'tiltale', domstolInitialer: 'TSOS', filNavn } as const;
  const target = { sakId: 'A', omfang: 'dokument', dokument } as const;
  return insertWithdrawal(files.db, { ...target, ...why, ...by }, IMPORTED_AT);
};

it('an indictment that comes after the parties and the indictments were hidden is hidden, too', async () => {
  await files.importText(linje('A'));
  await file('a.pdf');
  await hideParties();
  await hideFile('a.pdf');
  await file('b.pdf');
  await file('dom.pdf', 'avgjorelse');
  expect((await hidden()).sort()).toEqual(['a.pdf', 'b.pdf']);
  // What is shown again stays so when it comes once more.
  const lifted = {
    opphevet: IMPORTED_AT,
    opphevet_forklaring: 'Feil.',
    opphevet_operatoer: 'vakt',
  };
  await files.db('tilbaketrekking').where({ fil_navn: 'b.pdf' }).update(lifted);
  await file('b.pdf');
  expect(await hidden()).toEqual(['a.pdf']);
});

it('where only the parties were hidden, it is shown', async () => {
  await files.importText(linje('A'));
  await file('a.pdf');
  await hideParties();
  await file('b.pdf');
  expect(await hidden()).toEqual([]);
});
