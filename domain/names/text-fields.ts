import type {
  Begrensning,
  Dokument,
  MoeteUtenNavn,
  Rettsmoete,
  Sak,
  SakUtenNavn,
} from '#domain/sak.ts';
import { byField, TEXT_COLUMNS } from '#domain/sak-texts.ts';
import { hideNames, type Said, saidBefore } from './case-texts.ts';
import { withoutNames } from './names-in-text.ts';
import type { PartyName } from './party-names.ts';
import { peopleWithoutNames } from './people.ts';

/*
 * Every text of a case, and how the parties' names are looked for in it. A new field does not compile until it is here or in
 * sak-felt.ts, and the leak tests put a hidden name into each that is read.
 */

/** As any text; as the names of people who work in court, or of a street; as the name of a file. */
export type Reading = 'prose' | 'people' | 'file';
/** Nobody looks for names in it: why. */
interface Kept {
  readonly kept: string;
}

/** The fields that hold a text, or several. */
type TextField<T> = {
  [K in keyof T]-?: true extends HoldsText<T[K]> ? K : never;
}[keyof T];
type HoldsText<V> = string extends V
  ? true
  : V extends readonly (infer U)[]
    ? string extends U
      ? true
      : false
    : false;

/** `Read` are the fields whose text without names is stored. */
type Table<T, Read extends keyof T> = {
  readonly [K in TextField<T>]: K extends Read ? Reading : Kept;
};

const CODE: Kept = { kept: 'an id or a code of the court, which the import checks' };
const DAY: Kept = { kept: 'a day' };
const WITHOUT: Kept = { kept: 'has no names' };

const OF_COLUMNS = byField(TEXT_COLUMNS, ({ kind }) => (kind === 'people' ? 'people' : 'prose'));

export const SAK_TEXTS = {
  saksTema: 'prose',
  ...OF_COLUMNS,
  parter: { kept: 'the names themselves, which have a gate of their own' },
  saksTemaUtenNavn: WITHOUT,
  sakId: CODE,
  saksnummer: CODE,
  domstolId: CODE,
  domstolNavn: { kept: 'from the register of courts' },
  domstolSoekenavn: { kept: 'from the register of courts' },
} as const satisfies Table<Sak, keyof SakUtenNavn | 'saksTema'>;

export const MOETE_TEXTS = {
  sal: 'prose',
  rettsmoetetype: 'prose',
  // A street with the name of a party is where the court is for everybody else, too.
  rettsalAdresse: 'people',
} as const satisfies Table<Rettsmoete, keyof MoeteUtenNavn>;

export const DOKUMENT_TEXTS = {
  tittel: 'prose',
  filNavn: 'file',
  tittelUtenNavn: WITHOUT,
  filNavnUtenNavn: WITHOUT,
  domstolInitialer: CODE,
  publiseringsdato: DAY,
  avgivelsesdato: DAY,
  tekst: { kept: 'has a gate of its own, and is neither shown nor kept for longer than the names' },
} as const satisfies Table<Dokument, 'tittel' | 'filNavn'>;

export const BEGRENSNING_TEXTS = {
  tekst: 'prose',
  tekstUtenNavn: WITHOUT,
  gjelderTil: DAY,
} as const satisfies Table<Begrensning, 'tekst'>;

/** Texts that are read by field, as they stand in a case or a hearing. */
type Texts<F extends string> = { readonly [K in F]: string | readonly string[] | null };

/**
 * The texts that say one of the names, without it; null when none does. `until` is what the same fields said until now: of a hearing
 * those of all hearings, because a court gives them no ids.
 */
function textsWithoutNames<F extends string>(
  readings: Readonly<Record<F, Reading>>,
  texts: Texts<F>,
  names: readonly PartyName[],
  until: readonly Until<F>[],
): Partial<Texts<F>> | null {
  const hidden = (Object.keys(readings) as F[]).flatMap((field) => {
    const text = texts[field];
    if (text === null) return [];
    const read = readings[field] === 'people' ? peopleWithoutNames : withoutNames;
    const before = until.flatMap(({ texts: said, without }) =>
      saidIn(said?.[field] ?? null, without?.[field] ?? null),
    );
    const all: readonly string[] = typeof text === 'string' ? [text] : text;
    const found = all.map((one) => hideNames(one, names, before, read));
    if (found.every((one) => one === null)) return [];
    const without = found.map((one, i) => one ?? all[i]!);
    return [{ field, text: typeof text === 'string' ? without[0]! : without }];
  });
  if (hidden.length === 0) return null;
  return Object.fromEntries(hidden.map(({ field, text }) => [field, text])) as Partial<Texts<F>>;
}

/** Texts as they were, and those of them without names that said one. */
export interface Until<F extends string> {
  /** Null where they may have changed since. */
  readonly texts: Texts<F> | null;
  readonly without: Partial<Texts<F>> | null;
}

/** One text, or those of a list in their order. */
function saidIn(
  text: string | readonly string[] | null,
  without: string | readonly string[] | null,
): readonly Said[] {
  const listed = (one: string | readonly string[] | null) =>
    typeof one === 'string' ? [one] : (one ?? []);
  const [texts, hidden] = [listed(text), listed(without)];
  return (texts.length > 0 ? texts : hidden).flatMap((_, i) =>
    saidBefore(texts[i] ?? null, hidden[i] ?? null),
  );
}

type SakTexts = Texts<keyof SakUtenNavn>;
type MoeteTexts = Texts<keyof MoeteUtenNavn>;

export function sakUtenNavn(
  texts: SakTexts,
  names: readonly PartyName[],
  until: readonly Until<keyof SakUtenNavn>[],
): SakUtenNavn | null {
  return textsWithoutNames(OF_COLUMNS, texts, names, until) as SakUtenNavn | null;
}

export function moeteUtenNavn(
  texts: MoeteTexts,
  names: readonly PartyName[],
  until: readonly Until<keyof MoeteUtenNavn>[],
): MoeteUtenNavn | null {
  return textsWithoutNames(MOETE_TEXTS, texts, names, until) as MoeteUtenNavn | null;
}

/**
 * The same case, in which these names are found as well: what is known of texts that nobody has looked at (db/sak/names.ts).
 * `isAsBefore`: they are those of which its texts without names were made.
 */
export function withNamesFound(sak: Sak, names: readonly PartyName[], isAsBefore = false): Sak {
  const texts = isAsBefore ? sak : null;
  const moeter = sak.rettsmoeter.map((moete) => ({ texts: moete, without: moete.utenNavn }));
  return {
    ...sak,
    utenNavn: sakUtenNavn(sak, names, [{ texts, without: sak.utenNavn }]),
    rettsmoeter: sak.rettsmoeter.map((moete) => ({
      ...moete,
      utenNavn: moeteUtenNavn(moete, names, moeter),
    })),
    begrensninger: sak.begrensninger.map((one) =>
      one.tekst === null
        ? one
        : {
            ...one,
            tekstUtenNavn: hideNames(one.tekst, names, saidBefore(null, one.tekstUtenNavn ?? null)),
          },
    ),
  };
}

/** The case with every text without the parties' names. `parter` has a gate of its own, and a file is known by its `filNavn`. */
export function sakWithoutNames(sak: Sak): Sak {
  // Most cases: nothing is copied for each row of a list.
  if (!saysName(sak)) return sak;
  return {
    ...sak,
    ...sak.utenNavn,
    utenNavn: null,
    saksTema: sak.saksTemaUtenNavn ?? sak.saksTema,
    rettsmoeter: sak.rettsmoeter.map(moeteWithoutNames),
    dokumenter: sak.dokumenter.map((one) =>
      one.tittelUtenNavn === null ? one : { ...one, tittel: one.tittelUtenNavn },
    ),
    begrensninger: sak.begrensninger.map((one) =>
      one.tekstUtenNavn ? { ...one, tekst: one.tekstUtenNavn } : one,
    ),
  };
}

const saysName = ({ utenNavn, saksTemaUtenNavn, rettsmoeter, dokumenter, begrensninger }: Sak) =>
  utenNavn !== null ||
  saksTemaUtenNavn !== null ||
  rettsmoeter.some((one) => one.utenNavn !== null) ||
  dokumenter.some((one) => one.tittelUtenNavn !== null) ||
  begrensninger.some((one) => one.tekstUtenNavn);

const moeteWithoutNames = (moete: Rettsmoete): Rettsmoete =>
  moete.utenNavn === null ? moete : { ...moete, ...moete.utenNavn, utenNavn: null };

/** A hearing of before, or when and where it was, without these names. */
export function placeWithoutNames<T extends Pick<Rettsmoete, 'sal' | 'rettsalAdresse'>>(
  place: T,
  names: readonly PartyName[],
): T {
  if (names.length === 0) return place;
  return { ...place, ...moeteUtenNavn({ rettsmoetetype: null, ...place }, names, []) };
}

/** The name of a judge of before, without these. */
export function judgeWithoutNames(
  judge: string | null,
  names: readonly PartyName[],
): string | null {
  return judge === null ? null : (peopleWithoutNames(judge, names) ?? judge);
}
