import { type Kind, isCriminal } from './kinds.ts';
import { firmName, personName } from './names.ts';
import type { Random } from './random.ts';

const JUDGE: Readonly<Record<string, string>> = {
  tingrett: 'Tingrettsdommer',
  lagmannsrett: 'Lagdommer',
  høyesterett: 'Høyesterettsdommer',
  jordskifterett: 'Jordskiftedommer',
};

export function judge(random: Random, courtType: string): string {
  const title =
    courtType === 'tingrett' && random.chance(0.2) ? 'Dommerfullmektig' : JUDGE[courtType];
  return `${title ?? 'Dommer'} ${personName(random)}`;
}

/** Lawyers as the case page shows them, one on a line. */
export function lawyers(random: Random, count: number): string[] {
  return Array.from({ length: count }, () => `Advokat ${personName(random)}`);
}

/** The parties as a court's list gives them; many parties stand one on a line, with their role. */
export function parties(random: Random, type: string, kind: Kind, onlyPersons: boolean): string {
  if (kind === 'mangeParter') return manyParties(random);
  if (isCriminal(type)) return prosecuted(random);
  if (type === 'KON')
    return `${random.chance(0.7) ? 'Skatteetaten' : firmName(random)} mot ${firmName(random)}`;
  if (type === 'GJE') return personName(random);
  const one = () => (onlyPersons || random.chance(0.6) ? personName(random) : firmName(random));
  return random.chance(0.15) ? `${one()} og ${one()} mot ${one()}` : `${one()} mot ${one()}`;
}

function prosecuted(random: Random): string {
  const accused = Array.from({ length: random.chance(0.85) ? 1 : random.int(2, 4) }, () =>
    personName(random),
  );
  const last = accused.pop()!;
  return `Påtalemyndigheten mot ${accused.length > 0 ? `${accused.join(', ')} og ` : ''}${last}`;
}

/** More than the 1,140 characters at which the case page cuts them. */
function manyParties(random: Random): string {
  const claimants = Array.from(
    { length: random.int(45, 90) },
    () => `${personName(random)} (saksøker)`,
  );
  const defendants = Array.from(
    { length: random.int(1, 4) },
    () => `${firmName(random)} (saksøkt)`,
  );
  return [...claimants, ...defendants].join('\n');
}
