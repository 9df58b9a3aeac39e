import { createFolkeregister } from '#bff/adapters/folkeregister.ts';
import { persons } from '#tests/support/access/persons.ts';
import { startTokenRegister } from '#tests/support/bff/token-register.ts';
import { registerContract } from './suite.ts';

registerContract(async () => {
  const { url, tokens, start, stop, close } = await startTokenRegister(Object.values(persons));
  return { register: createFolkeregister(url, tokens), fail: stop, recover: start, close };
});
