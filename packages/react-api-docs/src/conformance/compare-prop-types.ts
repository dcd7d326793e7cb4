import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { apiDocumentSchema, type ComponentDocument, type Prop } from '../document';
import { agreesWithPropType } from './compare-type';
import { resolvePackage } from '../program/resolve-package';
import { readPropTypes, type PropType } from '../program/read-prop-types';

const apps = path.join(import.meta.dirname, '../../../../apps');

/** Whether a prop agrees with its PropType, by field. `undefined` if the PropType has no such information. */
const fields: Readonly<Record<string, (prop: Prop, type: PropType) => boolean | undefined>> = {
  required: ({ required }, { code }) => required === code.endsWith('.isRequired'),
  description: ({ description }, { comment }) => {
    const text = comment.replace(/(^|\n)@[^]*/, '');
    return text === '' ? undefined : words(description).startsWith(words(text));
  },
  default: ({ default: own }, { comment }) => {
    const [, documented] = /^@default ([^]*?)(?=\n@|\n\n|$(?![^]))/m.exec(comment) ?? [];
    return documented === undefined
      ? undefined
      : own !== undefined && code(own) === code(documented);
  },
  type: ({ type: { text } }, { code: propType }) => agreesWithPropType(text, propType),
  deprecated: ({ deprecation }, { comment }) =>
    (deprecation !== undefined) === /@deprecated\b/.test(comment),
  'open union': ({ extensible }, { code }) =>
    /PropTypes\.oneOf\(\[[^\]]*'[^\]]*\]\),PropTypes\.string/.test(code)
      ? extensible !== undefined
      : undefined,
};

/** The agreement of documents with a reference. */
export interface Agreement {
  /** Number of props that agree, by field. */
  readonly agreed: Readonly<Record<string, number>>;
  /** `required: Button.color` */
  readonly differing: readonly string[];
}

/**
 * Compares the committed documents of an app with the PropTypes in the scripts of its packages, which MUI's own
 * generator writes from the same types.
 *
 * @param documents folder of the documents, by default the committed one
 */
export function comparePropTypes(app: string, documents = documentsOf(app)): Agreement {
  const scriptOf = createScriptFinder(path.join(apps, app));
  const agreed: Record<string, number> = {};
  const differing: string[] = [];
  const count = (field: string, where: string, agrees: boolean | undefined) => {
    if (agrees === true) agreed[field] = (agreed[field] ?? 0) + 1;
    if (agrees === false) differing.push(`${field}: ${where}`);
  };
  for (const { name, package: from, props } of readComponents(documents)) {
    const script = scriptOf(from.name, name);
    const text = script === undefined ? '' : readFileSync(script, 'utf8');
    // The scripts of some components have PropTypes of their parts before their own.
    const start = text.search(new RegExp(String.raw`\b(Inner)?${name}(Raw)?\.propTypes\b`));
    if (start === -1) continue;
    for (const type of readPropTypes(text.slice(start))) {
      if (/@ignore\b/.test(type.comment)) continue;
      const where = `${name}.${type.name}`;
      const prop = props.find((candidate) => candidate.name === type.name);
      count('present', where, prop !== undefined);
      if (!prop) continue;
      for (const [field, agrees] of Object.entries(fields)) count(field, where, agrees(prop, type));
    }
  }
  return { agreed, differing };
}

/** Returns the folder of an app's committed documents. */
export function documentsOf(app: string): string {
  return path.join(apps, app, 'generated/api');
}

/** Returns a function that finds the script of a component, `Button/Button.js` in most packages. */
function createScriptFinder(fromFolder: string) {
  const scripts = new Map<string, ReadonlyMap<string, string>>();
  return (packageName: string, component: string): string | undefined => {
    const known = scripts.get(packageName) ?? listScripts(packageName, fromFolder);
    scripts.set(packageName, known);
    return known.get(component);
  };
}

/** Returns the scripts of a package by name, without other module formats, and without names that two scripts have. */
function listScripts(packageName: string, fromFolder: string): ReadonlyMap<string, string> {
  const { folder } = resolvePackage(packageName, fromFolder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\/[A-Z]\w*\.js$/.test(file) && !/^(esm|modern|node|node_modules)\//.test(file),
  );
  const nameOf = (file: string) => path.basename(file, '.js');
  const isOnly = (file: string) =>
    files.every((one) => one === file || nameOf(one) !== nameOf(file));
  return new Map(files.filter(isOnly).map((file) => [nameOf(file), path.join(folder, file)]));
}

function readComponents(folder: string): ComponentDocument[] {
  return readdirSync(folder)
    .map((file) =>
      apiDocumentSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
    )
    .filter((document) => document.kind === 'component');
}

function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Code without white space and with one kind of quotation marks. */
function code(text: string): string {
  return text.replaceAll(/\s+/g, '').replaceAll('"', "'");
}
