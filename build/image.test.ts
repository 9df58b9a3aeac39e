import { describe, expect, it } from 'vitest';
import { onlyShipped, packageOf } from './image.ts';

const component = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0' });
const shipped = (name: string) => ({ path: '', name, version: '1.0.0', licence: 'MIT' });
const all = {
  bomFormat: 'CycloneDX',
  components: [component('koa'), component('vitest'), component('shared')],
  dependencies: [
    { ref: 'us@1', dependsOn: ['koa@1.0.0', 'vitest@1.0.0'] },
    { ref: 'koa@1.0.0', dependsOn: ['shared@1.0.0'] },
    { ref: 'vitest@1.0.0', dependsOn: ['shared@1.0.0'] },
  ],
};

describe('the list of packages of the image', () => {
  it('has what is shipped, also where tools use it too, and no tool', () => {
    expect(onlyShipped(all, [shipped('koa'), shipped('shared')])).toEqual({
      bomFormat: 'CycloneDX',
      components: [component('koa'), component('shared')],
      dependencies: [
        { ref: 'us@1', dependsOn: ['koa@1.0.0'] },
        { ref: 'koa@1.0.0', dependsOn: ['shared@1.0.0'] },
      ],
    });
  });

  it('lacks nothing that is shipped', () => {
    expect(() => onlyShipped(all, [shipped('koa'), shipped('pg')])).toThrow('lacks pg@1.0.0');
  });
});

describe('a file of node_modules', () => {
  it.each([
    ['node_modules/koa/lib/request.js', 'node_modules/koa'],
    ['node_modules/@koa/router/index.js', 'node_modules/@koa/router'],
    ['node_modules/a/node_modules/@b/c/lib/x.js', 'node_modules/a/node_modules/@b/c'],
    ['dist/server/bff.js', ''],
  ])('%s is of %s', (file, folder) => {
    expect(packageOf(file)).toBe(folder);
  });
});
