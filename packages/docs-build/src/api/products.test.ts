import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  documentedApps,
  readControlledApp,
  type ControlledApp,
} from './examples/all-controls.fixture';
import { checkSnippets } from './examples/check-snippets.fixture';
import { reportProbe } from './examples/probe-report.fixture';
import { reportProps } from './examples/prop-report.fixture';

/** The share of public components of all products that must have controls. */
const minShare = 0.9;

const minutes = 60_000;

const apps = new Map<string, Promise<ControlledApp>>();

/** Reads each app once. */
function read(name: string): Promise<ControlledApp> {
  const app = apps.get(name) ?? readControlledApp(name);
  apps.set(name, app);
  return app;
}

const listControlled = ({ demos }: ControlledApp) =>
  new Set(
    demos.flatMap(({ controls }) => controls.map(({ component }) => component.split('.')[0])),
  );

describe('the API references of all products', { timeout: 60 * minutes }, () => {
  it('have controls for almost all components, without a line that an author wrote', async () => {
    let all = 0;
    const without: string[] = [];
    for (const name of documentedApps) {
      const app = await read(name);
      const controlled = listControlled(app);
      all += app.components.length;
      without.push(
        ...app.components
          .filter((component) => !controlled.has(component))
          .map((component) => `${name} ${component}`),
      );
    }
    process.stdout.write(`${all - without.length} of ${all} components have controls\n`);
    expect(without.toSorted()).toEqual(Object.keys(uncontrolled).toSorted());
    expect((all - without.length) / all).toBeGreaterThanOrEqual(minShare);
  });

  it.each(documentedApps)('link sx, classes, slots and color of %s to guides', async (name) => {
    const { app } = await read(name);
    const unlinked = app.apis.flatMap(({ pages, guides = {} }) =>
      pages.flatMap(({ document }) =>
        document.kind !== 'component'
          ? []
          : document.props
              .filter((prop) => /^(sx|classes|slots|color)$/.test(prop.name))
              .filter((prop) => prop.inheritedFrom === undefined && !prop.deprecation)
              .filter((prop) => !(prop.name in guides))
              .filter((prop) => prop.type.references.every(({ href }) => href === undefined))
              .map((prop) => `${document.name}.${prop.name}`),
      ),
    );
    expect(unlinked).toEqual([]);
  });

  it.each(documentedApps)(
    'write code of %s that compiles, for each value of a control',
    async (name) => {
      const { count, errors } = await checkSnippets(await read(name));
      process.stdout.write(`${name}: ${count} snippets, ${errors.length} do not compile\n`);
      expect(errors).toEqual([]);
      expect(count).toBeGreaterThan(5);
    },
  );

  // Faults of the libraries are reported, and do not fail the test. Each rendering has a limit, and together they have
  // none, because it would depend on the machine.
  it.each(documentedApps)(
    'report props of %s that throw, warn or fail axe',
    { timeout: 0 },
    async (name) => {
      expect(await reportProbe(name, await read(name))).toEqual([
        'throwing throws: as it is',
        '- `Fragment children=""` (probe): axe: button-name',
        expect.stringContaining('`Fragment children={}` (probe): throws: Objects are not valid'),
        expect.stringContaining('`Fragment unknown=true` (probe): warns: Invalid prop'),
      ]);
      const { counts, broken, text } = await reportProps(name, await read(name));
      const folder = path.join(import.meta.dirname, '../../test-results');
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, `props-${name}.md`), text);
      process.stdout.write(`${text.split('\n')[2] ?? ''}\n`);
      expect(broken).toEqual([]);
      expect(counts.alone).toBeGreaterThan(5);
    },
  );
});

const invisible = 'renders no element of its own';
const noControl = 'has no boolean, union, string, number or node to change';
const rows = 'has no prop but its rows, which are elements';
const grid = 'needs an object of the grid, such as the definition of a column';

/** Components without controls, with the reason. */
const uncontrolled: Readonly<Record<string, string>> = {
  'base CSPProvider': invisible,
  'joy CssBaseline': 'styles the whole page',
  'joy CssVarsProvider': invisible,
  'joy GlobalStyles': invisible,
  'joy ModalOverflow': noControl,
  'joy StyledEngineProvider': invisible,
  'joy ThemeProvider': invisible,
  'material CssVarsProvider': invisible,
  'material Experimental_CssVarsProvider': noControl,
  'material GlobalStyles': noControl,
  'material InitColorSchemeScript': 'renders a script',
  'material StepConnector': noControl,
  'material StyledEngineProvider': invisible,
  'material TableBody': rows,
  'material TableFooter': rows,
  'material TableHead': rows,
  'material ThemeProvider': invisible,
  'system GlobalStyles': invisible,
  'system StyledEngineProvider': invisible,
  'system ThemeProvider': invisible,
  'x GridChartsIntegrationContextProvider': invisible,
  'x GridChartsPanel': noControl,
  'x GridContextProvider': invisible,
  'x GridEditLongTextCell': 'fails axe',
  'x GridGenericColumnMenu': grid,
  'x GridToolbarColumnsButton': noControl,
  'x GridToolbarDensitySelector': noControl,
  'x GridToolbarExport': noControl,
  'x GridToolbarFilterButton': noControl,
  'x Toolbar': noControl,
};
