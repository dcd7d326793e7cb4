import type { PhrasingContent, Root, Table, TableCell, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { TableData } from 'docs-shell/page-document';
import { visit } from 'unist-util-visit';
import type { LoadedTable } from '../load/load-table';
import { readAttributes, type Report } from './inspect-element';

interface ExpandTablesOptions {
  /** Loads the table of a file below `tables/`. */
  readonly load: (file: string) => Promise<LoadedTable>;
  readonly report: Report;
}

/** A remark plugin: replaces each `<GeneratedTable>` by a markdown table, so that later plugins see a table. */
export function expandTables({ load, report }: ExpandTablesOptions) {
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
        node.children = [writeTable(loaded.table)];
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

function writeCell(value: string | readonly string[], isCode: boolean): PhrasingContent[] {
  const texts = (typeof value === 'string' ? [value] : value).filter((text) => text !== '');
  return texts.flatMap((text, index): PhrasingContent[] => [
    ...(index > 0 ? [{ type: 'text', value: ', ' } as const] : []),
    isCode ? { type: 'inlineCode', value: text } : { type: 'text', value: text },
  ]);
}
