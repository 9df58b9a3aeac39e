import { BEGRENSNING_NAVN, type BegrensningType } from './sak.ts';

/*
 * The kinds of changes that readers are told of: all that differs between them, once each. What is stored, sent, searched for names,
 * drawn and mailed follows from the form, so a kind of a form that there is needs its entry here, whoever finds it (`endringer.ts`)
 * and a migration (docs/CONTRIBUTING.md, "Add a kind of change").
 */

/**
 * What a change says beside its kind, and what a notice tells of it. A notice goes further than a page, into other people's
 * programs, and stays: it never has words that may be a name that is hidden later, so of these it only says that they have changed.
 */
const ENDRING_FORMER = {
  /** Of a hearing: from when and where to when and where. */
  flytting: { fortelles: 'helt', kanSkjules: false },
  /** Of a hearing that stays when it was: from where to where. */
  sted: { fortelles: 'helt', kanSkjules: false },
  nyttMoete: { fortelles: 'helt', kanSkjules: false },
  avlysning: { fortelles: 'helt', kanSkjules: false },
  /** From a text to a text, either of them none. */
  verdi: { fortelles: 'bare at', kanSkjules: false },
  /** Nothing: neither the words of before nor those of now. */
  ingen: { fortelles: 'helt', kanSkjules: false },
  /** A restriction of a hearing, or of the whole case. */
  begrensning: { fortelles: 'helt', kanSkjules: true },
  /** A document, by its title. */
  fil: { fortelles: 'bare at', kanSkjules: true },
} as const satisfies Record<string, EndringForm>;

interface EndringForm {
  readonly fortelles: 'helt' | 'bare at';
  /** Whether it is told only while its document or restriction may be shown. */
  readonly kanSkjules: boolean;
}
export type Form = keyof typeof ENDRING_FORMER;

/** The forms of changes of hearings. */
export const MOETE_FORMER = ['flytting', 'sted', 'nyttMoete', 'avlysning'] as const;

/** By what the list of notices can be narrowed, beside the hits of saved searches. */
export const GRUPPER = {
  moeter: 'Rettsmøter',
  dokumenter: 'Tiltaler og avgjørelser',
  begrensninger: 'Begrensninger',
  annet: 'Andre endringer',
} as const;

interface Slag {
  readonly form: Form;
  /** What a notice is called on the page, and in an e-mail: `{begrensning}` and `{Begrensning}` are its name. */
  readonly tittel: string;
  readonly epost: string;
  /**
   * The sentence on the page of the case. `{fra}` and `{til}`: what was and what is; `{endret}`: both, or that there is none any
   * more (`uten`); `{naar}`: when the hearing is; `{hva}`: the title, or the name of the restriction and its hearing.
   */
  readonly setning: string;
  readonly uten?: string;
  readonly gruppe: keyof typeof GRUPPER;
  /** Its picture in the list of notices, by name. */
  readonly ikon: string;
  /** In which cell of a favourite it stands, and what its tag says; null: in none. */
  readonly celle: {
    readonly kolonne: 'rettsmoete' | 'domstol' | 'tiltale' | 'avgjorelse';
    readonly merke: string;
    readonly purpose: 'info' | 'warning' | 'danger';
  } | null;
}

/** By the code that stands on the wire; in the order in which they stand in a cell. */
export const ENDRING_SLAG = {
  flyttet: {
    form: 'flytting',
    tittel: 'Rettsmøte flyttet',
    epost: 'Rettsmøte flyttet',
    setning: 'flyttet fra {fra} til {til}',
    gruppe: 'moeter',
    ikon: 'flytting',
    celle: { kolonne: 'rettsmoete', merke: 'Flyttet', purpose: 'warning' },
  },
  avlyst: {
    form: 'avlysning',
    tittel: 'Rettsmøte avlyst',
    epost: 'Rettsmøte avlyst',
    setning: 'rettsmøtet {fra} er avlyst',
    gruppe: 'moeter',
    ikon: 'avlysning',
    celle: { kolonne: 'rettsmoete', merke: 'Avlyst', purpose: 'danger' },
  },
  lagtTil: {
    form: 'nyttMoete',
    tittel: 'Nytt rettsmøte',
    epost: 'Nytt rettsmøte',
    setning: 'nytt rettsmøte {til}',
    gruppe: 'moeter',
    ikon: 'nyttMoete',
    celle: { kolonne: 'rettsmoete', merke: 'Nytt rettsmøte', purpose: 'info' },
  },
  sal: {
    form: 'sted',
    tittel: 'Ny sal',
    epost: 'Ny sal eller adresse',
    setning: 'rettsmøtet {naar}: {endret}',
    uten: 'sal er ikke lenger oppgitt',
    gruppe: 'moeter',
    ikon: 'sted',
    celle: { kolonne: 'rettsmoete', merke: 'Ny sal', purpose: 'warning' },
  },
  dommer: {
    form: 'verdi',
    tittel: 'Ny dommer',
    epost: 'Ny dommer',
    setning: 'dommer: {endret}',
    uten: 'ikke lenger oppgitt',
    gruppe: 'annet',
    ikon: 'person',
    celle: { kolonne: 'domstol', merke: 'Ny dommer', purpose: 'info' },
  },
  tema: {
    form: 'ingen',
    tittel: 'Endret hva saken gjelder',
    epost: 'Endret hva saken gjelder',
    setning: 'hva saken gjelder',
    gruppe: 'annet',
    ikon: 'tekst',
    celle: null,
  },
  begrensning: {
    form: 'begrensning',
    tittel: '{Begrensning}',
    epost: '{Begrensning}',
    setning: 'ny begrensning: {hva}',
    gruppe: 'begrensninger',
    ikon: 'lukket',
    celle: null,
  },
  begrensningOpphevet: {
    form: 'begrensning',
    tittel: '{Begrensning} opphevet',
    epost: 'Ikke lenger {begrensning}',
    setning: 'begrensning opphevet: {hva}',
    gruppe: 'begrensninger',
    ikon: 'lukket',
    celle: null,
  },
  tiltale: {
    form: 'fil',
    tittel: 'Ny tiltale',
    epost: 'Ny tiltale',
    setning: 'ny tiltale: {hva}',
    gruppe: 'dokumenter',
    ikon: 'tekst',
    celle: { kolonne: 'tiltale', merke: 'Ny', purpose: 'info' },
  },
  avgjorelse: {
    form: 'fil',
    tittel: 'Ny avgjørelse',
    epost: 'Ny avgjørelse',
    setning: 'ny avgjørelse: {hva}',
    gruppe: 'dokumenter',
    ikon: 'dom',
    celle: { kolonne: 'avgjorelse', merke: 'Ny', purpose: 'info' },
  },
} as const satisfies Record<string, Slag>;

type EndringSlag = keyof typeof ENDRING_SLAG;
export type Ikon = (typeof ENDRING_SLAG)[EndringSlag]['ikon'];
export type Kolonne = NonNullable<(typeof ENDRING_SLAG)[EndringSlag]['celle']>['kolonne'];

/** The kinds of these forms. */
export type SlagAv<F extends Form> = {
  [S in EndringSlag]: (typeof ENDRING_SLAG)[S]['form'] extends F ? S : never;
}[EndringSlag];

const ALLE_SLAG = Object.keys(ENDRING_SLAG) as readonly EndringSlag[];

export const slagAv = <F extends Form>(...former: readonly F[]): readonly SlagAv<F>[] =>
  ALLE_SLAG.filter((slag): slag is SlagAv<F> =>
    (former as readonly Form[]).includes(ENDRING_SLAG[slag].form),
  );

/** Whether a change is of one of these forms. */
export const erAv = <E extends { readonly slag: string }, F extends Form>(
  endring: E,
  ...former: readonly F[]
): endring is E & { readonly slag: SlagAv<F> } =>
  (slagAv(...former) as readonly string[]).includes(endring.slag);

type FormerSomFortelles<Som> = {
  [F in Form]: (typeof ENDRING_FORMER)[F]['fortelles'] extends Som ? F : never;
}[Form];

/** The forms of which a notice only tells that there is another one. */
export const BARE_AT = (Object.keys(ENDRING_FORMER) as Form[]).filter(
  (form): form is FormerSomFortelles<'bare at'> => ENDRING_FORMER[form].fortelles === 'bare at',
);

/** The kinds, as they are stored, of which it may be hidden that there has been such a change. */
export const KAN_SKJULES: readonly string[] = [
  'dokument',
  ...ALLE_SLAG.filter((slag) => ENDRING_FORMER[ENDRING_SLAG[slag].form].kanSkjules),
];

/** The kinds whose tag stands in this cell. */
export const celler = (kolonne: Kolonne) =>
  ALLE_SLAG.flatMap((slag) => {
    const { celle }: Slag = ENDRING_SLAG[slag];
    return celle?.kolonne === kolonne ? [{ slag, ...celle }] : [];
  });

/** A hit of a saved search, the other kind of notice. */
export const TREFF = {
  tittel: { en: 'nytt treff', flere: 'nye treff' },
  epost: 'Treff i et lagret søk',
} as const;

/** What a change is called without its values, where notices are read. */
export function noticeTitle(
  endring: { readonly slag: EndringSlag; readonly type?: BegrensningType },
  where: 'tittel' | 'epost',
): string {
  const name = endring.type === undefined ? '' : BEGRENSNING_NAVN[endring.type];
  return ENDRING_SLAG[endring.slag][where]
    .replace('{begrensning}', name)
    .replace('{Begrensning}', name.charAt(0).toUpperCase() + name.slice(1));
}
