import { readdirSync, readFileSync } from 'node:fs';
import type { TableData } from 'docs-shell/page-document';

/** What the table needs of a document in `generated/api`, which the build validates. */
interface ApiDocument {
  readonly name: string;
  readonly slug: string;
  readonly props?: readonly {
    readonly name: string;
    readonly inheritedFrom?: string;
    readonly deprecation?: { readonly advice: string };
  }[];
}

const folder = new URL('../generated/api/', import.meta.url);

/** Returns the code in the first sentence of the advice, or the sentence itself if there is none. */
function findReplacement(advice: string): string {
  const [sentence = ''] = advice.split(/ instead| prop instead/);
  return /`([^`]+)`/.exec(sentence)?.[1] ?? sentence.replace(/^Use /i, '');
}

function createRows(file: string): TableData['rows'] {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const { name, slug, props = [] } = JSON.parse(text) as ApiDocument;
  return props.flatMap(({ name: prop, inheritedFrom, deprecation }) => {
    if (!deprecation || inheritedFrom !== undefined) return [];
    const component = { text: name, href: `/material-ui/api/${slug}/` };
    return [
      { id: `${slug}-${prop}`, cells: [component, prop, findReplacement(deprecation.advice)] },
    ];
  });
}

/** The deprecated props of all components, with their replacements, from the API documents of the installed package. */
export default {
  columns: [
    { title: 'Component', code: true },
    { title: 'Deprecated', code: true },
    { title: 'Replacement', code: true },
  ],
  rows: readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap(createRows),
} satisfies TableData;
