import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolkeregister } from '#bff/adapters/folkeregister.ts';
import { RegisterUnavailable, type Folkeregister } from '#bff/register/folkeregister.ts';
import {
  startScriptedServer,
  steps,
  type ScriptedServer,
} from '#tests/support/servers/scripted-server.ts';

const { answer, hang, hangInTheBody, reset } = steps;
const PID = '14828840259';
const SILJE = { erGjeldende: true, fornavn: 'Silje', etternavn: 'Haugnes' };
const person = (...navn: object[]) => answer(200, { navn });
const silje = person(SILJE);

let server: ScriptedServer;
let register: Folkeregister;
beforeAll(async () => {
  server = await startScriptedServer();
  register = createFolkeregister(`${server.url}/`);
});
afterAll(() => server.close());

const failure = () =>
  register.findName(PID).then(
    () => null,
    (error: unknown) => error,
  );

describe('the question', () => {
  it('is for the names of one person, and says nothing else', async () => {
    server.next(silje);
    await register.findName(PID);
    const [{ method, url, headers }] = server.asked as [(typeof server.asked)[0]];
    expect([method, url]).toEqual(['GET', `/v1/personer/${PID}?part=navn`]);
    expect(headers).toMatchObject({ accept: 'application/json' });
    for (const name of ['cookie', 'authorization', 'referer'])
      expect(headers).not.toHaveProperty(name);
  });
});

describe('of the names in the answer', () => {
  it.each([
    [
      'the current one counts',
      [{ erGjeldende: false, fornavn: null }, { etternavn: 'Før' }, SILJE],
      'Haugnes',
    ],
    [
      'a middle name goes before the family name',
      [{ ...SILJE, mellomnavn: 'Lund' }],
      'Lund Haugnes',
    ],
    ['an empty middle name is none', [{ ...SILJE, mellomnavn: ' ' }], 'Haugnes'],
    ['no middle name is none', [{ ...SILJE, mellomnavn: null }], 'Haugnes'],
    ['blanks around them go', [{ ...SILJE, etternavn: ' Haugnes ' }], 'Haugnes'],
    ['capitals stay as they are', [{ ...SILJE, etternavn: 'HAUGNES' }], 'HAUGNES'],
  ])('%s', async (_, navn, etternavn) => {
    server.next(person(...navn));
    expect(await register.findName(PID)).toEqual({ fornavn: 'Silje', etternavn });
  });
});

describe('a failure that may pass is tried once more', () => {
  it.each([
    ['no connection', reset],
    ['an error of its own', answer(500, '<h1>Feil</h1>')],
    ['a gateway without a register', answer(503)],
    ['too many questions', answer(429)],
    ['silence', hang],
  ])('%s', async (_, step) => {
    server.next(step, silje);
    expect(await register.findName(PID)).toEqual({ fornavn: 'Silje', etternavn: 'Haugnes' });
    expect(server.asked).toHaveLength(2);
  });
});

describe('a failure that stays is reported after two attempts', () => {
  it.each([
    ['no connection', reset, false],
    ['an error of its own', answer(500), false],
    ['too many questions', answer(429), false],
    ['silence', hang, true],
    ['silence in the middle of an answer', hangInTheBody, true],
  ])('%s', async (_, step, isSlow) => {
    server.next(step);
    expect(await failure()).toMatchObject({ name: 'RegisterUnavailable', isSlow });
    expect(server.asked).toHaveLength(2);
  });
});

describe('a failure that a retry cannot change is reported at once', () => {
  it.each([
    ['a question that it refuses', answer(400)],
    ['being nobody to it', answer(401)],
    ['not being let in', answer(403)],
    ['a page', answer(200, `<html>${PID}</html>`)],
    ['a person without a name', person()],
    ['a person without a current name', person({ ...SILJE, erGjeldende: false })],
    ['a name without letters', person({ ...SILJE, fornavn: ' ' })],
    ['another shape', answer(200, { navn: 'Silje Haugnes', pid: PID })],
    ['no body', answer(204, '')],
    [
      'an answer without an end',
      answer(200, JSON.stringify({ navn: [SILJE], x: 'x'.repeat(100_000) })),
    ],
    ['another address', answer(302, '', { location: `/v1/personer/${PID}` })],
  ])('%s', async (_, step) => {
    server.next(step, silje);
    const error = await failure();
    expect(error).toBeInstanceOf(RegisterUnavailable);
    expect(inspect(error, { depth: null, showHidden: true })).not.toMatch(/14828840259|Silje/);
    expect(server.asked).toHaveLength(1);
  });

  it('a person that it does not know', async () => {
    server.next(answer(404), silje);
    expect(await register.findName(PID)).toBeNull();
    expect(server.asked).toHaveLength(1);
  });
});

describe('its health', () => {
  it("is checked without anybody's number, and once", async () => {
    server.next(answer(200, { status: 'OK' }));
    await register.ping();
    expect(server.asked.map(({ url }) => url)).toEqual(['/v1/helse']);
    server.next(answer(500));
    await expect(register.ping()).rejects.toBeInstanceOf(RegisterUnavailable);
    expect(server.asked).toHaveLength(1);
  });

  it.each([
    ['a page', answer(200, '<h1>Logg inn</h1>', { 'content-type': 'text/html' })],
    ['nothing', answer(200, '')],
    ['that it is ill', answer(200, { status: 'DOWN' })],
    ['something else', answer(200, { message: 'Hello' })],
  ])('is not believed when the answer is %s', async (_, step) => {
    server.next(step);
    await expect(register.ping()).rejects.toBeInstanceOf(RegisterUnavailable);
  });
});
