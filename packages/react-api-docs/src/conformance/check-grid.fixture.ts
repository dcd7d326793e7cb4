import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as MaterialStyles from '@mui/material/styles';
import type { ApiDocument, Prop } from '../document';
import { createVirtualProgram } from '../program/create-virtual-program';
import { parsedFiles } from '../program/parsed-files.fixture';
import { products } from './products.fixture';

const folder = path.join(import.meta.dirname, '../..');
const require = createRequire(path.join(folder, 'package.json'));
const { packages } = products.x;
const suffixes = ['', 'Pro', 'Premium'];
const plans = [undefined, 'pro', 'premium'];

/**
 * Checks the parts of documents that only the Data Grid has: plans, events, selectors, and classes under another name.
 */
export function checkGrid(extract: () => readonly ApiDocument[]): void {
  describe('Data Grid', { timeout: 240_000 }, () => {
    beforeEach(() => {
      // The packages ask for a license.
      vi.spyOn(console, 'error').mockReturnValue();
    });
    const find = (name: string) => {
      const found = extract().find((candidate) => candidate.name === name);
      if (!found) throw new RangeError(`There is no document ${name}.`);
      return found;
    };
    const membersOf = (name: string): readonly Prop[] => {
      const document = find(name);
      if (document.kind === 'component') return document.props;
      return document.kind === 'interface' ? document.members : [];
    };

    it.each(suffixes)(
      'has the classes of DataGrid%s that run, under its name in the theme',
      (suffix) => {
        const name = `DataGrid${suffix}`;
        const document = find(name);
        if (document.kind !== 'component') throw new TypeError(`${name} is no component.`);
        const { gridClasses, [name]: component } = require(packageOf(suffix)) as Record<
          string,
          object
        >;
        const { classes, slots, themeName = '' } = document;
        expect(gridClasses).toMatchObject(
          Object.fromEntries(classes.map(({ key, className }) => [key, className])),
        );
        const listed = classes.map(({ key }) => key);
        const missing = Object.keys(gridClasses ?? {}).filter((key) => !listed.includes(key));
        const text = readFileSync(path.join(folderOf(''), 'constants/gridClasses.d.ts'), 'utf8');
        expect(missing.filter((key) => !isIgnored(`'?${key}'?: string`, text))).toEqual([]);
        for (const slot of slots) {
          expect(slot.className, slot.name).toBe(
            listed.includes(slot.name) ? `MuiDataGrid-${slot.name}` : undefined,
          );
        }
        expect(readsTheme(component as unknown as ComponentType<object>, themeName)).toBe(true);
      },
    );

    it.each(['DataGridPremium', 'DataGridPro', 'GridApi'])(
      'gives each member of %s the plan of the first package that has it',
      (name) => {
        const bare = name.replace(/(Pro|Premium)$/, '');
        const highest = name === 'DataGridPro' ? 1 : 2;
        // One program for each package, because a package can augment the types of another one.
        const known = suffixes
          .slice(0, highest + 1)
          .map((suffix) => listMembers(packageOf(suffix), bare === name ? name : bare + suffix));
        const expected = membersOf(name).map((member) => [
          member.name,
          plans[known.findIndex((names) => names.has(member.name))],
        ]);
        expect(membersOf(name).map((member) => [member.name, member.plan])).toEqual(expected);
        expect(new Set(expected.map(([, plan]) => plan)).size).toBe(highest + 1);
      },
    );

    it('documents the events of the types, with the type of their listener', () => {
      const members = membersOf('GridEvents');
      const { errors, missing } = compileEvents(members);
      expect(errors).toEqual([]);
      const tables = [
        path.join(folderOf(''), 'models/events/gridEventLookup.d.ts'),
        ...['Pro', 'Premium'].map((plan) =>
          path.join(folderOf(plan), 'typeOverloads/modules.d.ts'),
        ),
      ];
      const text = tables.map((file) => readFileSync(file, 'utf8')).join('\n');
      expect(missing.filter((event) => !isIgnored(`${event}: {`, text))).toEqual([]);
      expect(members.length).toBeGreaterThan(50);
    });

    it('documents the selectors that the package exports', () => {
      const members = membersOf('GridSelectors');
      const running = Object.entries(require(packageOf('Premium')) as Record<string, unknown>)
        .filter(([name, value]) => /^grid\w+Selector$/.test(name) && typeof value === 'function')
        .map(([name]) => name);
      const listed = members.map(({ name }) => name);
      expect(listed.filter((name) => !running.includes(name))).toEqual([]);
      const text = [...parsedFiles.entries()]
        .filter(([file]) => file.includes('/x-data-grid'))
        .map(([, source]) => source?.text ?? '')
        .join('\n');
      const missing = running.filter((name) => !listed.includes(name));
      expect(missing.filter((name) => !isIgnored(`export declare const ${name}:`, text))).toEqual(
        [],
      );
      expect(listed.length).toBeGreaterThan(50);
    });
  });
}

/** Returns whether a component reads its default props under this name of the theme. */
function readsTheme(component: ComponentType<object>, themeName: string): boolean {
  const { ThemeProvider, createTheme } = require('@mui/material/styles') as typeof MaterialStyles;
  let isRead = false;
  const defaultProps = {
    get label() {
      isRead = true;
      return '';
    },
  };
  const theme = { ...createTheme(), components: { [themeName]: { defaultProps } } };
  const props: object = { rows: [], columns: [] };
  renderToString(createElement(ThemeProvider, { theme }, createElement(component, props)));
  return isRead;
}

function packageOf(suffix: string): string {
  return packages[suffixes.indexOf(suffix)] ?? '';
}

function folderOf(suffix: string): string {
  return path.dirname(require.resolve(`${packageOf(suffix)}/package.json`));
}

/** Returns whether the comment above a declaration excludes it from the documentation. */
function isIgnored(declaration: string, text: string): boolean {
  const pattern = declaration.replaceAll(/[{:]/g, String.raw`\$&`);
  return new RegExp(String.raw`@(ignore|internal)(?:(?!\*/)[^])*\*/\s*${pattern}`).test(text);
}

/** Returns the props of a component, or the members of a type, in a program of one package. */
function listMembers(packageName: string, name: string): ReadonlySet<string> {
  const file = path.join(folder, '__members__.ts');
  const text = `import * as lib from '${packageName}';
    type Subject = ${name === 'GridApi' ? 'lib.GridApi' : `React.ComponentProps<typeof lib.${name}>`};
    import * as React from 'react';`;
  const program = createVirtualProgram(file, text, parsedFiles);
  const checker = program.getTypeChecker();
  const alias = program.getSourceFile(file)?.statements.find(ts.isTypeAliasDeclaration);
  const type = alias && checker.getTypeAtLocation(alias);
  return new Set(type ? checker.getPropertiesOfType(type).map((property) => property.name) : []);
}

/** Returns the compiler's errors for listeners of the documented types, and the events without a document. */
function compileEvents(members: readonly Prop[]) {
  const file = path.join(folder, '__events__.ts');
  const names = members.map((member) => `'${member.name}'`).join(' | ');
  const text = [
    `import * as React from 'react';`,
    `import type { GridEvents, GridEventListener } from '${packageOf('Premium')}';`,
    ...members.map(({ name, signature }) => {
      const parameters = signature?.parameters.map((parameter) => parameter.name).join(', ');
      return `export const ${name}: GridEventListener<'${name}'> = (${parameters}) => { void [${parameters}]; };`;
    }),
    `export type Wrong = Exclude<${names}, GridEvents>;`,
    `export type Missing = Exclude<GridEvents, ${names}>;`,
    `export const wrong: [Wrong] extends [never] ? true : Wrong = true;`,
  ].join('\n');
  const program = createVirtualProgram(file, text, parsedFiles);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const alias = source?.statements.filter(ts.isTypeAliasDeclaration).at(-1);
  const type = alias && checker.getTypeAtLocation(alias);
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  return {
    errors: program
      .getSemanticDiagnostics(source)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    missing: parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])),
  };
}
