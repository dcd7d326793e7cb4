import type { Fault } from '../faults';

/**
 * A fault of the shell shows on every page. Says it once, with the first page and the number of the others.
 * Faults with a line were written by an author there and stay apart.
 */
export function groupFaults(faults: readonly Fault[]): readonly Fault[] {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) {
    const place = fault.line === undefined ? '' : `${fault.file}:${fault.line}`;
    const key = [place, fault.found, fault.expected, fault.fix].join('\n');
    const group = groups.get(key);
    if (group) {
      group.push(fault);
    } else {
      groups.set(key, [fault]);
    }
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const files = new Set(others.map(({ file }) => file));
    files.delete(first.file);
    if (files.size === 0) return [first];
    const names = [...files].slice(0, 2).join(', ') + (files.size > 2 ? ', …' : '');
    return [{ ...first, found: `${first.found}\nalso in ${files.size} more: ${names}` }];
  });
}
