import type { ApiDocument, ComponentDocument, Prop } from '../document';
import { listChildNames, listParentNames, toWords } from './component-names';
import { gridValue, writeGridExamples } from './data-grid-frames';
import { writeModule, type ExampleElement } from './write-module';

/** Components inside components inside components: `List`, `ListItem`, `ListItemButton`, `ListItemDecorator`. */
const maxDepth = 3;

/**
 * Returns modules that show a component with what its types require, the preferred first: alone, with a label, inside
 * the components that its name belongs to. Which of them renders is known after rendering them. Providers have none.
 */
export function writeExamples(
  document: ComponentDocument,
  documents: readonly ApiDocument[],
): readonly string[] {
  // Such an example would show only its children.
  if (document.name.endsWith('Provider')) return [];
  const byName = new Map(documents.filter(isPlain).map((component) => [component.name, component]));
  const words = toWords(document.name);
  const labels = [
    '',
    `aria-label="${words}"`,
    ...(document.props.some(({ name }) => name === 'inputProps')
      ? [`inputProps={{ 'aria-label': '${words}' }}`]
      : []),
  ];
  const alone = labels.flatMap((label) => drawElement(document, { byName, label }));
  const nested = alone.flatMap((element) => wrap(element, document, byName, 1));
  const drawn = [...alone, ...nested];
  const modules = document.package.name.startsWith('@mui/x-data-grid')
    ? writeGridExamples(document, drawn, byName)
    : [];
  return [
    ...new Set([
      ...drawn.map((drawing) => writeModule(document, drawing)),
      ...modules,
      ...writeOpenedExample(document, byName),
    ]),
  ];
}

/** Returns a module with a button that opens the component, if code opens and closes it. */
function writeOpenedExample(
  document: ComponentDocument,
  byName: ReadonlyMap<string, ComponentDocument>,
): string[] {
  const isState = ({ name }: Prop) => /^(open|onClose)$/.test(name);
  const button = byName.get('Button');
  if (!button || document.props.filter(isState).length < 2) return [];
  const props = document.props.filter((prop) => !isState(prop));
  const attributes = writeAttributes({ ...document, props });
  if (attributes === undefined) return [];
  const words = toWords(document.name);
  const start = [document.name, 'open={open}', 'onClose={() => setOpen(false)}', ...attributes];
  const body = '  const [open, setOpen] = useState(false);';
  return [...drawChildren(document, byName), ...drawTitled(document, byName)].map((inner) => {
    const opener = `<Button onClick={() => setOpen(true)}>Open the ${words.toLowerCase()}</Button>`;
    const element = `<${start.join(' ')}>${inner.jsx}</${document.name}>`;
    const jsx = `<>\n${opener}\n${element}\n</>`;
    return writeModule(
      document,
      { jsx, uses: new Set([button, document, ...inner.uses]) },
      { body, jsx },
    );
  });
}

/** Returns the title and the content of a dialog: one that covers the page is named and described by them. */
function drawTitled(
  { name }: ComponentDocument,
  byName: ReadonlyMap<string, ComponentDocument>,
): ExampleElement[] {
  const parts = [name, 'Dialog'].map((owner) =>
    ['Title', 'Content'].flatMap((part) => byName.get(owner + part) ?? []),
  );
  const [first = []] = parts.filter((list) => list.length > 0);
  const drawn = first.flatMap((part) => drawElement(part, { byName: new Map() })[0] ?? []);
  return drawn.length === 0 ? [] : [joinElements(drawn)];
}

function joinElements(elements: readonly ExampleElement[]): ExampleElement {
  return {
    jsx: elements.map(({ jsx }) => jsx).join('\n'),
    uses: new Set(elements.flatMap(({ uses }) => [...uses])),
  };
}

function isPlain(document: ApiDocument): document is ComponentDocument {
  return document.kind === 'component' && document.parts.length === 0;
}

interface DrawOptions {
  readonly byName: ReadonlyMap<string, ComponentDocument>;
  /** An attribute that names the element, if it needs one. */
  readonly label?: string;
  /** Replaces the children that the component gets by itself. */
  readonly children?: ExampleElement;
}

/** Returns no element if the types require something that has no simple value. */
function drawElement(
  document: ComponentDocument,
  { byName, label = '', children }: DrawOptions,
): ExampleElement[] {
  const { name } = document;
  const attributes = writeAttributes(document, (type) => gridValue(type, name));
  if (attributes === undefined) return [];
  const start = [name, ...attributes, ...(label === '' ? [] : [label])].join(' ');
  const empty = { jsx: `<${start} />`, uses: new Set([document]) };
  const full = (children ? [children] : drawChildren(document, byName)).map((inner) => ({
    jsx: `<${start}>${inner.jsx}</${name}>`,
    uses: new Set([document, ...inner.uses]),
  }));
  // Whether an element takes children that its component does not list is known after compiling.
  const isListed = document.props.some((prop) => prop.name === 'children');
  return full.length > 0 && (isListed || children) ? full : [...full, empty];
}

function drawChildren(
  { name, props, accepts }: ComponentDocument,
  byName: ReadonlyMap<string, ComponentDocument>,
): ExampleElement[] {
  const text = typeOfChildren({ props, accepts });
  const words = toWords(name);
  const plain = (jsx: string) => [{ jsx, uses: new Set<ComponentDocument>() }];
  if (!/React(Node|Element)/.test(text)) return [];
  if (!text.includes('ReactNode')) return plain(`<div>${words}</div>`);
  const children = listChildNames(name).flatMap((childName) => byName.get(childName) ?? []);
  const choices = children.map((child) =>
    drawElement(child, { byName: /Row$/.test(child.name) ? byName : new Map() }),
  );
  const [first] = choices;
  if (first) {
    // One of each, or several of the only one: a list has items.
    const isSeries = !/(Button|Details)$/.test(children.at(-1)?.name ?? '');
    return first.map((_, index) => {
      const drawn = choices.flatMap((list) => list[index] ?? list[0] ?? []);
      const repeated = isSeries ? [...drawn, ...drawn, ...drawn] : drawn;
      return joinElements(repeated);
    });
  }
  const has = (pattern: RegExp) => props.some((prop) => pattern.test(prop.name));
  if (has(/^viewBox$/)) return plain('<path d="M12 3l9 18H3z" />');
  if (has(/^(separator|spacing)$/)) {
    return plain('<div>One</div>\n<div>Two</div>\n<div>Three</div>');
  }
  return plain(has(/^srcSet$/) ? name.charAt(0) : words);
}

/** Many elements take children that their components do not list. */
function typeOfChildren({ props, accepts }: Pick<ComponentDocument, 'accepts' | 'props'>): string {
  const own = props.find((prop) => prop.name === 'children');
  if (own) return own.type.text;
  const isField = props.some((prop) =>
    /^(checked|defaultValue|minRows|placeholder|value)$/.test(prop.name),
  );
  return !isField && accepts.some(({ kind }) => kind === 'element') ? 'React.ReactNode' : '';
}

function wrap(
  element: ExampleElement,
  { name }: ComponentDocument,
  byName: ReadonlyMap<string, ComponentDocument>,
  depth: number,
): ExampleElement[] {
  const parents = listParentNames(name, [...byName.keys()]).flatMap(
    (parentName) => byName.get(parentName) ?? [],
  );
  return parents.flatMap((parent) =>
    [element, ...besideSiblings(element, name, parent.name, byName)]
      .flatMap((children) => drawElement(parent, { byName, children }))
      .flatMap((around) => [
        ...(around.uses.size > element.uses.size ? [around] : []),
        ...(depth < maxDepth ? wrap(around, parent, byName, depth + 1) : []),
      ]),
  );
}

/** Puts what comes before an element in its parent beside it: details refer to their summary. */
function besideSiblings(
  element: ExampleElement,
  name: string,
  parent: string,
  byName: ReadonlyMap<string, ComponentDocument>,
): ExampleElement[] {
  const names = listChildNames(parent);
  const siblings = names
    .slice(0, Math.max(0, names.indexOf(name)))
    .flatMap((one) => byName.get(one) ?? [])
    .flatMap((one) => drawElement(one, { byName: new Map() })[0] ?? []);
  if (siblings.length === 0) return [];
  return [joinElements([...siblings, element])];
}

/**
 * Returns the attributes of an element in an example: the required props, and those without which it shows nothing.
 * Returns undefined if a required prop has no simple value.
 *
 * @param valueOf returns the code of a value by the text of its type, if the package has one
 */
function writeAttributes(
  { name, props }: ComponentDocument,
  valueOf: (type: string) => string | undefined = () => undefined,
): string[] | undefined {
  const needed = props
    .filter((prop) => prop.name !== 'children' && prop.deprecation === undefined)
    .filter((prop) => prop.required || helpful.has(prop.name));
  const attributes = needed.map((prop) => writeAttribute(prop, toWords(name), valueOf));
  return attributes.includes(undefined)
    ? undefined
    : attributes.flatMap((attribute) => attribute ?? []);
}

/** Optional props without which a component is invisible, or a field without a name. */
const helpful: ReadonlySet<string> = new Set(['in', 'placeholder']);

function writeAttribute(
  { name, type, signature }: Prop,
  words: string,
  valueOf: (type: string) => string | undefined,
): string | undefined {
  const { text } = type;
  const known = valueOf(text);
  if (known !== undefined) return `${name}={${known}}`;
  const [literal] = /(?<=^|\| )'[^']*'/.exec(text) ?? [];
  if (/(^|\| )boolean\b/.test(text)) return name;
  if (literal !== undefined) return `${name}="${literal.slice(1, -1)}"`;
  if (/(^|\| )(string|any|unknown|React\.ReactNode)\b/.test(text)) {
    return `${name}="${/^(value|id)$/.test(name) ? 'one' : words}"`;
  }
  if (/(^|\| )React\.ReactElement\b/.test(text)) return `${name}={<span>${words}</span>}`;
  const [number] = /(?<=^|\| )(number|\d+)\b/.exec(text) ?? [];
  if (number !== undefined) return `${name}={${number === 'number' ? '1' : number}}`;
  if (signature?.returns.type.text === 'void') return `${name}={() => {}}`;
  return /\[\]$|^(Readonly)?Array</.test(text) ? `${name}={[]}` : undefined;
}
