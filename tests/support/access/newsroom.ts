import { signLink } from '#bff/session/crypto.ts';
import { redaksjonPaths } from '#contract/paths.ts';
import { insertListe, readListe } from '#db/redaksjon/lister.ts';
import { linkExpiry } from '#domain/arbeidsgiver.ts';
import type { TestBff } from '#tests/support/bff/test-bff.ts';
import { KEYS, type Kind, hashOf } from './persons.ts';

export const EDITOR = { navn: 'Arne Fosseide', epost: 'arne@dalposten.example' };

/** The newsroom of these persons, who belong to it from now on; it is made when there is none. Gives its id. */
export async function newsroomOf({ db, time }: TestBff, ...kinds: Kind[]): Promise<string> {
  const where = { navn: 'Dalposten' };
  await db('redaksjon')
    .insert({
      ...{ ...where, redaktoer_navn: EDITOR.navn, redaktoer_epost: EDITOR.epost },
      opprettet: new Date(time.now.getTime() - 86_400_000),
    })
    .onConflict()
    .ignore();
  const { id } = await db('redaksjon').where(where).first<{ id: string }>('id');
  await db('pressebruker')
    .whereIn('identitet_hash', kinds.map(hashOf))
    .update({ redaksjon_id: id });
  return id;
}

/** Asks the editor, and gives the link that the e-mail has. */
export async function listLink({ db, time }: TestBff, redaksjonId: string): Promise<string> {
  const utloeper = linkExpiry(time.now);
  const { id } = await insertListe(db, { redaksjonId, redaktoer: EDITOR, utloeper }, time.now);
  const liste = (await readListe(db, id))!;
  return linkTo(id, liste.utloeper);
}

/** The link to a list. */
export function linkTo(id: string, expires: Date): string {
  return redaksjonPaths.liste.href(signLink(KEYS.session, { id, expires }, 'redaksjon_liste'));
}
