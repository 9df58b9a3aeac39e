/** Whom the register knows. */
export interface RegisteredPerson {
  readonly pid: string;
  readonly fornavn: string;
  readonly etternavn: string;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const PERSON = /^\/v1\/personer\/(\d{11})$/;
const unknown: Answer = { status: 404, body: { feilmelding: 'Finnes ikke' } };

/** What the register says to a GET of `path`; like the real one it has former names too. */
export function answer(persons: readonly RegisteredPerson[], path: string): Answer {
  const address = `http://register${path}`;
  if (!URL.canParse(address)) return unknown;
  const { pathname, searchParams } = new URL(address);
  if (pathname === '/v1/helse') return { status: 200, body: { status: 'OK' } };
  const person = persons.find(({ pid }) => pid === PERSON.exec(pathname)?.[1]);
  if (!person || searchParams.get('part') !== 'navn') return unknown;
  const { fornavn, etternavn } = person;
  const former = { erGjeldende: false, fornavn, mellomnavn: null, etternavn: 'Tidligere' };
  const current = { erGjeldende: true, fornavn, mellomnavn: null, etternavn };
  return { status: 200, body: { navn: [former, current] } };
}
