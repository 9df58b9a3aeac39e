import { createFakeRegister } from '#tests/support/bff/fakes.ts';
import { registerContract } from './suite.ts';

registerContract(async () => {
  const register = createFakeRegister();
  const set = (down: boolean) => async () => {
    register.down = down;
  };
  return { register, fail: set(true), recover: set(false), close: async () => undefined };
});
