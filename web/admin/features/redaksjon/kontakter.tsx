import type { Redaksjon } from '#contract/admin/redaksjoner.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import { Boks } from './boks.tsx';
import { t } from './texts.ts';

interface Kontakt {
  readonly navn: string;
  readonly rolle: string;
  readonly epost: string;
  readonly svar: number;
}

const column = columnsOf<Kontakt>();
const columns = column.columns([
  column.accessor('navn', { header: t.name, meta: { card: 'title' } }),
  column.accessor('rolle', { header: t.role, meta: { card: 'inline' } }),
  column.accessor('epost', { header: t.mail, meta: { card: 'inline' } }),
  column.accessor(({ svar }) => (svar === 0 ? t.noAnswer : t.times(svar)), {
    id: 'svar',
    header: t.hasAnswered,
    meta: { card: 'inline' },
  }),
]);

/** Whom questions about applicants may go to: the editor first. */
export function Kontakter({ redaksjon }: { readonly redaksjon: Redaksjon }) {
  return (
    <Boks id="kontakter" heading={t.contacts}>
      <Table
        labelledBy="kontakter"
        columns={columns}
        rows={kontakterOf(redaksjon)}
        rowId={({ epost }) => epost}
        empty={t.noContacts}
      />
    </Boks>
  );
}

function kontakterOf({ redaktoer, kontakter, svar }: Redaksjon): Kontakt[] {
  const answers = (epost: string) =>
    svar.find((one) => one.epost === epost.toLowerCase())?.antall ?? 0;
  const editor = redaktoer ? [{ ...redaktoer, rolle: t.editorRole }] : [];
  const others = kontakter.map(({ navn, stilling, epost }) => ({ navn, epost, rolle: stilling }));
  return [...editor, ...others].map((one) => ({ ...one, svar: answers(one.epost) }));
}
