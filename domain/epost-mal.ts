import { LIMITS } from './text-rules.ts';
import { bokmaal } from './texts.ts';

/**
 * The e-mails whose wording administrators edit: those in which the court speaks of applications and access. What tells of keys and
 * secret addresses, of what is hidden, or of cases stays in the program: a wrong word there does harm.
 *
 * A text is lines. Each is a paragraph, and what stands in braces is filled in when the e-mail is sent.
 */
export const EPOST_FELT = bokmaal({
  fornavn: 'Fornavnet til den som får e-posten',
  kontaktperson: 'Kontaktpersonens navn',
  navn: 'Søkerens navn',
  opplysninger: 'Søkerens navn, stilling og redaksjon under hverandre',
  lenke: 'Knappen, med adressen under',
  begrunnelse: 'Begrunnelsen for avslaget, som et sitat',
  frist: 'Siste dag for å svare',
  spurt: 'Dagen kontaktpersonen ble spurt',
  sistedag: 'Siste dag med tilgang. Avsnittet utelates når det ikke er satt noen sluttdato.',
  oppdateres:
    'Dagen for neste årlige oppdatering. Avsnittet utelates når tilgangen slutter før den.',
  dag: 'Dagen opplysningene må oppdateres',
  tilgang: 'At tilgangen er tatt bort. Utelates når det ikke gjelder.',
  opphoerer: 'Dagen suspensjonen er over',
  slettes: 'Når profilen er slettet for godt',
  avsluttes: 'Dagen tilgangen avsluttes',
  adresse: 'Adressen som svarer på spørsmål',
});
export type EpostFelt = keyof typeof EPOST_FELT;

/** Each is a paragraph of its own. */
const AVSNITT: readonly EpostFelt[] = ['opplysninger', 'lenke', 'begrunnelse', 'tilgang'];
/** The paragraph is left out where there is nothing to fill in. A subject can't be left out. */
const KAN_UTELATES: readonly EpostFelt[] = ['sistedag', 'oppdateres', 'tilgang'];

export const MOTTAKERE = bokmaal({
  soeker: 'Søkere',
  bruker: 'Pressebrukere',
  arbeidsgiver: 'Arbeidsgivere',
});

interface EpostMal {
  readonly til: keyof typeof MOTTAKERE;
  readonly felt: readonly EpostFelt[];
  /** Without these the e-mail does not say what it is sent for. */
  readonly kreves: readonly EpostFelt[];
}

export const EPOST_MALER = {
  soeknad_mottatt: { til: 'soeker', felt: ['fornavn', 'lenke'], kreves: [] },
  arbeidsgiver_forespoersel: {
    til: 'arbeidsgiver',
    felt: ['kontaktperson', 'navn', 'opplysninger', 'lenke', 'frist'],
    kreves: ['navn', 'lenke', 'frist'],
  },
  arbeidsgiver_paaminnelse: {
    til: 'arbeidsgiver',
    felt: ['kontaktperson', 'navn', 'spurt', 'opplysninger', 'lenke', 'frist'],
    kreves: ['navn', 'lenke', 'frist'],
  },
  arbeidsgiver_ikke_svart: {
    til: 'soeker',
    felt: ['fornavn', 'kontaktperson', 'frist', 'lenke'],
    kreves: ['lenke'],
  },
  soeknad_godkjent: {
    til: 'soeker',
    felt: ['fornavn', 'lenke', 'sistedag', 'oppdateres'],
    kreves: ['lenke', 'sistedag'],
  },
  soeknad_avslaatt: {
    til: 'soeker',
    felt: ['fornavn', 'begrunnelse', 'lenke'],
    kreves: ['begrunnelse'],
  },
  soeknad_gjenaapnet: {
    til: 'soeker',
    felt: ['fornavn', 'tilgang', 'lenke'],
    kreves: ['tilgang'],
  },
  aarlig_paaminnelse: {
    til: 'bruker',
    felt: ['fornavn', 'dag', 'lenke'],
    kreves: ['dag', 'lenke'],
  },
  ubrukt_varsel: {
    til: 'bruker',
    felt: ['fornavn', 'avsluttes', 'adresse', 'lenke'],
    kreves: ['avsluttes', 'lenke'],
  },
  ubrukt_avsluttet: {
    til: 'bruker',
    felt: ['fornavn', 'adresse', 'lenke'],
    kreves: ['adresse'],
  },
  bruker_suspendert: {
    til: 'bruker',
    felt: ['fornavn', 'opphoerer', 'adresse', 'lenke'],
    kreves: ['opphoerer', 'adresse'],
  },
  suspensjon_opphevet: {
    til: 'bruker',
    felt: ['fornavn', 'adresse', 'lenke'],
    kreves: ['adresse', 'lenke'],
  },
  bruker_slettet: {
    til: 'bruker',
    felt: ['fornavn', 'slettes', 'adresse', 'lenke'],
    kreves: ['slettes', 'adresse'],
  },
} as const satisfies Readonly<Record<string, EpostMal>>;
export type RedigerbarMal = keyof typeof EPOST_MALER;

export const REDIGERBARE = Object.keys(EPOST_MALER) as RedigerbarMal[];

export const isRedigerbar = (mal: string): mal is RedigerbarMal => Object.hasOwn(EPOST_MALER, mal);

/** What administrators write of an e-mail, in one language. */
export interface EpostTekst {
  readonly emne: string;
  readonly tekst: string;
}

/** A piece of a line: words, or what is filled in. */
type Stykke = { readonly ord: string } | { readonly felt: string };

/** The line in its pieces. A name that no e-mail has is a piece like any other. */
export function stykkerAv(linje: string): Stykke[] {
  return linje
    .split(/(\{[^{}]*\})/u)
    .filter((del) => del !== '')
    .map((del) =>
      del.startsWith('{') && del.endsWith('}') ? { felt: del.slice(1, -1).trim() } : { ord: del },
    );
}

export const linjerAv = (tekst: string): string[] =>
  tekst
    .split('\n')
    .map((linje) => linje.trim())
    .filter((linje) => linje !== '');

const feltI = (linje: string): string[] =>
  stykkerAv(linje).flatMap((stykke) => ('felt' in stykke ? stykke.felt : []));

/** As it is written in a text. */
export const medKlammer = (felt: string): string => `{${felt}}`;

export const epostMalMessages = bokmaal({
  emne: 'Emnet må fylles ut.',
  tekst: 'Teksten må fylles ut.',
  emneTooLong: `Emnet kan ikke være lengre enn ${LIMITS.line} tegn.`,
  tekstTooLong: `Teksten kan ikke være lengre enn ${LIMITS.text} tegn.`,
  unknown: (felt: string, kjente: string) =>
    `${felt} finnes ikke i denne e-posten. Den har ${kjente}.`,
  notInSubject: (felt: string) => `${felt} kan ikke stå i emnet.`,
  alone: (felt: string) => `${felt} må stå alene på en linje.`,
  missing: (felt: string) => `Teksten må ha ${felt}.`,
  brace: 'Tegnene { og } kan bare stå rundt navnet på noe som fylles inn.',
  sak: 'Et saksnummer kan ikke stå her: e-posten går til mange.',
  changed: 'E-posten er endret av en annen.',
});

/** The number of a case, as `26-012345MED-TOSL`: a text that everybody gets is of no case. */
const SAKSNUMMER = /\b\d{2}-\d{3,6}\s?[A-ZÆØÅ]{3}\b/iu;

/** What is wrong with a text; nothing, when it can be sent. */
export function epostMalFeil(
  mal: RedigerbarMal,
  { emne, tekst }: EpostTekst,
): { readonly emne?: string; readonly tekst?: string } {
  const inSubject = emneFeil(mal, emne);
  const inText = tekstFeil(mal, tekst);
  return { ...(inSubject && { emne: inSubject }), ...(inText && { tekst: inText }) };
}

/** What is wrong with a subject; null for nothing. */
export function emneFeil(mal: RedigerbarMal, emne: string): string | null {
  const m = epostMalMessages;
  if (emne.trim() === '') return m.emne;
  if (emne.length > LIMITS.line) return m.emneTooLong;
  const misplaced = feltI(emne).find((felt) => isIn([...AVSNITT, ...KAN_UTELATES], felt));
  if (misplaced !== undefined) return m.notInSubject(medKlammer(misplaced));
  return linjeFeil(mal, emne);
}

/** What is wrong with the text below it; null for nothing. */
export function tekstFeil(mal: RedigerbarMal, tekst: string): string | null {
  const m = epostMalMessages;
  if (tekst.trim() === '') return m.tekst;
  if (tekst.length > LIMITS.text) return m.tekstTooLong;
  for (const linje of linjerAv(tekst)) {
    const feil = linjeFeil(mal, linje);
    if (feil) return feil;
    const crowded = feltI(linje).find((felt) => isIn(AVSNITT, felt));
    if (crowded !== undefined && stykkerAv(linje).length > 1) return m.alone(medKlammer(crowded));
  }
  const missing = EPOST_MALER[mal].kreves.find((felt) => !isIn(feltI(tekst), felt));
  return missing === undefined ? null : m.missing(medKlammer(missing));
}

function linjeFeil(mal: RedigerbarMal, linje: string): string | null {
  const m = epostMalMessages;
  const known: readonly EpostFelt[] = EPOST_MALER[mal].felt;
  const unknown = feltI(linje).find((felt) => !isIn(known, felt));
  if (unknown !== undefined)
    return m.unknown(medKlammer(unknown), known.map(medKlammer).join(', '));
  const rest = stykkerAv(linje).flatMap((stykke) => ('ord' in stykke ? stykke.ord : []));
  if (/[{}]/.test(rest.join(''))) return m.brace;
  return SAKSNUMMER.test(rest.join(' ')) ? m.sak : null;
}

const isIn = (list: readonly string[], one: string) => list.includes(one);

/** A line of a text that is compared with another one. */
export interface Linje {
  readonly slag: 'lik' | 'borte' | 'ny';
  readonly tekst: string;
}

/** What stands in `naa` and did not in `da`, and the other way round, line by line in the order of both. */
export function forskjeller(da: string, naa: string): Linje[] {
  const [old, now] = [linjerAv(da), linjerAv(naa)];
  // How long the longest common part of what follows is: lengths[i][j] of old from i, now from j.
  const lengths = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(now.length + 1).fill(0),
  );
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        old[i] === now[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const lines: Linje[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length)
    if (i < old.length && old[i] === now[j]) {
      lines.push({ slag: 'lik', tekst: old[i]! });
      [i, j] = [i + 1, j + 1];
    } else if (j === now.length || (i < old.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      lines.push({ slag: 'borte', tekst: old[i]! });
      i += 1;
    } else {
      lines.push({ slag: 'ny', tekst: now[j]! });
      j += 1;
    }
  return lines;
}
