import { median } from '../median';
import type { Round } from './measure';

/** The figures of an adapter: medians over all rounds. Milliseconds and KiB. */
export interface Figures {
  readonly kibibytes: number;
  readonly requests: number;
  readonly first: number;
  readonly further: number;
  readonly again: number;
}

/** Summarizes the rounds of one adapter under one condition. */
export function summarize(rounds: readonly Round[]): Figures {
  return {
    kibibytes: median(rounds.map(({ bytes }) => bytes)) / 1024,
    requests: median(rounds.map(({ requests }) => requests.length)),
    first: median(rounds.map(({ first }) => first)),
    further: median(rounds.flatMap(({ further }) => further)),
    again: median(rounds.flatMap(({ again }) => again)),
  };
}

/** Formats a Markdown table. Each figure is followed by its ratio to that of the first row. */
export function formatTable(rows: readonly (readonly [name: string, figures: Figures])[]): string {
  const base = rows[0]?.[1];
  const cells = rows.map(([name, figures]) => {
    const cell = (key: keyof Figures, unit: string) => {
      const ratio = base && figures[key] / base[key];
      const isBase = figures === base || ratio === undefined;
      return `${figures[key].toFixed(0)} ${unit}${isBase ? '' : ` (${ratio.toFixed(1)}×)`}`;
    };
    return [
      name,
      cell('kibibytes', 'KiB'),
      figures.requests.toFixed(0),
      cell('first', 'ms'),
      cell('further', 'ms'),
      cell('again', 'ms'),
    ];
  });
  const head = [
    'search over 1,000 pages',
    'on the wire',
    'requests',
    'opening to first result',
    'a new query',
    'the same again',
  ];
  const lines = [head, head.map(() => '---'), ...cells];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
