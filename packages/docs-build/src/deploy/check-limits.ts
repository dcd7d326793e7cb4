import type { Diagnostic } from 'diagnostics';
import type { DeployTarget, HostLimit, Measured } from './targets/types';

/** Returns a diagnostic for each limit of a host that would be exceeded. */
export function checkLimits(
  { title, limits }: Pick<DeployTarget, 'limits' | 'title'>,
  measured: Measured,
): readonly Diagnostic[] {
  return limits.flatMap((limit): Diagnostic[] => {
    const value = limit.measure(measured);
    if (value <= limit.max) return [];
    return [
      {
        file: 'docs deploy',
        path: title,
        code: 'DOCS7008',
        received: `${limit.name}: ${format(value, limit)}`,
        expected: `at most ${format(limit.max, limit)}`,
        hint: limit.hint,
      },
    ];
  });
}

function format(value: number, { unit }: HostLimit): string {
  return `${value.toLocaleString('en')} ${unit}`;
}
