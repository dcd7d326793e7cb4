import { existsSync, readFileSync, readdirSync } from 'node:fs';
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
    const [, written] = /^@default ([^]*?)(?=\n@|\n\n|$(?![^]))/m.exec(comment) ?? [];
    return written === undefined ? undefined : own !== undefined && code(own) === code(written);
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
 * Compares the committed documents of an app with the PropTypes in the scripts of its package, which MUI's own
 * generator writes from the same types.
 *
 * @param documents folder of the documents, by default the committed one
 */
export function comparePropTypes(app: string, documents = documentsOf(app)): Agreement {
  const { folder } = resolvePackage(`@mui/${app}`, path.join(apps, app));
  const agreed: Record<string, number> = {};
  const differing: string[] = [];
  const count = (field: string, where: string, agrees: boolean | undefined) => {
    if (agrees === true) agreed[field] = (agreed[field] ?? 0) + 1;
    if (agrees === false) differing.push(`${field}: ${where}`);
  };
  for (const { name, props } of readComponents(documents)) {
    const script = path.join(folder, name, `${name}.js`);
    if (!existsSync(script)) continue;
    for (const type of readPropTypes(readFileSync(script, 'utf8'))) {
      if (/@ignore\b/.test(type.comment)) continue;
      const where = `${name}.${type.name}`;
      const prop = props.find((one) => one.name === type.name);
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
