import type { Knex } from 'knex';
import type { MinArbeidsgiver, OmMeg, Soeknad } from '#contract/soeknad.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';

/** A journalist's own details. */
export const omMeg: OmMeg = {
  stilling: 'Krimjournalist',
  redaksjon: 'Elveposten',
  epost: 'nora@elveposten.example',
  telefonLand: 'NO',
  telefon: '92241080',
  jobberSomFrilanser: false,
  foretrukketDomstolId: 'TSOS',
};

/** The employer's contact, and why access is needed. */
export const minArbeidsgiver: MinArbeidsgiver = {
  kontaktpersonArbeidsgiver: 'Trond Vestby',
  kontaktpersonStilling: 'Vaktsjef',
  kontaktpersonOrganisasjon: 'Elveposten AS',
  kontaktpersonEpost: 'trond@elveposten.example',
  begrunnelse: 'Jeg dekker straffesaker i distriktet.',
  akseptertVaerVarsomPlakaten: true,
  akseptererPersonvaernVilkar: true,
};

export const soeknad: Soeknad = { ...omMeg, ...minArbeidsgiver };

interface OutboxRow {
  readonly mal: string;
  readonly til: string | null;
  readonly data: Record<string, string>;
  readonly noekkel: string;
}

/** The messages in the outbox, in the order in which they were written. */
export async function outbox(db: Knex): Promise<OutboxRow[]> {
  return db('epost_utboks').orderBy('id').select<OutboxRow[]>('mal', 'til', 'data', 'noekkel');
}

interface SoeknadRow {
  readonly id: string;
  readonly status: number;
  readonly versjon: number;
  readonly slettet: Date | null;
}
export async function soeknaderOf(db: Knex, identitetHash: Buffer): Promise<SoeknadRow[]> {
  return db('soeknad')
    .where({ identitet_hash: identitetHash })
    .orderBy('soeknadsdato')
    .select<SoeknadRow[]>();
}

interface QuestionRow {
  readonly id: string;
  readonly soeknad_id: string | null;
  readonly navn: string | null;
  readonly kontaktperson_epost: string | null;
  readonly utloeper: Date;
  readonly svar: string | null;
  readonly svart: Date | null;
  readonly erstattet: Date | null;
  readonly slettet: Date | null;
}
/** What employers have been asked, in the order of asking. */
export async function questions(db: Knex): Promise<QuestionRow[]> {
  return db('arbeidsgiver_bekreftelse').orderBy('opprettet').select<QuestionRow[]>();
}

/** What the audit says of the calls that `work` makes, in their order. */
export async function auditOf(db: Knex, work: () => Promise<unknown>): Promise<AuditRow[]> {
  const last = await db('revisjon').max<{ id: number | null }>({ id: 'id' }).first();
  await work();
  const rows = db('revisjon')
    .where('id', '>', last?.id ?? 0)
    .orderBy('id');
  return rows.select<AuditRow[]>('handling', 'detaljer', 'rolle', 'identitet_hash');
}
interface AuditRow {
  readonly handling: string;
  readonly detaljer: Readonly<Record<string, unknown>>;
  readonly rolle: string;
  readonly identitet_hash: Buffer;
}

/** Makes every audit row fail, until the function that it gives is called. */
export async function breakAudit(db: Knex): Promise<() => Promise<void>> {
  await db.raw(`create function ingen_revisjon() returns trigger language plpgsql as
    $$ begin raise exception 'no room'; end $$;
    create trigger ingen_revisjon before insert on revisjon
      for each row execute function ingen_revisjon()`);
  return async () => {
    await db.raw('drop function ingen_revisjon cascade');
  };
}

/** A complete application, changed where a test says so. */
export function buildSoeknad(change: Partial<Soeknad> = {}): Soeknad {
  return {
    stilling: 'Journalist',
    redaksjon: 'Fjordavisa',
    epost: 'journalist@fjordavisa.example',
    telefonLand: 'NO',
    telefon: '90000000',
    jobberSomFrilanser: false,
    foretrukketDomstolId: ALL_COURTS,
    kontaktpersonArbeidsgiver: 'Randi Redaktør',
    kontaktpersonStilling: 'Nyhetsredaktør',
    kontaktpersonOrganisasjon: 'Fjordavisa',
    kontaktpersonEpost: 'randi@fjordavisa.example',
    begrunnelse: 'Dekker krim.',
    akseptertVaerVarsomPlakaten: true,
    akseptererPersonvaernVilkar: true,
    ...change,
  };
}
