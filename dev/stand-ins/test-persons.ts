/** What a test person is in the service: decides the rows that `seed-persons.ts` writes. */
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

/** Everybody one can sign in as without a real identity provider. */
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
    // The population register writes some names in capitals; the header must not.
    fornavn: 'PER-ARNE',
    etternavn: 'SOLBAKK',
    pid: '03917540569',
    rolle: 'journalist',
    standardDomstolId: 'TSOS',
    beskrivelse: 'Journalist med tilgang, foretrekker Søndre Østfold tingrett',
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
];

/** 'Silje Haugnes', as the register writes it. */
export function fullName(person: Pick<TestPerson, 'fornavn' | 'etternavn'>): string {
  return `${person.fornavn} ${person.etternavn}`;
}

/** The person whose name contains `text`, whatever the case; undefined when none or several do. */
export function findTestPerson(text: string): TestPerson | undefined {
  const wanted = text.trim().toLocaleLowerCase('nb');
  const names = testPersons.map((person) => fullName(person).toLocaleLowerCase('nb'));
  const exact = names.indexOf(wanted);
  if (exact >= 0) return testPersons[exact];
  const hits = testPersons.filter((_, index) => wanted && names[index]?.includes(wanted));
  return hits.length === 1 ? hits[0] : undefined;
}
