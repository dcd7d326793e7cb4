import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { apiDocumentSchema, type ComponentDocument, type Part } from '../document';
import { resolvePackage } from '../program/resolve-package';
import { documentsOf, type Agreement } from './compare-prop-types';

const app = path.join(import.meta.dirname, '../../../../apps/base');

/** A table of the reference: the props, attributes or variables of one part. */
interface ReferenceTable {
  /** `Root`, or the name of the component if it has no parts. */
  readonly part: string;
  readonly kind: 'Props' | 'Data Attributes' | 'CSS Variables';
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/**
 * Compares the committed documents of Base UI with the reference that the package contains as Markdown, which its own
 * generator writes: presence, need, default, description and type of props, data attributes and CSS variables.
 *
 * @param documents folder of the documents, by default the committed one
 */
export function compareReference(documents = documentsOf('base')): Agreement {
  const { folder } = resolvePackage('@base-ui/react', app);
  const agreed: Record<string, number> = {};
  const differing: string[] = [];
  const count = (field: string, where: string, agrees: boolean) => {
    if (agrees) agreed[field] = (agreed[field] ?? 0) + 1;
    else differing.push(`${field}: ${where}`);
  };
  const pages = path.join(folder, 'docs/react/components');
  for (const page of readdirSync(pages)) {
    const file = path.join(documents, page.replace(/\.md$/, '.json'));
    if (!existsSync(file)) continue;
    const document = apiDocumentSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (document.kind !== 'component') continue;
    for (const { part: name, kind, rows } of readTables(
      readFileSync(path.join(pages, page), 'utf8'),
    )) {
      const part = findPart(document, name);
      count('part', `${document.name}.${name}`, part !== undefined);
      if (part) compareRows(part, `${document.name}.${name}`, kind, rows, count);
    }
  }
  return { agreed, differing };
}

function compareRows(
  part: Omit<Part, 'name' | 'description'>,
  where: string,
  kind: ReferenceTable['kind'],
  rows: ReferenceTable['rows'],
  count: (field: string, where: string, agrees: boolean) => void,
): void {
  const { props, dataAttributes, cssVariables } = part;
  const entries = {
    Props: props,
    'Data Attributes': dataAttributes,
    'CSS Variables': cssVariables,
  };
  for (const row of rows) {
    const title = row['Prop'] ?? row['Attribute'] ?? row['Variable'] ?? '';
    const name = title.replaceAll(/[`*\\]/g, '');
    const found = entries[kind].find((candidate) => candidate.name === name);
    const place = `${where} ${name}`;
    count(`${kind} present`, place, found !== undefined);
    if (!found) continue;
    const description = words(row['Description'] ?? '');
    if (description !== '-') count('description', place, words(found.description) === description);
    const prop = kind === 'Props' ? props.find((candidate) => candidate.name === name) : undefined;
    if (!prop) continue;
    count('required', place, prop.required === title.endsWith('*'));
    count('default', place, words(prop.default ?? '-') === words(row['Default'] ?? ''));
    const agrees = agreesWithType(prop.type.text, row['Type'] ?? '');
    if (agrees !== undefined) count('type', place, agrees);
  }
}

/**
 * Returns whether two types without functions and names have the same alternatives. Undefined for other types: the
 * reference writes out names that the documents link.
 */
function agreesWithType(text: string, reference: string): boolean | undefined {
  const alternatives = (type: string) =>
    type
      .replaceAll(/[`\\]/g, '')
      .split('|')
      .map((part) => part.trim())
      .filter((part) => !/^(undefined|null)?$/.test(part));
  const own = alternatives(text);
  const theirs = alternatives(reference);
  const isSimple = (text: string) => /^('[^']*'|boolean|string|number|true|false|\d+)$/.test(text);
  if (![...own, ...theirs].every(isSimple)) return undefined;
  return own.toSorted().join() === theirs.toSorted().join();
}

/** The first part has the name of the component if there are no parts. */
function findPart({ name, parts, ...shape }: ComponentDocument, wanted: string) {
  return wanted === name && parts.length === 0 ? shape : parts.find((part) => part.name === wanted);
}

function readTables(page: string): ReferenceTable[] {
  const [, reference = ''] = page.split(/^## API reference$/m);
  const found = [
    ...reference.matchAll(
      /^\*\*([\w.]+) (Props|Data Attributes|CSS Variables):\*\*\n\n((?:\|.*\n?)+)/gm,
    ),
  ];
  return found.map(([, part = '', kind, table = '']) => {
    const [head = [], , ...lines] = table.trim().split('\n').map(cells);
    return {
      part,
      kind: kind as ReferenceTable['kind'],
      rows: lines.map((line) =>
        Object.fromEntries(head.map((title, index) => [title, line[index] ?? ''])),
      ),
    };
  });
}

function cells(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Markdown as words: tables write lists, line breaks and code in another way. */
function words(text: string): string {
  return text
    .replaceAll('&#xA;', ' ')
    .replaceAll(/\\(?=[|<>`])/g, '')
    .replaceAll(/<\/?kbd>|`|\*\*|^- |(?<=\s)- /gm, '')
    .replaceAll(/\s+/g, '')
    .trim();
}
