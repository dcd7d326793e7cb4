import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiDocument, ComponentDocument } from '../document';
import { minimalProps, render, renderProbe } from './render.fixture';
import { hiddenClasses, hiddenDefaults, hiddenRefs } from './rendered-exceptions.fixture';

/** Minimum number of props that must change the output, as proof that the comparison of defaults can fail. */
const enough = 100;

/** Checks the defaults and classes in a package's documents against what its components render. */
export function checkRendering(
  packageName: string,
  library: Readonly<Record<string, unknown>>,
  extract: () => readonly ApiDocument[],
): void {
  describe(`${packageName} at run time`, { timeout: 240_000 }, () => {
    let documents: readonly ComponentDocument[] = [];

    beforeAll(() => {
      documents = extract().filter((document) => document.kind === 'component');
    }, 240_000);
    beforeEach(() => {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
      vi.spyOn(console, 'error').mockReturnValue();
      vi.spyOn(console, 'warn').mockReturnValue();
    });

    it('lists exactly the class names that the package generates', () => {
      let compared = 0;
      const generated = Object.entries(library)
        .filter(([name]) => name.endsWith('Classes'))
        .flatMap(([, classNames]) => Object.values(classNames as object) as unknown[]);
      for (const { name, classes } of documents) {
        const key = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
        const own = (library[key] ?? loadClasses(packageName, `${name}/${key}.js`)) as
          | object
          | undefined;
        const said = Object.fromEntries(
          classes.map((classDocument) => [classDocument.key, classDocument.className]),
        );
        // `SwipeableDrawer` has the classes of `Drawer`.
        if (own === undefined)
          expect(generated, name).toEqual(expect.arrayContaining(Object.values(said)));
        else {
          expect(own, name).toMatchObject(said);
          expect(classes.length > 0, `${name} has classes`).toBe(Object.keys(own).length > 0);
        }
        compared += classes.length;
      }
      process.stdout.write(`${packageName}: ${compared} classes compared\n`);
      expect(compared).toBeGreaterThan(500);
    });

    it('documents the elements that receive the ref and the attributes', () => {
      const wrong: string[] = [];
      const unnamed: string[] = [];
      let seen = 0;
      for (const document of documents) {
        const { name, ref, accepts } = document;
        const element = accepts.find(({ kind }) => kind === 'element');
        const { held, tag } = renderProbe(
          library[name],
          minimalProps(document, { onlyRequired: true }),
        );
        if (ref.forwarded && ref.target === undefined) unnamed.push(name);
        if (held === undefined) continue;
        seen += 1;
        if (!ref.forwarded || ref.target !== held)
          wrong.push(`${name}: ref ${ref.target}, not ${held}`);
        const said = element?.renderedAs ?? element?.name;
        if (tag !== undefined && said !== undefined && said !== tag) {
          wrong.push(`${name}: attributes of ${said}, not ${tag}`);
        }
      }
      process.stdout.write(
        `${packageName}: ${seen} refs seen, ${unnamed.length} without a target\n`,
      );
      expect(wrong).toEqual([]);
      expect(unnamed.filter((name) => !(`${packageName} ${name}` in hiddenRefs))).toEqual([]);
      expect(seen).toBeGreaterThan(50);
    });

    it('sets the class of the root, and the classes of its default props', () => {
      let seen = 0;
      const missing: string[] = [];
      for (const document of documents) {
        const html = render(library[document.name], minimalProps(document));
        const root = document.classes.find(({ key }) => key === 'root')?.className;
        if (html === undefined || html === '' || root === undefined) continue;
        const keys = document.props.flatMap(({ name, default: text }) => {
          const value = parseDefault(text);
          return typeof value === 'string'
            ? [`${name}${capitalize(value)}`, ...(name === 'variant' ? [value] : [])]
            : [];
        });
        const expected = document.classes.filter(({ key }) => key === 'root' || keys.includes(key));
        for (const { className } of expected) {
          if (new RegExp(`["\\s]${className}["\\s]`).test(html)) seen += 1;
          else missing.push(`${packageName} ${document.name}: ${className}`);
        }
      }
      process.stdout.write(`${packageName}: ${seen} class names seen\n`);
      expect(missing.filter((place) => !(place in hiddenClasses))).toEqual([]);
      expect(seen).toBeGreaterThan(100);
    });

    it('renders the same without a prop and with its documented default', () => {
      let compared = 0;
      let observed = 0;
      const wrong: string[] = [];
      for (const document of documents) {
        const props = minimalProps(document);
        const plain = render(library[document.name], props);
        if (plain === undefined) continue;
        for (const prop of document.props) {
          const value = parseDefault(prop.default);
          if (
            value === undefined ||
            prop.name in props ||
            `${packageName} ${document.name}.${prop.name}` in hiddenDefaults
          )
            continue;
          compared += 1;
          if (render(library[document.name], { ...props, [prop.name]: value }) !== plain) {
            wrong.push(`${document.name}.${prop.name} = ${String(value)}`);
          }
          if (observed === enough) continue;
          const other = otherValue(value, prop.type.text);
          if (
            other !== undefined &&
            render(library[document.name], { ...props, [prop.name]: other }) !== plain
          )
            observed += 1;
        }
      }
      process.stdout.write(
        `${packageName}: ${compared} defaults compared, ${observed} seen to matter\n`,
      );
      expect(wrong).toEqual([]);
      expect(observed).toBe(enough);
    });
  });
}

/** Returns the object of class names next to a component, which the package does not export. */
function loadClasses(packageName: string, file: string): unknown {
  const packageJson = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
  const script = path.join(path.dirname(packageJson), file);
  if (!existsSync(script)) return undefined;
  return (createRequire(script)(script) as { readonly default: unknown }).default;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Parses a default that is plain data. Returns undefined for code and prose. */
function parseDefault(text: string | undefined): string | number | boolean | undefined {
  if (text === undefined) return undefined;
  const [, quoted] = /^'([^']*)'$/.exec(text) ?? [];
  if (quoted !== undefined) return quoted;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** Returns another value of the same prop, to find out whether the prop changes the output at all. */
function otherValue(value: string | number | boolean, type: string): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return [...type.matchAll(/'([^']+)'/g)].map(([, text]) => text).find((text) => text !== value);
}
