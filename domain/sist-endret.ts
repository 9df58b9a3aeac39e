import type { EndringSlag } from './endring-slag.ts';
import { noticeTitle } from './endring-tekster.ts';
import type { BegrensningType } from './sak.ts';
import { texts } from './texts.ts';

/** When and where a hearing is, as text: the day begins it. */
interface Tid {
  readonly start: string;
  readonly slutt: string;
  readonly sal: string | null;
  readonly rettsalAdresse: string | null;
}
export interface Vist {
  readonly slag: EndringSlag;
  readonly tidspunkt: string;
  readonly type?: BegrensningType;
  readonly fra?: Tid | string | null;
  readonly til?: Tid | string | null;
}

const t = texts({
  sal: { nb: 'sal', nn: 'sal' },
  adresse: { nb: 'adresse', nn: 'adresse' },
  dag: { nb: 'dag', nn: 'dag' },
  tid: { nb: 'tid', nn: 'tid' },
  ny: { nb: (what: string) => `ny ${what}`, nn: (what: string) => `ny ${what}` },
  and: {
    nb: (first: string, last: string) => `${first} og ${last}`,
    nn: (first: string, last: string) => `${first} og ${last}`,
  },
});

/**
 * What the court has changed last, in a few words (`ny sal og dag`), and when. Null when there is no change that is told: then
 * nobody may say that there was one. `endringer` are the newest first.
 */
export function sistEndret(
  endringer: readonly Vist[],
): { readonly tidspunkt: string; readonly hva: string } | null {
  const [newest] = endringer;
  if (!newest) return null;
  const { tidspunkt } = newest;
  const last = endringer.filter((one) => one.tidspunkt === tidspunkt);
  return { tidspunkt, hva: [...new Set(last.map(wordsOf))].join(', ') };
}

function wordsOf(endring: Vist): string {
  const { slag, fra, til } = endring;
  if (slag === 'flyttet' && isTid(fra) && isTid(til)) return t.ny(joined(movedIn(fra, til)));
  const title = noticeTitle(endring, 'tittel');
  return title.charAt(0).toLocaleLowerCase('nb') + title.slice(1);
}

const isTid = (value: Vist['fra']): value is Tid => typeof value === 'object' && value !== null;

function movedIn(fra: Tid, til: Tid): string[] {
  const isDay = fra.start.slice(0, 10) !== til.start.slice(0, 10);
  const isPlace = fra.sal !== til.sal || fra.rettsalAdresse !== til.rettsalAdresse;
  return [...(isPlace ? [fra.sal === til.sal ? t.adresse : t.sal] : []), isDay ? t.dag : t.tid];
}

const joined = ([first, second]: readonly string[]) =>
  second === undefined ? first! : t.and(first!, second);
