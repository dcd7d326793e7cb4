import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all that it started have used. Linux only. */
export interface ProcessUsage {
  /** User and system time. */
  readonly cpuSeconds: number;
  /** Resident memory; what processes share counts for each. */
  readonly megabytes: number;
}

/** `CLK_TCK` and the size of a page are the same on every Linux that Node runs on. */
const ticksPerSecond = 100;
const pageBytes = 4096;

/** Reads what a process and its descendants have used so far, those that ended and were waited for too. */
export function measureProcessTree(root: number): ProcessUsage {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)));
  const tree = new Set([root]);
  // A child has a parent that is in the tree already, or becomes part of it in the next round.
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const { pid, parent } of stats) if (tree.has(parent)) tree.add(pid);
  }
  const own = stats.filter(({ pid }) => tree.has(pid));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    cpuSeconds: sum(own.map(({ ticks }) => ticks)) / ticksPerSecond,
    megabytes: (sum(own.map(({ pages }) => pages)) * pageBytes) / 2 ** 20,
  };
}

/** Fields of `/proc/<pid>/stat` after the command, which may hold spaces: see `man 5 proc`. */
function readStat(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const ticks = fields.slice(11, 15).reduce((total, value) => total + value, 0);
    return [{ pid, parent, ticks, pages: fields[21] ?? 0 }];
  } catch {
    // It ended meanwhile.
    return [];
  }
}
