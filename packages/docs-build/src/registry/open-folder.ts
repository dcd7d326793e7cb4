import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LiveSite } from '../deploy/site/open-live';

/** Larger files are no files of a documentation. */
const maxBytes = 64 * 1024 * 1024;

/** Opens the folder of a site, so that it is read like a deployed one. */
export function openFolder(root: string): Pick<LiveSite, 'readText'> {
  return {
    async readText(address) {
      const file = path.join(root, address);
      try {
        const { size } = await stat(file);
        if (size > maxBytes) return { problem: `${file} has ${size} bytes`, isAbsent: false };
        return { text: await readFile(file, 'utf8') };
      } catch {
        return { problem: `${file} is missing`, isAbsent: true };
      }
    },
  };
}
