import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder, devServerFile } from '../page-document';

/** Reads the origin of the running `docs dev` of the app in the current folder. */
export async function readDevOrigin(): Promise<string> {
  const file = path.join(process.cwd(), buildFolder, devServerFile);
  const { origin } = JSON.parse(await readFile(file, 'utf8')) as { origin: string };
  return origin;
}
