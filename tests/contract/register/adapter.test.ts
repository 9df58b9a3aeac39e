import { createFolkeregister } from '#bff/adapters/folkeregister.ts';
import { persons } from '#tests/support/access/persons.ts';
import { startTestRegister } from '#tests/support/bff/test-register.ts';
import { registerContract } from './suite.ts';

registerContract(async () => {
  const { url, start, stop } = await startTestRegister(Object.values(persons));
  return { register: createFolkeregister(url), fail: stop, recover: start, close: stop };
});
