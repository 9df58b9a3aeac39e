import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { readingsOf } from './readings.ts';
import { readRows } from './rows.ts';
import { writeAutomaton } from './write-automaton.ts';

/** `npm run lexicon -- FILE`: compiles Norsk ordbank (form, lemma and class, tab-separated, gzipped or not) into lexicon.bin. */
const file = process.argv[2];
if (file === undefined) throw new Error('Usage: npm run lexicon -- FILE');
const bytes = readFileSync(file);
const rows = readRows((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
const readings = readingsOf(rows);
const arcs = writeAutomaton(readings);
const out = Buffer.alloc(arcs.length * 4);
arcs.forEach((arc, i) => out.writeUInt32LE(arc, i * 4));
writeFileSync(fileURLToPath(new URL('../lexicon.bin', import.meta.url)), out);
process.stdout.write(
  `${rows.length} rows, ${readings.length} readings, ${arcs.length} arcs, ${out.length} bytes\n`,
);
