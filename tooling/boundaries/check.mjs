import path from 'node:path';
import { checkBoundaries, formatFault } from './check-boundaries.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { faults, modules } = await checkBoundaries(root);

if (faults.length > 0) {
  console.error(`${faults.map(formatFault).join('\n\n')}\n`);
  process.exitCode = 1;
}
console.log(`Boundaries: ${modules} modules read, ${faults.length} faults.`);
