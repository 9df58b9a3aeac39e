import type { Knex } from 'knex';
import type { RedaksjonSkjema } from '#contract/admin/redaksjoner.ts';
import { lockRedaksjon } from '#db/redaksjon/redaksjoner.ts';
import { slaaSammen } from '#db/redaksjon/slaa-sammen.ts';
import { insertRedaksjon, samleBrukere } from '#db/redaksjon/write.ts';
import { randomFor } from '#demo/random.ts';
import { personName } from '#demo/names.ts';
import { addOsloDays, osloDay, shiftDay } from '#domain/time.ts';
import type { Desk } from './desk.ts';
import { addressAt, type Newsroom, newsrooms } from './newsrooms.ts';
import { workDaysAgo } from './times.ts';

/** What is special about a newsroom, in the order of `newsrooms`. Those at the end are not in the register. */
type Special =
  'testPersons' | 'known' | 'merged' | 'otherAddress' | 'due' | 'never' | 'noEditor' | 'suspended';
const SPECIAL: readonly Special[] = [
  ...(['testPersons', 'known', 'merged', 'otherAddress', 'due', 'known', 'never'] as const),
  ...(['noEditor', 'known', 'suspended'] as const),
];

/** Of the test persons' newsroom. */
const EDITOR = { navn: 'Randi Redaktør', epost: 'randi.redaktoer@fjordavisa.example' };

const SUSPENDED =
  'Innlogginger er brukt av flere i redaksjonen. Suspendert mens redaktøren rydder opp.';

/** Writes the register, before anybody is approved; gives what is to be done with it when everybody has been. */
export async function writeRedaksjoner(desk: Desk): Promise<() => Promise<void>> {
  const { db, now, random, log, administrator } = desk;
  const written: { readonly id: string; readonly special: Special; readonly room: Newsroom }[] = [];
  for (const [nr, room] of newsrooms(desk.seed).slice(0, SPECIAL.length).entries()) {
    const special = SPECIAL[nr]!;
    const at = workDaysAgo(random, now, 352 - 3 * nr);
    const id = await insertRedaksjon(db, skjemaOf(desk.seed, room, special), at);
    const bekreftet = confirmedOf(special, nr, now);
    if (bekreftet) await db('redaksjon').where({ id }).update({ bekreftet });
    const detaljer = { redaksjonId: id };
    log.push({ at, actor: administrator(), entry: { action: 'redaksjon_opprettet', detaljer } });
    written.push({ id, special, room });
  }
  return async () => {
    for (const { id, special, room } of written) {
      await samleBrukere(db, id, [room.domene]);
      if (special === 'merged') await merge(desk, id);
      if (special === 'suspended') await suspend(db, id, now);
    }
  };
}

function skjemaOf(seed: number, room: Newsroom, special: Special): RedaksjonSkjema {
  const contact = { navn: room.kontaktperson, epost: addressAt(room, room.kontaktperson) };
  const editorIs = (editor: { readonly navn: string; readonly epost: string }) => ({
    ...{ redaktoerNavn: editor.navn, redaktoerEpost: editor.epost },
  });
  const kontakter = [{ ...contact, stilling: room.kontaktpersonStilling }];
  const base = { navn: room.navn, domener: [room.domene], kontakter: [] };
  if (special === 'testPersons') return { ...base, ...editorIs(EDITOR), kontakter };
  if (special === 'noEditor') return { ...base, redaktoerNavn: '', redaktoerEpost: '', kontakter };
  if (special === 'otherAddress')
    return { ...base, ...editorIs({ ...contact, epost: `redaksjonen@${room.domene}` }) };
  if (special === 'never') {
    const navn = personName(randomFor(seed, 700));
    return { ...base, ...editorIs({ navn, epost: addressAt(room, navn) }) };
  }
  return { ...base, ...editorIs(contact) };
}

function confirmedOf(special: Special, nr: number, now: Date): Date | null {
  if (special === 'never' || special === 'noEditor') return null;
  return addOsloDays(now, special === 'due' ? -400 : -(40 + 23 * nr));
}

/** The same newsroom had been added under another name; this morning somebody has seen it. */
async function merge({ db, now, log, administrator }: Desk, id: string): Promise<void> {
  const at = new Date(now.getTime() - 3 * 3_600_000);
  const andreRedaksjonId = await insertRedaksjon(
    db,
    {
      ...{ navn: 'Tømmerdal Tidende, desken', domener: ['tidende.example'] },
      ...{ redaktoerNavn: '', redaktoerEpost: '', kontakter: [] },
    },
    addOsloDays(now, -60),
  );
  const blir = (await lockRedaksjon(db, id))!;
  const borte = (await lockRedaksjon(db, andreRedaksjonId))!;
  await slaaSammen(db, { blir, borte, etter: blir }, at);
  const detaljer = { redaksjonId: id, andreRedaksjonId, brukerIder: [] };
  const entry = { action: 'redaksjoner_slaatt_sammen', detaljer } as const;
  log.push({ at, actor: administrator(), entry });
}

async function suspend(db: Knex, id: string, now: Date): Promise<void> {
  await db('redaksjon')
    .where({ id })
    .update({
      suspendert_fra: addOsloDays(now, -2),
      suspendert_til: shiftDay(osloDay(now), { days: 12 }),
      suspendert_begrunnelse: SUSPENDED,
    });
}
