import { texts } from './texts.ts';

/*
 * The kinds of changes that readers are told of: all that differs between them, once each. What is stored, sent, searched for names,
 * drawn and mailed follows from the form, so a kind of a form that there is needs its entry here, what is said of it
 * (`endring-tekster.ts`), whoever finds it (`endringer.ts`) and a migration (docs/CONTRIBUTING.md, "Add a kind of change").
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
export const GRUPPER = texts({
  moeter: { nb: 'Rettsmøter', nn: 'Rettsmøte' },
  dokumenter: { nb: 'Tiltaler og avgjørelser', nn: 'Tiltalar og avgjerder' },
  begrensninger: { nb: 'Begrensninger', nn: 'Avgrensingar' },
  annet: { nb: 'Andre endringer', nn: 'Andre endringar' },
});

export interface Slag {
  readonly form: Form;
  readonly gruppe: keyof typeof GRUPPER;
  /** Its picture in the list of notices, by name. */
  readonly ikon: string;
  /** In which cell of a favourite its tag stands; null: in none. */
  readonly celle: {
    readonly kolonne: 'rettsmoete' | 'domstol' | 'tiltale' | 'avgjorelse';
    readonly purpose: 'info' | 'warning' | 'danger';
  } | null;
}

/** By the code that stands on the wire; in the order in which they stand in a cell. */
export const ENDRING_SLAG = {
  flyttet: {
    form: 'flytting',
    gruppe: 'moeter',
    ikon: 'flytting',
    celle: { kolonne: 'rettsmoete', purpose: 'warning' },
  },
  avlyst: {
    form: 'avlysning',
    gruppe: 'moeter',
    ikon: 'avlysning',
    celle: { kolonne: 'rettsmoete', purpose: 'danger' },
  },
  lagtTil: {
    form: 'nyttMoete',
    gruppe: 'moeter',
    ikon: 'nyttMoete',
    celle: { kolonne: 'rettsmoete', purpose: 'info' },
  },
  sal: {
    form: 'sted',
    gruppe: 'moeter',
    ikon: 'sted',
    celle: { kolonne: 'rettsmoete', purpose: 'warning' },
  },
  dommer: {
    form: 'verdi',
    gruppe: 'annet',
    ikon: 'person',
    celle: { kolonne: 'domstol', purpose: 'info' },
  },
  tema: { form: 'ingen', gruppe: 'annet', ikon: 'tekst', celle: null },
  begrensning: { form: 'begrensning', gruppe: 'begrensninger', ikon: 'lukket', celle: null },
  begrensningOpphevet: {
    form: 'begrensning',
    gruppe: 'begrensninger',
    ikon: 'lukket',
    celle: null,
  },
  tiltale: {
    form: 'fil',
    gruppe: 'dokumenter',
    ikon: 'tekst',
    celle: { kolonne: 'tiltale', purpose: 'info' },
  },
  avgjorelse: {
    form: 'fil',
    gruppe: 'dokumenter',
    ikon: 'dom',
    celle: { kolonne: 'avgjorelse', purpose: 'info' },
  },
} as const satisfies Record<string, Slag>;

export type EndringSlag = keyof typeof ENDRING_SLAG;
export type Ikon = (typeof ENDRING_SLAG)[EndringSlag]['ikon'];
export type Kolonne = NonNullable<(typeof ENDRING_SLAG)[EndringSlag]['celle']>['kolonne'];

/** The kinds of these forms. */
export type SlagAv<F extends Form> = {
  [S in EndringSlag]: (typeof ENDRING_SLAG)[S]['form'] extends F ? S : never;
}[EndringSlag];

export const ALLE_SLAG = Object.keys(ENDRING_SLAG) as readonly EndringSlag[];

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
