import { describeValue } from './describe-value';
import { isRecord } from '../../lib/is-record';
import type { DefinitionView } from './read-definition';
import type { ManifestFault } from './types';

/** Reports versions unless exactly one is current and all others have a text. */
export function checkVersions({ versions }: DefinitionView): readonly ManifestFault[] {
  const places = versions.map((version, index) => ({
    path: `versions[${index}]`,
    version: isRecord(version) ? version : undefined,
  }));
  const current = places.filter(({ version }) => version?.current === true);
  const nameless = places.filter(
    ({ version }) => version && version.current !== true && version.text === undefined,
  );
  return [
    ...countFaults(current.map(({ path }) => path)),
    ...nameless.map(({ path, version }) => ({
      path: `${path}.text`,
      found: describeValue(version?.text),
      expected: 'a text for every version but the current one',
      fix: `Add text: 'v5' (or whatever it is called) to ${path}.`,
    })),
  ];
}

function countFaults([first, ...others]: readonly string[]): ManifestFault[] {
  if (first === undefined) {
    return [
      {
        path: 'versions',
        found: 'no current version',
        expected: 'exactly one version with current: true',
        fix: 'Add { current: true }: its text is the version of the installed package.',
      },
    ];
  }
  return others.map((path) => ({
    path: `${path}.current`,
    found: `current: true at ${first} and again at ${path}`,
    expected: 'exactly one version with current: true',
    fix: `Remove current from ${first} or from ${path}.`,
  }));
}
