import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatFaults } from '../faults';
import { createAppFiles } from './create-app-files';
import { listRepositoryEdits } from './edit-repository';
import { findNewAppFaults } from './find-new-app-faults';

const root = path.join(import.meta.dirname, '../../../..');
const app = { id: 'garden-ui', packageName: 'react', categoryId: 'core' };

describe('listRepositoryEdits', () => {
  it.each(listRepositoryEdits(app).map(({ file, change }) => [file, change] as const))(
    'adds one line to %s, which can be taken out again',
    (file, change) => {
      const before = readFileSync(path.join(root, file), 'utf8');
      const lines = change(before).split('\n');
      const added = lines.filter((line) => line.includes('garden-ui'));
      expect(added).toHaveLength(1);
      expect(lines.filter((line) => !line.includes('garden-ui')).join('\n')).toBe(before);
    },
  );
});

describe('createAppFiles', () => {
  it('asks the catalog for every version', () => {
    const manifest = JSON.parse(createAppFiles(app)['package.json'] ?? '') as {
      dependencies: Record<string, string>;
    };
    expect(Object.values(manifest.dependencies).every((version) => !/\d/.test(version))).toBe(true);
  });
});

describe('findNewAppFaults', () => {
  const workspace = "catalog:\n  '@paint/kit': 1.2.3\n  react: 19.3.1\n";

  it.each([
    ['garden-ui', 'react'],
    ['garden', '@paint/kit'],
  ])('accepts %s for %s', (id, packageName) => {
    expect(findNewAppFaults({ id, packageName, workspace, apps: ['core'] })).toEqual([]);
  });

  it('says everything that is wrong at once', () => {
    const faults = [
      ...findNewAppFaults({ id: 'Garden', packageName: undefined, workspace, apps: [] }),
      ...findNewAppFaults({ id: 'zh', packageName: 'vue', workspace, apps: [] }),
      ...findNewAppFaults({ id: 'core', packageName: 'react', workspace, apps: [] }),
    ];
    expect(formatFaults(faults)).toMatchInlineSnapshot(`
      "npm run new -- <id> --package <npm package> [--category <id>]
        found     no package
        expected  the npm package that the app documents
        fix       Add --package <name>.

      npm run new -- <id> --package <npm package> [--category <id>]
        found     no version of vue in the catalog
        expected  a row in the catalog of pnpm-workspace.yaml
        fix       Add a line 'vue': <version>, and try again.

      npm run new -- <id> --package <npm package> [--category <id>]
        found     the id “Garden”
        expected  small letters, digits and single dashes; not two letters, which are a language
        fix       Choose an id that can be a folder and a path, such as garden-ui.

      npm run new -- <id> --package <npm package> [--category <id>]
        found     the id “core”
        expected  an id that no app or product has
        fix       Choose another id.

      npm run new -- <id> --package <npm package> [--category <id>]
        found     the id “zh”
        expected  small letters, digits and single dashes; not two letters, which are a language
        fix       Choose an id that can be a folder and a path, such as garden-ui.

      5 faults"
    `);
  });
});
