import { createFolkeregister } from '#bff/adapters/folkeregister.ts';
import { createMaskinporten } from '#bff/adapters/maskinporten.ts';
import { isMaskinportenMeant, maskinportenOf } from '#bff/maskinporten-config.ts';
import { type Finding, ok, unchecked } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';

/** Whether it gives us a token for the register. */
export async function lookAtMaskinporten({ values }: Patient): Promise<Finding[]> {
  if (!isMaskinportenMeant(values)) return [ok('not used: a gateway adds what the register wants')];
  const client = maskinportenOf(values);
  if (!client) return [unchecked('no usable MASKINPORTEN_…: see configuration')];
  await createMaskinporten(client).get();
  return [ok(`it gives a token for ${values.MASKINPORTEN_SCOPE}`)];
}

export async function lookAtRegister({ values }: Patient): Promise<Finding[]> {
  const { FOLKEREGISTER_URL: url } = values;
  if (!url) return [unchecked('no usable FOLKEREGISTER_URL: see configuration')];
  const client = maskinportenOf(values);
  const tokens = client && createMaskinporten(client);
  await createFolkeregister(url, tokens).ping();
  return [ok(`${new URL(url).hostname} ${tokens ? 'takes the token' : 'says that it is well'}`)];
}
