/** The part that a test person plays; `seed-persons.ts` writes the rows for it. */
export type TestRolle = 'journalist' | 'applicant' | 'lapsed' | 'administrator';

export interface TestPerson {
  readonly fornavn: string;
  readonly etternavn: string;
  /**
   * Synthetic identity number: the month is raised by 80, Skatteetaten's series for test persons,
   * which is never given to anybody.
   */
  readonly pid: string;
  readonly rolle: TestRolle;
  /** A court's code; null is 'alle'. */
  readonly standardDomstolId: string | null;
  /** What the sign-in page says below the name, in bokmål. */
  readonly beskrivelse: string;
}

/** Everybody that one can sign in as in development. */
export const testPersons: readonly TestPerson[] = [
  {
    fornavn: 'Silje',
    etternavn: 'Haugnes',
    pid: '14828840259',
    rolle: 'journalist',
    standardDomstolId: null,
    beskrivelse: 'Journalist med tilgang',
  },
  {
    // The population register has some names in capitals. The page must not show them so.
    fornavn: 'PER-ARNE',
    etternavn: 'SOLBAKK',
    pid: '03917540569',
    rolle: 'journalist',
    standardDomstolId: 'TSOS',
    beskrivelse: 'Journalist med tilgang, foretrekker Søndre Østfold tingrett',
  },
  {
    fornavn: 'Ylva',
    etternavn: 'Tjærhaug',
    pid: '17858840236',
    rolle: 'journalist',
    standardDomstolId: null,
    beskrivelse: 'Journalist med favoritter, lagrede søk og notater',
  },
  {
    fornavn: 'Nora',
    etternavn: 'Fjellvang',
    pid: '21869540681',
    rolle: 'applicant',
    standardDomstolId: null,
    beskrivelse: 'Har ikke søkt om tilgang ennå',
  },
  {
    fornavn: 'Jonas',
    etternavn: 'Utgård',
    pid: '28858140562',
    rolle: 'lapsed',
    standardDomstolId: null,
    beskrivelse: 'Journalist, tilgangen er utløpt',
  },
  {
    fornavn: 'Astrid',
    etternavn: 'Domsland',
    pid: '07896840864',
    rolle: 'administrator',
    standardDomstolId: null,
    beskrivelse: 'Administrator',
  },
  {
    fornavn: 'Vidar',
    etternavn: 'Tinghaug',
    pid: '12917540096',
    rolle: 'administrator',
    standardDomstolId: null,
    beskrivelse: 'Administrator, kollega av Astrid Domsland',
  },
];

/** 'Silje Haugnes', in the register's spelling. */
export function fullName(person: Pick<TestPerson, 'fornavn' | 'etternavn'>): string {
  return `${person.fornavn} ${person.etternavn}`;
}

/** The person whose name contains `text`, in any case of letters; undefined when none or several match. */
export function findTestPerson(text: string): TestPerson | undefined {
  const wanted = text.trim().toLocaleLowerCase('nb');
  const names = testPersons.map((person) => fullName(person).toLocaleLowerCase('nb'));
  const exact = names.indexOf(wanted);
  if (exact >= 0) return testPersons[exact];
  const hits = testPersons.filter((_, index) => wanted && names[index]?.includes(wanted));
  return hits.length === 1 ? hits[0] : undefined;
}
