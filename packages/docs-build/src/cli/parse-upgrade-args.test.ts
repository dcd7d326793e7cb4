import { diagnosticsOf } from 'diagnostics';
import { describe, expect, it } from 'vitest';
import { parseUpgradeArgs } from './parse-upgrade-args';

describe('parseUpgradeArgs', () => {
  it.each([
    [[], { isDryRun: false, isForced: false }],
    [['--to', '1.2.0', '--dry-run'], { to: '1.2.0', isDryRun: true, isForced: false }],
    [['--force', '--from=1.0.0'], { from: '1.0.0', isDryRun: false, isForced: true }],
  ])('reads %j', (args, expected) => {
    expect(parseUpgradeArgs(args)).toEqual(expected);
  });

  it('reports all mistakes', () => {
    const report = () => {
      try {
        return parseUpgradeArgs(['latest', '--to', 'v2', '--dryrun', '--from']);
      } catch (error) {
        return diagnosticsOf(error)?.map(({ path, received }) => [path, received]);
      }
    };
    expect(report()).toEqual([
      ['--dryrun', 'an unknown argument'],
      ['--from', 'no value'],
      ['latest', 'an unknown argument'],
      ['--to', 'v2'],
    ]);
  });
});
