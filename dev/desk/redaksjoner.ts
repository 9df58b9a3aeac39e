import type { RedaksjonSkjema } from '#contract/admin/redaksjoner.ts';
import { contactPerson } from '#bff/session/person.ts';
import { answerListe, insertListe } from '#db/redaksjon/lister.ts';
import { listPersoner } from '#db/redaksjon/personer.ts';
import { suspendRedaksjon } from '#db/redaksjon/suspensjon.ts';
import { accessState } from '#domain/access.ts';
import { linkExpiry } from '#domain/arbeidsgiver.ts';
import { lastDayOf } from '#domain/redaksjon-suspensjon.ts';
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
  | 'testPersons'
  | 'known'
  | 'merged'
  | 'otherAddress'
  | 'due'
  | 'never'
  | 'noEditor'
  | 'answered'
  | 'suspended';
const SPECIAL: readonly Special[] = [
  ...(['testPersons', 'known', 'merged', 'otherAddress', 'due', 'known', 'never'] as const),
  ...(['noEditor', 'answered', 'suspended'] as const),
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
      if (special === 'answered') await answerList(desk, id);
      if (special === 'suspended') await suspend(desk, id);
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

/** The editor has confirmed the list, but for one who no longer works there. */
async function answerList({ db, now, log, keys, administrator }: Desk, id: string): Promise<void> {
  const redaksjon = (await lockRedaksjon(db, id))!;
  const redaktoer = redaksjon.redaktoer!;
  const [asked, answered] = [addOsloDays(now, -4), addOsloDays(now, -1)];
  const utloeper = linkExpiry(asked);
  const liste = await insertListe(db, { redaksjonId: id, redaktoer, utloeper }, asked);
  const gone = (await listPersoner(db, id, now))
    .filter(({ access }) => accessState(access, now) === 'valid')
    .slice(0, 1)
    .map((person) => person.id);
  await answerListe(db, { id: liste.id, redaksjonId: id }, gone, answered);
  const editor = await contactPerson(db, keys.identity, redaktoer.epost, answered);
  const detaljer = { redaksjonId: id };
  const actor = { rolle: 'arbeidsgiver', identitetHash: editor } as const;
  log.push(
    { at: asked, actor: administrator(), entry: { action: 'redaksjonsliste_sendt', detaljer } },
    { at: answered, actor, entry: { action: 'redaksjonsliste_vist', detaljer } },
    {
      ...{ at: answered, actor },
      entry: { action: 'redaksjonsliste_bekreftet', detaljer: { ...detaljer, brukerIder: gone } },
    },
  );
}

async function suspend({ db, now, log, administrator }: Desk, id: string): Promise<void> {
  const fra = addOsloDays(now, -2);
  const til = shiftDay(osloDay(now), { days: 12 });
  await suspendRedaksjon(db, id, { fra, til, begrunnelse: SUSPENDED });
  const detaljer = { redaksjonId: id, gjelderTil: lastDayOf(til) };
  log.push({
    at: fra,
    actor: administrator(),
    entry: { action: 'redaksjon_suspendert', detaljer },
  });
}
