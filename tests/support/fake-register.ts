import { RegisterUnavailable, type Folkeregister } from '#bff/register/folkeregister.ts';
import { persons } from './bff-persons.ts';

export interface FakeRegister extends Folkeregister {
  /** Set to answer nothing. */
  down: boolean;
  /** How often it was asked for a name. */
  asked: number;
}

/** Knows the persons of bff-persons.ts that have an identity number. */
export function createFakeRegister(): FakeRegister {
  const ask = () => {
    if (self.down) throw new RegisterUnavailable('down');
  };
  const self: FakeRegister = {
    down: false,
    asked: 0,
    findName: async (pid) => {
      self.asked += 1;
      ask();
      const person = Object.values(persons).find((one) => one.pid === pid);
      return person && /^\d{11}$/.test(pid)
        ? { fornavn: person.fornavn, etternavn: person.etternavn }
        : null;
    },
    ping: async () => {
      ask();
    },
  };
  return self;
}
