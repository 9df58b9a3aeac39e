import { createFolkeregister } from '#bff/adapters/folkeregister.ts';
import { type Finding, ok, unchecked } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';

export async function lookAtRegister({ values }: Patient): Promise<Finding[]> {
  const { FOLKEREGISTER_URL: url } = values;
  if (!url) return [unchecked('no usable FOLKEREGISTER_URL: see configuration')];
  await createFolkeregister(url).ping();
  return [ok(`${new URL(url).hostname} says that it is well`)];
}
