import type { Filtype } from '#domain/sak.ts';
import type { Day } from '#domain/time.ts';
import type { MoeteRow } from '#import/case-rows.ts';
import { dayOf, plusDays } from '#demo/hearings.ts';
import { type Kind, isCriminal } from '#demo/kinds.ts';
import type { Random } from '#demo/random.ts';

export interface DemoFile {
  readonly filtype: Filtype;
  readonly tittel: string;
  readonly filNavn: string;
  readonly publiseringsdato: Day;
  readonly avgivelsesdato: Day | null;
}

interface FileCase {
  readonly kind: Kind;
  readonly type: string;
  readonly moeter: readonly MoeteRow[];
  /** Begins every file name of the case; unique among cases. */
  readonly stem: string;
  readonly day: Day;
}

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

/** The published files of a case: nothing is published after `day`. */
export function files(random: Random, of: FileCase): DemoFile[] {
  return [...indictments(random, of), ...decisions(random, of)];
}

function indictments(random: Random, { kind, type, moeter, stem, day }: FileCase): DemoFile[] {
  const always = kind === 'utloept' || kind === 'nyligDom' || kind === 'tiltaleUtenMoete';
  if (!isCriminal(type) || kind === 'sakApi' || !(always || random.chance(0.5))) return [];
  const first = moeter[0] ? dayOf(moeter[0].start) : plusDays(day, 20);
  const publiseringsdato = earlier(plusDays(first, -random.int(14, 60)), day);
  const titles = random.chance(0.12) ? ['Tiltale', 'Tilleggstiltale'] : ['Tiltale'];
  return titles.map((tittel) => ({
    filtype: 'tiltale',
    tittel,
    filNavn: `${stem}-${tittel.toLowerCase()}.pdf`,
    publiseringsdato,
    avgivelsesdato: null,
  }));
}

function decisions(random: Random, { kind, moeter, stem, day }: FileCase): DemoFile[] {
  const last = moeter.at(-1);
  const always = kind === 'utloept' || kind === 'nyligDom';
  if (!last || !(always || random.chance(0.7))) return [];
  const avgivelsesdato = plusDays(dayOf(last.slutt), random.int(0, 14));
  if (avgivelsesdato > day) return [];
  const tittel = random.pick(['Dom', 'Dom', 'Dom', 'Kjennelse', 'Beslutning']);
  const publiseringsdato = earlier(plusDays(avgivelsesdato, random.int(0, 3)), day);
  return [
    {
      filtype: 'avgjoerelse',
      tittel,
      filNavn: `${stem}-${tittel.toLowerCase()}.pdf`,
      publiseringsdato,
      avgivelsesdato,
    },
  ];
}
