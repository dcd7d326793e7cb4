import type { PhrasingContent, Root, Table, TableCell, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { SourceLink, TableCell as CellValue, TableData } from 'docs-shell/page-document';
import { visit } from 'unist-util-visit';
import type { LoadedTable } from '../load/load-table';
import { readAttributes, type Report } from './inspect-element';

interface ExpandTablesOptions {
  /** Loads the table of a file below `tables/`. */
  readonly load: (file: string) => Promise<LoadedTable>;
  readonly report: Report;
  /** Receives the links of the tables, because the plugin that collects links runs before this one. */
  readonly into: SourceLink[];
}

/** A remark plugin: replaces each `<GeneratedTable>` by a markdown table, so that later plugins see a table. */
export function expandTables({ load, report, into }: ExpandTablesOptions) {
  return () => async (tree: Root) => {
    const places: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'GeneratedTable') places.push(node);
    });
    for (const node of places) {
      const loaded = await load(readAttributes(node)['file'] ?? '');
      if ('diagnostic' in loaded) {
        report(node, { path: '<GeneratedTable>', ...loaded.diagnostic });
      } else {
        const table = writeTable(loaded.table);
        visit(table, 'link', ({ url }) => {
          into.push({ href: url, line: node.position?.start.line ?? 1 });
        });
        node.children = [table];
      }
    }
  };
}

function writeTable({ columns, rows, searchKind }: TableData): Table {
  const head = columns.map(({ title }) => cell([{ type: 'text', value: title }]));
  const body = rows.map(({ id, cells }): TableRow => {
    const children = cells.map((value, index) => {
      const content = writeCell(value, columns[index]?.code === true);
      const [name] = content;
      if (index === 0 && name && searchKind) {
        name.data = { hProperties: { dataSearchKind: searchKind } };
      }
      return cell(content);
    });
    return { type: 'tableRow', data: { hProperties: { id } }, children };
  });
  return { type: 'table', children: [{ type: 'tableRow', children: head }, ...body] };
}

function cell(children: PhrasingContent[]): TableCell {
  return { type: 'tableCell', children };
}

function writeCell(value: CellValue, isCode: boolean): PhrasingContent[] {
  if (typeof value === 'object' && 'href' in value) {
    return [{ type: 'link', url: value.href, children: [writeText(value.text, isCode)] }];
  }
  const texts = (typeof value === 'string' ? [value] : value).filter((text) => text !== '');
  return texts.flatMap((text, index): PhrasingContent[] => [
    ...(index > 0 ? [{ type: 'text', value: ', ' } as const] : []),
    writeText(text, isCode),
  ]);
}

function writeText(value: string, isCode: boolean): PhrasingContent {
  return { type: isCode ? 'inlineCode' : 'text', value };
}
