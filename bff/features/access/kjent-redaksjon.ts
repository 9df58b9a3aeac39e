import type { Knex } from 'knex';
import type { KjentRedaksjon as KjentOnWire } from '#contract/admin/redaksjoner.ts';
import { holdRedaksjon, readRedaksjon } from '#db/redaksjon/redaksjoner.ts';
import { readRegister } from '#db/redaksjon/register.ts';
import { countRedaksjon, readValgtRedaksjon } from '#db/redaksjon/soeknad.ts';
import type { StoredSoeknad } from '#db/soeknad/soeknader.ts';
import { erSuspendert, redaksjonStatus } from '#domain/redaksjon.ts';
import {
  type KjentRedaksjon,
  type Treff,
  type Vurdering,
  finnRedaksjon,
  vurderKontakt,
} from '#domain/redaksjon-vurdering.ts';
import { addOsloMonths, osloDay } from '#domain/time.ts';

/** The newsroom of an application, with how well its contact person is known there. */
interface Kjent extends Vurdering {
  readonly redaksjon: KjentRedaksjon | null;
  /** Null when an administrator has said which one it is, or that it is none. */
  readonly treff: Treff | null;
  readonly erValgt: boolean;
}

/** The newsroom that an administrator has chosen, or else the one that the application is recognised by. */
export async function kjentRedaksjon(
  db: Knex,
  { id, soeknad }: Pick<StoredSoeknad, 'id' | 'soeknad'>,
): Promise<Kjent> {
  const register = await readRegister(db);
  const valgt = await readValgtRedaksjon(db, id);
  const erValgt = valgt !== undefined;
  const treff = erValgt ? null : finnRedaksjon(register, soeknad);
  const redaksjonId = erValgt ? valgt : (treff?.id ?? null);
  const redaksjon = register.find((one) => one.id === redaksjonId) ?? null;
  return { redaksjon, treff, erValgt, ...vurderKontakt(register, redaksjon, soeknad) };
}

/** Where an application that is being decided belongs, until the transaction ends; null to no newsroom that is known. */
export async function redaksjonAv(
  db: Knex,
  stored: Pick<StoredSoeknad, 'id' | 'soeknad'>,
): Promise<string | null> {
  const { redaksjon } = await kjentRedaksjon(db, stored);
  return redaksjon && holdRedaksjon(db, redaksjon.id);
}

/** The same as it is shown, with what is said of the newsroom beside the application. */
export async function presentKjentRedaksjon(
  db: Knex,
  stored: Pick<StoredSoeknad, 'id' | 'soeknad'>,
  now: Date,
): Promise<KjentOnWire> {
  const { redaksjon, treff, erValgt, kjennskap, advarsel } = await kjentRedaksjon(db, stored);
  return {
    ...{ kjennskap, advarsel },
    grunnlag: erValgt ? 'valgt' : (treff?.grunnlag ?? null),
    domene: treff?.domene ?? null,
    redaksjon: redaksjon && (await presentCard(db, redaksjon.id, now)),
  };
}

async function presentCard(db: Knex, id: string, now: Date): Promise<KjentOnWire['redaksjon']> {
  const redaksjon = await readRedaksjon(db, id);
  if (!redaksjon) return null;
  const { navn, redaktoer, domener, bekreftet, suspensjon } = redaksjon;
  const suspension = {
    suspendertFra: suspensjon?.fra ?? null,
    suspendertTil: suspensjon?.til ?? null,
  };
  const { utloeperFoerst, ...counts } = await countRedaksjon(db, id, {
    now,
    soon: addOsloMonths(now, 1),
  });
  return {
    ...{ id, navn, ...counts },
    domener: [...domener],
    status: redaksjonStatus({ redaktoer, bekreftet, ...suspension }, now),
    suspendertTil: erSuspendert(suspension, now) ? suspension.suspendertTil : null,
    redaktoer: redaktoer && redaktoer.navn,
    bekreftet: bekreftet && osloDay(bekreftet),
    utloeperFoerst: utloeperFoerst && osloDay(utloeperFoerst),
  };
}
