import { build } from 'esbuild';
import { renderVariants, type ModuleVariants, type VariantProp } from 'react-api-docs';
import { counterpartOf } from '../list-controls';
import type { ControlledApp, ControlledDemo } from './all-controls.fixture';
import { listControlValues } from './control-values';

/** A report about all variants of the demos of an app. */
export interface PropReport {
  /** Number of demos, of props alone, and of pairs of props. */
  readonly counts: { readonly demos: number; readonly alone: number; readonly pairs: number };
  /** Demos that do not render as they are. */
  readonly broken: readonly string[];
  /** Markdown: what throws, warns or fails a rule of axe, by component. */
  readonly text: string;
}

interface Variant {
  readonly label: string;
  readonly props: readonly VariantProp[];
  readonly hasAxe: boolean;
}

/**
 * Renders the demos of an app with each value of each prop that the controls offer, and with one value each of all pairs
 * of props of a component.
 */
export async function reportProps(
  name: string,
  { app, demos }: ControlledApp,
): Promise<PropReport> {
  const prepared = await Promise.all(
    demos.map(async (demo) => ({
      demo,
      code: await bundle(demo.file),
      variants: listVariants(demo),
    })),
  );
  const modules: ModuleVariants[] = prepared.map(({ code, variants }) => ({ code, variants }));
  const rendered = await renderVariants(modules, app.appDir);
  const lines: string[] = [];
  const broken: string[] = [];
  for (const [index, { demo, variants }] of prepared.entries()) {
    const result = rendered[index];
    if (result?.problem?.startsWith('throws')) broken.push(`${demo.id} ${result.problem}`);
    const known = new Set<string>();
    for (const [place, { label, props }] of variants.entries()) {
      const { problem, violations = [] } = result?.variants[place] ?? {};
      const keys = props.map((one) => JSON.stringify([one, problem]));
      // A pair that does what one of its props does alone says nothing new.
      if (props.length === 1) keys.forEach((key) => known.add(key));
      else if (keys.some((key) => known.has(key))) continue;
      const found = [
        ...(problem === undefined ? [] : [problem]),
        ...violations.map((id) => `axe: ${id}`),
      ];
      if (found.length > 0) lines.push(`- \`${label}\` (${demo.id}): ${found.join('; ')}`);
    }
  }
  const all = prepared.flatMap(({ variants }) => variants);
  const alone = all.filter(({ props }) => props.length === 1).length;
  const counts = { demos: demos.length, alone, pairs: all.length - alone };
  const head = `# Props of ${name}\n\n${counts.demos} demos, ${counts.alone} values alone, ${counts.pairs} pairs: ${lines.length} throw, warn or fail a rule of axe.\n`;
  return { counts, broken, text: [head, ...lines, ''].join('\n') };
}

/** DataGridPremium has their props, and runs the same code for them: four thousand pairs less. */
const pairedElsewhere = /^DataGrid(Pro)?$/;

function listVariants({ source, controls }: ControlledDemo): Variant[] {
  return controls.flatMap(({ component, props }) => {
    const target = findTarget(source, component);
    if (!target) return [];
    const values = props.map((prop) =>
      listControlValues(prop).map((code) => ({
        ...target,
        name: prop.name,
        value: evaluate(code),
      })),
    );
    const alone = values.flat().map((value) => ({
      label: `${component} ${describe(value)}`,
      props: [value],
      hasAxe: true,
    }));
    // The last value is seldom the default.
    const last = pairedElsewhere.test(component) ? [] : values.flatMap((list) => list.at(-1) ?? []);
    const pairs = last.flatMap((first, index) =>
      last
        .slice(index + 1)
        .filter(({ name }) => name !== counterpartOf(first.name))
        .map((second) => ({
          label: `${component} ${describe(first)} ${describe(second)}`,
          props: [first, second],
          hasAxe: false,
        })),
    );
    return [...alone, ...pairs];
  });
}

function describe({ name, value }: VariantProp): string {
  return `${name}=${JSON.stringify(value)}`;
}

/** Returns where a demo imports a component from: a default export, or a name. */
function findTarget(source: string, component: string) {
  const [first = '', ...parts] = component.split('.');
  for (const [, imported = '', module = ''] of source.matchAll(
    /^import\s+([^;]*?)\s+from\s+'([^']+)';/gm,
  )) {
    if (new RegExp(`^${first}\\b`).test(imported)) return { module, path: ['default', ...parts] };
    if (new RegExp(`\\{[^}]*\\b${first}\\b`, 's').test(imported))
      return { module, path: [first, ...parts] };
  }
  return undefined;
}

/** @param code a literal, as the controls write it */
function evaluate(code: string): string | number | boolean {
  return JSON.parse(code.replace(/^'(.*)'$/s, (_, text: string) => JSON.stringify(text))) as
    | string
    | number
    | boolean;
}

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    packages: 'external',
    format: 'cjs',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    write: false,
    logLevel: 'silent',
  });
  // Packages without a field `exports` mark their default export, which Node alone ignores.
  return (outputFiles[0]?.text ?? '').replaceAll(/(__toESM\(require\("[^"]+"\)), 1\)/g, '$1)');
}
