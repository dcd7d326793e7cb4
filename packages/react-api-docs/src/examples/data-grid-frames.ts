import type { ComponentDocument } from '../document';
import { writeModule, type ExampleElement } from './write-module';

const suffixes = { none: '', pro: 'Pro', premium: 'Premium' } as const;

const rows = `const rows = [
  { id: 1, name: 'Ada', year: 1815 },
  { id: 2, name: 'Alan', year: 1912 },
  { id: 3, name: 'Grace', year: 1906 },
];`;

const columns = `const columns: GridColDef[] = [
  { field: 'name', width: 160 },
  { field: 'year', width: 100, type: 'singleSelect', valueOptions: [1815, 1906, 1912] },
];`;

/** Returns a value of a type of the grid, where a part is drawn: the item of a filter, the API of the grid around. */
export function gridValue(type: string, component: string): string | undefined {
  if (/^React\.RefObject<GridApi/.test(type)) return 'apiRef';
  if (type !== 'GridFilterItem') return undefined;
  return component.includes('SingleSelect')
    ? `{ field: 'year', operator: 'is' }`
    : `{ field: 'name', operator: 'contains' }`;
}

/**
 * Returns modules that show a part of the Data Grid where the grid draws it: in the toolbar, in place of the toolbar, in
 * a cell or in a header. The parts read the state of the grid, so they have no example alone.
 */
export function writeGridExamples(
  document: ComponentDocument,
  drawn: readonly ExampleElement[],
  byName: ReadonlyMap<string, ComponentDocument>,
): string[] {
  const grid = byName.get(`DataGrid${suffixes[document.plan ?? 'none']}`);
  const toolbar = byName.get('Toolbar');
  if (!grid || !toolbar) return [];
  if (document === grid) {
    const element = {
      jsx: `<${grid.name} rows={rows} columns={columns} />`,
      uses: new Set([grid]),
    };
    return [
      importTypes(writeModule(document, element, inBox(`${rows}\n\n${columns}`, element.jsx))),
    ];
  }
  const inToolbar = drawn.flatMap(({ jsx, uses }) =>
    [`<Toolbar>${jsx}</Toolbar>`, jsx].map((shown) => ({
      jsx: shown,
      uses: new Set([grid, ...uses, ...(shown === jsx ? [] : [toolbar])]),
    })),
  );
  return [
    ...inToolbar.map((element) =>
      importTypes(
        writeModule(
          document,
          element,
          inBox(
            `${rows}\n\n${columns}\n\n${writeToolbar(element.jsx)}`,
            `<${grid.name} rows={rows} columns={columns} showToolbar slots={{ toolbar: ExampleToolbar }} />`,
          ),
        ),
      ),
    ),
    ...['renderCell', 'renderHeader']
      .filter((place) => isDrawnBy(place, document))
      .map((place) => writeColumn(document, grid, place)),
  ];
}

function writeToolbar(jsx: string): string {
  const api = jsx.includes('{apiRef}') ? '  const apiRef = useGridApiContext();\n' : '';
  return `function ExampleToolbar() {\n${api}  return (\n${jsx}\n  );\n}`;
}

/** Adds the type and the hook that the code around an element uses. */
function importTypes(text: string): string {
  const names = ['useGridApiContext', 'GridColDef'].filter((name) => text.includes(name));
  const listed = names.map((name) => (name === 'GridColDef' ? 'type GridColDef' : name)).join(', ');
  return text.replace(/^import \{ (.*) \} from '@mui\/x-data-grid[^']*';$/m, (line) =>
    line.replace(' } from', `, ${listed} } from`),
  );
}

/** Components of cells and headers require what the grid hands to `renderCell` and `renderHeader`. */
function isDrawnBy(place: string, { props }: ComponentDocument): boolean {
  const required = props.filter((prop) => prop.required).map(({ name }) => name);
  return place === 'renderCell'
    ? ['api', 'field', 'id'].every((name) => required.includes(name))
    : ['colDef', 'field'].every((name) => required.includes(name)) && !required.includes('id');
}

function writeColumn(document: ComponentDocument, grid: ComponentDocument, place: string): string {
  const { name } = document;
  if (name.includes('TreeData')) return writeTree(document, grid);
  // The cell reads the details of its row.
  const details = name.includes('DetailPanel')
    ? ' getDetailPanelContent={({ row }) => <div>{row.year}</div>}'
    : '';
  const drawn = `const columns: GridColDef[] = [
  { field: 'name', width: 160 },
  { field: 'year', width: 160, ${place}: (params) => <${name} {...params} /> },
];`;
  const element = {
    jsx: `<${grid.name} rows={rows} columns={columns}${details} />`,
    uses: new Set([grid, document]),
  };
  return importTypes(writeModule(document, element, inBox(`${rows}\n\n${drawn}`, element.jsx)));
}

/** Its cell needs a row that has others below it. */
function writeTree(document: ComponentDocument, grid: ComponentDocument): string {
  const { name } = document;
  const groups = `const groupColumn: Partial<GridColDef> = {
  width: 200,
  renderCell: ({ rowNode, ...params }) =>
    rowNode.type === 'group' ? <${name} {...params} rowNode={rowNode} /> : null,
};`;
  const jsx = `<${grid.name} treeData rows={rows} columns={columns} groupingColDef={groupColumn} getTreeDataPath={({ year, name }) => [year < 1900 ? '19th century' : '20th century', name]} defaultGroupingExpansionDepth={1} />`;
  const element = { jsx, uses: new Set([grid, document]) };
  return importTypes(
    writeModule(document, element, inBox(`${rows}\n\n${columns}\n\n${groups}`, jsx)),
  );
}

function inBox(before: string, jsx: string) {
  return { before, jsx: `<div style={{ height: 260, width: '100%' }}>\n${jsx}\n</div>` };
}
