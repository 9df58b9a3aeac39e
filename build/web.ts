import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { unlessAborted } from '#dev/servers/unless-aborted.ts';
import { type Language, LANGUAGES } from '#domain/texts.ts';
import { WEB_SOURCES, buildOnce, inputHash } from './once.ts';
import { projectRoot } from './paths.ts';

/** Builds the page into dist/web/, in bokmål as index.html and in nynorsk as index.nn.html, and for the server in .render/. Says whether it had to. */
export function buildWeb(signal?: AbortSignal): Promise<boolean> {
  return buildOnce('web', inputHash(WEB_SOURCES), async (outDir) => {
    const nynorsk = join(outDir, 'nn');
    await build(outDir, 'nb', signal);
    await build(nynorsk, 'nn', signal);
    // Files of the same content have the same name: what has no texts is there once, and outlives a change of language.
    await cp(join(nynorsk, 'assets'), join(outDir, 'assets'), { recursive: true });
    await rename(join(nynorsk, 'index.html'), join(outDir, 'index.nn.html'));
    await rename(join(nynorsk, '.vite/manifest.json'), join(outDir, '.vite/manifest.nn.json'));
    await rm(nynorsk, { recursive: true });
    for (const language of LANGUAGES)
      await build(join(outDir, '.render', language), language, signal, ['--ssr', 'render.tsx']);
    await unlessAborted(signal, precompress(join(outDir, 'assets')));
  });
}

/**
 * Runs Vite in a process of its own, with NODE_ENV=production: with another value it bundles React for
 * development, and where it is missing Vite sets it, which our own children would inherit.
 */
async function build(
  outDir: string,
  language: Language,
  signal: AbortSignal | undefined,
  more: readonly string[] = [],
): Promise<void> {
  const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'));
  const args = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn', ...more];
  await new Promise<void>((resolve, reject) => {
    execFile(
      process.execPath,
      [join(vite, 'bin/vite.js'), ...args],
      {
        cwd: projectRoot,
        env: { ...process.env, NODE_ENV: 'production', PAGE_LANGUAGE: language },
        ...(signal && { signal }),
      },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`The page can't be built:\n${stdout}${stderr}`));
        else resolve();
      },
    );
  });
}

/** Below this many bytes, compression is not worth it (bff/http/compress.ts). */
const MIN_BYTES = 1400;

/** Writes `x.js.br` and `x.js.gz` beside each script and style, at the highest quality (bff/http/serve-web.ts). */
async function precompress(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const bytes = await readFile(file);
      if (bytes.length < MIN_BYTES) return;
      // brotli's default quality is its highest, 11.
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
