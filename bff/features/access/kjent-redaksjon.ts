import type { Knex } from 'knex';
import type { KjentRedaksjon as KjentOnWire } from '#contract/admin/redaksjoner.ts';
import { holdRedaksjon, readRedaksjon } from '#db/redaksjon/redaksjoner.ts';
import { readRegister } from '#db/redaksjon/register.ts';
import { countRedaksjon, readSoeknadRedaksjon } from '#db/redaksjon/soeknad.ts';
import type { StoredSoeknad } from '#db/soeknad/soeknader.ts';
import { erSuspendert, redaksjonStatus } from '#domain/redaksjon.ts';
import {
  type KjentRedaksjon,
  type Treff,
  type Vurdering,
  finnRedaksjon,
  vurderKontakt,
} from '#domain/redaksjon-vurdering.ts';
import { isActive } from '#domain/soeknad.ts';
import { addOsloMonths, osloDay } from '#domain/time.ts';

/** The newsroom of an application, with how well its contact person is known there. */
interface Kjent extends Vurdering {
  readonly redaksjon: KjentRedaksjon | null;
  /** By what it is recognised; null when an administrator has said which one it is, or when it is not that one any more. */
  readonly treff: Treff | null;
  readonly erValgt: boolean;
}

type Soeknad = Pick<StoredSoeknad, 'id' | 'soeknad' | 'status'>;

/**
 * The newsroom that an administrator has chosen, or else the one that the application is recognised by. What it was recognised by
 * when it was decided stands, whatever the register says later.
 */
export async function kjentRedaksjon(db: Knex, { id, soeknad, status }: Soeknad): Promise<Kjent> {
  const register = await readRegister(db);
  const kept = await readSoeknadRedaksjon(db, id);
  const erValgt = kept?.valgt === true;
  const found = erValgt ? null : finnRedaksjon(register, soeknad);
  const stands = kept && (erValgt || !isActive(status)) ? kept : { redaksjonId: found?.id ?? null };
  const redaksjon = register.find((one) => one.id === stands.redaksjonId) ?? null;
  const treff = redaksjon && found?.id === redaksjon.id ? found : null;
  return { redaksjon, treff, erValgt, ...vurderKontakt(register, redaksjon, soeknad) };
}

/** Where an application that is being decided belongs, until the transaction ends; null to no newsroom that is known. */
export async function redaksjonAv(db: Knex, stored: Soeknad): Promise<string | null> {
  const { redaksjon } = await kjentRedaksjon(db, stored);
  return redaksjon && holdRedaksjon(db, redaksjon.id);
}

/** The same as it is shown, with what is said of the newsroom beside the application. */
export async function presentKjentRedaksjon(
  db: Knex,
  stored: Soeknad,
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
