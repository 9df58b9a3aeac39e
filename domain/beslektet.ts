import { texts } from './texts.ts';

/* What a related case is to the one that is shown, as far as the courts' own data tell. */

interface BeslektetSak {
  readonly domstolNavn: string;
  /** When it is heard; instants as text. */
  readonly moeter: readonly { readonly start: string; readonly slutt: string }[];
}
export interface Forhold {
  readonly slag: 'fortsetter' | 'kommerFra' | 'tidligere' | 'senere';
  /** What readers are told: `Fortsetter i lagmannsretten`. */
  readonly tekst: string;
}

/** `til`: the other is an appeal in this one; `fra`: this one is an appeal in the other (contract/sak.ts). */
type Anke = 'fra' | 'til' | null;

const t = texts({
  fortsetter: {
    tingrett: { nb: 'Anket', nn: 'Anka' },
    jordskifterett: { nb: 'Anket', nn: 'Anka' },
    lagmannsrett: { nb: 'Fortsetter i lagmannsretten', nn: 'Held fram i lagmannsretten' },
    hoeyesterett: { nb: 'Fortsetter i Høyesterett', nn: 'Held fram i Høgsterett' },
  },
  kommerFra: {
    tingrett: { nb: 'Kommer fra tingretten', nn: 'Kjem frå tingretten' },
    jordskifterett: { nb: 'Kommer fra jordskifteretten', nn: 'Kjem frå jordskifteretten' },
    lagmannsrett: { nb: 'Kommer fra lagmannsretten', nn: 'Kjem frå lagmannsretten' },
    hoeyesterett: { nb: 'Kommer fra Høyesterett', nn: 'Kjem frå Høgsterett' },
  },
  tidligere: { nb: 'Tidligere rettsmøter', nn: 'Tidlegare rettsmøte' },
  senere: { nb: 'Senere rettsmøter', nn: 'Seinare rettsmøte' },
});

/**
 * What `other` is to `here`. A list may say that one is an appeal in the other; a number at another instance is the same case there.
 * At the same instance, one may be heard before the other has begun. Null when none of this is so.
 */
export function forholdTil(
  other: BeslektetSak & { readonly anke: Anke },
  here: BeslektetSak,
): Forhold | null {
  const [there, instance] = [courtOf(other), courtOf(here)];
  const higher = RANK[there] - RANK[instance];
  if (other.anke === 'til' || (other.anke === null && higher > 0))
    return { slag: 'fortsetter', tekst: t.fortsetter[there] };
  if (other.anke === 'fra' || higher < 0) return { slag: 'kommerFra', tekst: t.kommerFra[there] };
  if (isBefore(other, here)) return { slag: 'tidligere', tekst: t.tidligere };
  return isBefore(here, other) ? { slag: 'senere', tekst: t.senere } : null;
}

const RANK = { tingrett: 1, jordskifterett: 1, lagmannsrett: 2, hoeyesterett: 3 } as const;

/** Courts have their names in one or several languages: `Hålogálándda lágamánneriekti/Hålogaland lagmannsrett`. */
function courtOf({ domstolNavn }: Pick<BeslektetSak, 'domstolNavn'>): keyof typeof RANK {
  if (/h(?:øye|øg)sterett/i.test(domstolNavn)) return 'hoeyesterett';
  if (/lagmannsrett/i.test(domstolNavn)) return 'lagmannsrett';
  return /jordskifterett/i.test(domstolNavn) ? 'jordskifterett' : 'tingrett';
}

function isBefore(one: BeslektetSak, other: BeslektetSak): boolean {
  if (one.moeter.length === 0 || other.moeter.length === 0) return false;
  const end = Math.max(...one.moeter.map(({ slutt }) => Date.parse(slutt)));
  return end <= Math.min(...other.moeter.map(({ start }) => Date.parse(start)));
}
