import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  findInScripts,
  findInStylesheet,
  readAvailability,
  type UsedFeatures,
} from './testing/used-web-features.fixture';

const folder = import.meta.dirname;
const document = path.join(folder, '../../../docs/browsers.md');

describe('docs/browsers.md', () => {
  it('lists each feature of the shell that is not widely available, with its availability', () => {
    const rows = readFileSync(document, 'utf8').matchAll(/^\| `([\w-]+)` +\| (\w+) /gm);
    const listed = [...rows].map(([, id, availability]) => `${id} ${availability}`);
    expect(listed).toEqual(
      [...findUsed()].map(([id, parts]) => `${id} ${readAvailability(parts)}`).sort(),
    );
  }, 60_000);
});

function findUsed(): UsedFeatures {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => !/\.(test|fixture)\.|[\\/]testing[\\/]|\.d\.ts$/.test(file));
  const scripts = files.filter(
    (file) => /\.tsx?$/.test(file) && !/from 'node:/.test(readFileSync(file, 'utf8')),
  );
  const worker = scripts.filter((file) => /[\\/]offline[\\/]worker[\\/][^\\/]+$/.test(file));

  const used: UsedFeatures = new Map();
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    findInStylesheet(file, used);
  }
  const page = scripts.filter((file) => !worker.includes(file));
  findInScripts(page, ['es2023', 'dom', 'dom.iterable'], used);
  findInScripts(worker, ['es2023', 'webworker', 'webworker.iterable'], used);
  return used;
}
