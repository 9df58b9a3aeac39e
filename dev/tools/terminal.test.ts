import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAsProgram } from './terminal.ts';

describe('a program', () => {
  let printed: string;
  beforeEach(() => {
    printed = '';
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });

  it('ends with the number that it gives, or with 0', async () => {
    await runAsProgram(async () => 3);
    expect(process.exitCode).toBe(3);
    await runAsProgram(async () => undefined);
    expect(process.exitCode).toBe(0);
    expect(printed).toBe('');
  });

  it('prints the message of a failure, without a stack trace, and ends with 1', async () => {
    await runAsProgram(() => Promise.reject(new Error('No such folder')));
    expect({ printed, code: process.exitCode }).toEqual({ printed: 'No such folder\n', code: 1 });
  });

  it('prints the reasons of a failure that has several', async () => {
    const both = new AggregateError([new Error('no IPv6'), new Error('no IPv4')]);
    await runAsProgram(() => Promise.reject(both));
    expect(printed).toBe('no IPv6; no IPv4\n');
  });
});
