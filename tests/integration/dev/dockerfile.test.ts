import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SERVER_SOURCES, WEB_SOURCES } from '#build/once.ts';
import { projectRoot } from '#build/paths.ts';
import { readCompose } from '#tests/support/compose-file.ts';

const dockerfile = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8');
const ours = Object.entries(readCompose().services).filter(([, service]) => service.build);

describe('the Dockerfile', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap((match) =>
    match[1]!.split(' '),
  );

  it('copies only what is there and what .dockerignore lets in', () => {
    const letIn = readFileSync(join(projectRoot, '.dockerignore'), 'utf8').split('\n');
    expect(copied.length).toBeGreaterThan(10);
    for (const path of copied) {
      expect(existsSync(join(projectRoot, path)), path).toBe(true);
      expect(letIn).toContain(`!${path}`);
    }
  });

  it('copies everything that a build is made of', () => {
    const sources = [...SERVER_SOURCES, ...WEB_SOURCES, 'demo', 'dev', 'build'];
    expect(copied).toEqual(expect.arrayContaining(sources));
  });

  it('has every stage that is copied from or built', () => {
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map((match) => match[1]);
    const from = [...dockerfile.matchAll(/^COPY --from=(\S+)/gm)].map((match) => match[1]);
    const targets = ours.map(([, service]) => service.build?.target);
    expect(stages).toEqual(expect.arrayContaining([...from, ...targets]));
  });

  it('pins its base, does not run as root and checks its health', () => {
    expect(dockerfile).toMatch(/^FROM node:24\.\d+\.\d+-\S+ AS base$/m);
    expect(dockerfile).toMatch(/^USER 1000:1000$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  });

  it('holds every program that docker-compose.yml starts', async () => {
    const { productionPrograms, developmentPrograms } = await import('#build/paths.ts');
    for (const [, { command = [], build }] of ours) {
      const programs = build?.target === 'local' ? developmentPrograms : productionPrograms;
      for (const [, name] of command.join(' ').matchAll(/dist\/server\/([\w-]+)\.js/g))
        expect(programs).toHaveProperty(name!);
    }
    expect(dockerfile).toContain('dist/server/bff.js');
  });
});
