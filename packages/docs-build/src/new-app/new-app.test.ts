import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAppFiles } from 'create-docs-app';
import { formatText } from 'diagnostics';
import { listRepositoryEdits } from './edit-repository';
import { checkNewApp } from '../cli/new';

const root = path.join(import.meta.dirname, '../../../..');
const app = { id: 'garden-ui', packageName: 'react', categoryId: 'core' };

describe('listRepositoryEdits', () => {
  it.each(listRepositoryEdits(app).map(({ file, change }) => [file, change] as const))(
    'adds one line to %s, which can be removed again',
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
  it('takes every version from the catalog', () => {
    const manifest = JSON.parse(createAppFiles(app)['package.json'] ?? '') as {
      dependencies: Record<string, string>;
    };
    expect(Object.values(manifest.dependencies).every((version) => !/\d/.test(version))).toBe(true);
  });
});

describe('checkNewApp', () => {
  const workspace = "catalog:\n  '@paint/kit': 1.2.3\n  react: 19.3.1\n";

  it.each([
    ['garden-ui', 'react'],
    ['garden', '@paint/kit'],
  ])('accepts %s for %s', (id, packageName) => {
    expect(checkNewApp({ id, packageName, workspace, apps: ['core'] })).toEqual([]);
  });

  it('reports all problems at once', () => {
    const diagnostics = [
      ...checkNewApp({ id: 'Garden', packageName: undefined, workspace, apps: [] }),
      ...checkNewApp({ id: 'zh', packageName: 'vue', workspace, apps: [] }),
      ...checkNewApp({ id: 'core', packageName: 'react', workspace, apps: [] }),
    ];
    expect(formatText(diagnostics)).toMatchInlineSnapshot(`
      "docs new  DOCS7003
        received  no package
        expected  the npm package that the app documents
        hint      Add --package <name>.

      docs new  DOCS7003
        received  no version of vue in the catalog
        expected  a row in the catalog of pnpm-workspace.yaml
        hint      Add a line 'vue': <version>, and try again.

      docs new  DOCS7003
        received  the id “Garden”
        expected  small letters, digits and single dashes; not two letters, which are a language
        hint      Choose an id that can be a folder and a path, such as garden-ui.

      docs new  DOCS7003
        received  the id “core”
        expected  an id that no app or product has
        hint      Choose another id.

      docs new  DOCS7003
        received  the id “zh”
        expected  small letters, digits and single dashes; not two letters, which are a language
        hint      Choose an id that can be a folder and a path, such as garden-ui.

      5 errors"
    `);
  });
});
