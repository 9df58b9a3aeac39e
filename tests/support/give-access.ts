import type { Knex } from 'knex';

interface Given {
  readonly identitetHash: Buffer;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly from: Date;
  readonly to: Date;
  readonly sluttdato?: string;
  /** Other columns of `pressebruker`. */
  readonly columns?: Readonly<Record<string, unknown>>;
}

/** What an application that nobody reads says. */
export const SOEKNAD_COLUMNS = {
  stilling: 'Journalist',
  redaksjon: 'Fjordavisa',
  epost: 'journalist@fjordavisa.example',
  telefon: '90000000',
  jobber_som_frilanser: false,
  kontaktperson_navn: 'Randi Redaktør',
  kontaktperson_stilling: 'Nyhetsredaktør',
  kontaktperson_organisasjon: 'Fjordavisa',
  kontaktperson_epost: 'randi@fjordavisa.example',
  begrunnelse: 'Dekker krim.',
  akseptert_vaer_varsom_plakaten: true,
  aksepterer_personvaern_vilkar: true,
} as const;

/** A press user as an approved application leaves one: the database takes no other. Gives the id. */
export async function giveAccess(db: Knex, given: Given): Promise<string> {
  const { identitetHash: identitet_hash, fornavn, etternavn, from, to, sluttdato } = given;
  const person = { identitet_hash, fornavn, etternavn, ...SOEKNAD_COLUMNS };
  const [soeknad] = await db('soeknad')
    .insert({ ...person, soeknadsdato: from })
    .returning<{ id: string }[]>('id');
  await db('soeknad')
    .where({ id: soeknad!.id })
    .update({ status: 1, behandlet: from, sluttdato: sluttdato ?? null });
  const access = { tilgang_fra: from, tilgang_til: to, sluttdato: sluttdato ?? null };
  const [bruker] = await db('pressebruker')
    .insert({ ...person, ...access, soeknad_id: soeknad!.id, bekreftet: from, ...given.columns })
    .returning<{ id: string }[]>('id');
  return bruker!.id;
}
