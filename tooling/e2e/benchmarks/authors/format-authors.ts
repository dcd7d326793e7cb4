import type { Duration } from '../dev/measure-dev-server';
import { median } from '../median';
import type { AuthorsDay } from './measure-authors';

/** A generator and what was measured with it. */
export interface NamedDay {
  readonly name: string;
  readonly day: AuthorsDay;
}

/** A table in Markdown: a row for each figure, a column for each generator. */
export function formatAuthors(pages: number, days: readonly NamedDay[]): string {
  const row = (name: string, describe: (day: AuthorsDay) => string) => [
    name,
    ...days.map(({ day }) => describe(day)),
  ];
  const edits = days[0]?.day.edits.length ?? 0;
  const rows = [
    [`${pages} pages`, ...days.map(({ name }) => name)],
    ['---', ...days.map(() => '--:')],
    row('first page, cold start', ({ firstStart }) => describe([firstStart])),
    row('first page, second start', ({ secondStart }) => describe([secondStart])),
    row('a later page, first request', ({ requests }) => describe(requests)),
    row('edit until it is visible', (day) => describe(day.edits)),
    row('edits that the page missed', (day) =>
      String(day.edits.filter(({ milliseconds }) => milliseconds === Infinity).length),
    ),
    row('memory with one page open', ({ megabytesBefore }) => `${megabytesBefore.toFixed(0)} MB`),
    row(`memory after ${edits} edits`, ({ megabytesAfter }) => `${megabytesAfter.toFixed(0)} MB`),
    ...(days.some(({ day }) => day.builds)
      ? [
          row('build, cold', ({ builds }) => describeBuild(builds?.[0])),
          row('build, one line changed', ({ builds }) => describeBuild(builds?.[1])),
        ]
      : []),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Medians: wall time and CPU time. */
function describe(durations: readonly Duration[]): string {
  const seconds = median(durations.map(({ milliseconds }) => milliseconds)) / 1000;
  const cpu = median(durations.map(({ cpuSeconds }) => cpuSeconds));
  return `${seconds.toFixed(2)} s (${cpu.toFixed(2)} CPU s)`;
}

function describeBuild(cpuSeconds: number | undefined): string {
  return cpuSeconds === undefined ? '–' : `${cpuSeconds.toFixed(1)} CPU s`;
}
