import type { Knex } from 'knex';
import { type Mail, enqueueMail } from '#bff/mail/mail.ts';
import { type Addressee, listAddressees } from '#db/tilbaketrekking/seen.ts';
import type { BegrensningType, Sak } from '#domain/sak.ts';
import type { Day } from '#domain/time.ts';
import type { Omfang } from '#domain/tilbaketrekking.ts';

/** What the message says of the case. */
type Named = Pick<Sak, 'sakId' | 'saksnummer' | 'domstolNavn'>;

/** Those who have seen one of the cases, when they are to be told. */
export async function addressees(
  db: Knex,
  sakIds: readonly string[],
  { varsle, now }: { readonly varsle: boolean; readonly now: Date },
): Promise<readonly Addressee[]> {
  return varsle ? listAddressees(db, sakIds, now) : [];
}

interface Hidden {
  readonly id: number;
  readonly omfang: Omfang;
  readonly ogsaaTiltale: boolean;
}

/** Puts a message that something is hidden into the outbox, for each of them, in the caller's transaction. */
export async function tellHidden(
  db: Knex,
  to: readonly Addressee[],
  { sakId, saksnummer, domstolNavn }: Named,
  { id, omfang, ogsaaTiltale }: Hidden,
  now: Date,
): Promise<void> {
  const hva = omfang === 'parter' && ogsaaTiltale ? ('parter_og_tiltale' as const) : omfang;
  const data = { sakId, saksnummer, domstolNavn, hva, skjult: now.toISOString() } as const;
  await tell(db, to, `sak_skjult:${id}`, now, ({ fornavn }) => ({
    mal: 'sak_skjult',
    data: { fornavn, ...data },
  }));
}

interface Restricted {
  readonly id: number;
  readonly type: BegrensningType;
  readonly tekst: string;
  readonly gjelderTil: Day | null;
}

/** The same of a restriction, with its text. */
export async function tellRestricted(
  db: Knex,
  to: readonly Addressee[],
  { sakId, saksnummer, domstolNavn }: Named,
  { id, type, tekst, gjelderTil }: Restricted,
  now: Date,
): Promise<void> {
  const data = { sakId, saksnummer, domstolNavn, type, tekst, gjelderTil };
  await tell(db, to, `begrensning_satt:${id}`, now, ({ fornavn }) => ({
    mal: 'begrensning_satt',
    data: { fornavn, ...data },
  }));
}

async function tell(
  db: Knex,
  to: readonly Addressee[],
  occasion: string,
  now: Date,
  mailTo: (one: Addressee) => Mail,
): Promise<void> {
  for (const one of to) {
    const { epost: til, identitetHash, pressebrukerId } = one;
    const noekkel = `${occasion}:${pressebrukerId}`;
    await enqueueMail(db, { ...mailTo(one), til, identitetHash, noekkel }, now);
  }
}
