import { describeValue } from 'diagnostics';
import { isRecord } from '../../lib/is-record';
import type { DefinitionView } from './read-definition';
import type { DefinitionDiagnostic } from './types';

/** Reports versions unless exactly one is current and all others have a text. */
export function checkVersions({ versions }: DefinitionView): readonly DefinitionDiagnostic[] {
  const places = versions.map((version, index) => ({
    path: `versions[${index}]`,
    version: isRecord(version) ? version : undefined,
  }));
  const current = places.filter(({ version }) => version?.current === true);
  const nameless = places.filter(
    ({ version }) => version && version.current !== true && version.text === undefined,
  );
  return [
    ...countDiagnostics(current.map(({ path }) => path)),
    ...nameless.map(({ path, version }) => ({
      path: `${path}.text`,
      code: 'DOCS2015' as const,
      received: describeValue(version?.text),
      expected: 'a text for every version but the current one',
      hint: `Add text: 'v5' (or whatever it is called) to ${path}.`,
    })),
  ];
}

function countDiagnostics([first, ...others]: readonly string[]): DefinitionDiagnostic[] {
  if (first === undefined) {
    return [
      {
        path: 'versions',
        code: 'DOCS2016',
        received: 'no current version',
        expected: 'exactly one version with current: true',
        hint: 'Add { current: true }: its text is the version of the installed package.',
      },
    ];
  }
  return others.map((path) => ({
    path: `${path}.current`,
    code: 'DOCS2016',
    received: `current: true at ${first} and again at ${path}`,
    expected: 'exactly one version with current: true',
    hint: `Remove current from ${first} or from ${path}.`,
  }));
}
