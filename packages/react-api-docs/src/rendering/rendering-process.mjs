// A separate process, because React and the libraries look for a document when they are loaded. Reads a request as JSON
// and writes a result for each component: the class of its ref's element, and the tag that receives its attributes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { fromFolder, components } = JSON.parse(readFileSync(0, 'utf8'));
const require = createRequire(path.join(fromFolder, 'noop.js'));
const packageNames = components.map(({ packageName }) => packageName);
if (!['react', 'react-dom/client', ...packageNames].every(canResolve)) {
  // Declarations without a program can be documented, but not rendered.
  process.stdout.write(JSON.stringify(components.map(() => null)));
  process.exit(0);
}
// Loading a DOM takes most of a second.
const { openDocument } = await import('./open-document.mjs');
const window = openDocument();
for (const level of ['error', 'warn', 'log', 'info']) console[level] = () => undefined;

const { act, createElement } = require('react');
const { createRoot } = require('react-dom/client');
const probe = 'data-probe';
const childTag = 'x-child';
const child = createElement(childTag, null, 'x');
const parents = new Map();

process.stdout.write(JSON.stringify(components.map((component) => observe(component) ?? null)));
process.exit(0);

/**
 * Renders a component alone, then with children, then inside another one of its name (`Tab` in `Tabs`). Returns the
 * first result.
 */
function observe({ packageName, name, props }) {
  const component = require(packageName)[name];
  const byName = new Map(props.map((prop) => [prop.name, prop]));
  const needed = neededProps(byName);
  const full = { ...needed, ...optionalProps(byName) };
  let seen;
  for (const given of [needed, full]) {
    seen = merge(seen, draw(component, given));
    if (seen?.ref !== undefined) return seen;
  }
  if (seen) return seen;
  const [word = name] = /^[A-Z][a-z]*/.exec(name) ?? [];
  for (const parent of parentsOf(packageName, word)) {
    if (parent.name === name) continue;
    const inside = draw(component, full, parent.wrap);
    if (inside?.ref !== undefined) return inside;
  }
  return undefined;
}

function merge(first, second) {
  return first && second ? { ...first, ...second } : (first ?? second);
}

/** Returns the components whose names begin with a word and that show what is inside them. Most others would throw. */
function parentsOf(packageName, word) {
  const key = `${packageName} ${word}`;
  if (!parents.has(key)) {
    const found = components
      .filter(
        (component) => component.packageName === packageName && component.name.startsWith(word),
      )
      .filter((component) => component.props.some((prop) => prop.name === 'children'))
      .map(({ name, props }) => {
        const parent = require(packageName)[name];
        const byName = new Map(props.map((prop) => [prop.name, prop]));
        const around = { ...optionalProps(byName), ...neededProps(byName) };
        return { name, wrap: (element) => createElement(parent, around, element) };
      })
      .filter(({ wrap }) => draw(childTag, {}, wrap)?.element !== undefined);
    parents.set(key, found);
  }
  return parents.get(key);
}

/** Renders one component. Returns undefined if it throws. */
function draw(component, props, wrap = (element) => element) {
  const host = document.body.appendChild(document.createElement('div'));
  let error;
  const keep = (thrown) => (error = thrown);
  const root = createRoot(host, { onUncaughtError: keep, onCaughtError: keep });
  let held;
  const ref = (value) => {
    held = value ?? held;
  };
  try {
    act(() => root.render(wrap(createElement(component, { ...props, [probe]: '', ref }))));
    if (error !== undefined) return undefined;
    const element = document.querySelector(`[${probe}]`);
    return {
      ...(held instanceof window.Element && held !== document.body && { ref: classOf(held) }),
      ...(element && { element: tagOf(element) }),
    };
  } catch {
    return undefined;
  } finally {
    try {
      act(() => root.unmount());
    } catch {
      // A component that threw may throw again.
    }
    document.body.replaceChildren();
  }
}

/** Attributes that a component passes to its child can end up on any element. */
function classOf(element) {
  return element.localName === childTag ? 'Element' : element.constructor.name;
}

function tagOf(element) {
  return element.localName === childTag ? 'HTMLElement' : element.localName;
}

/** Props without which a component renders nothing. */
function neededProps(props) {
  const isRequired = (name) => props.get(name)?.isRequired ?? false;
  return {
    ...(isRequired('children') && childrenFor(props)),
    ...(isRequired('open') && { open: true }),
    ...(isRequired('options') && { options: [] }),
    ...(isRequired('rows') && { rows: [] }),
    ...(isRequired('columns') && { columns: [] }),
    ...(isRequired('renderInput') && { renderInput: drawInput }),
    ...(isRequired('control') && { control: child }),
    ...(isRequired('title') && { title: 'x' }),
    ...(isRequired('label') && { label: 'x' }),
    ...(isRequired('ariaLabel') && { ariaLabel: 'x' }),
    ...(isRequired('value') && { value: 'x' }),
  };
}

function optionalProps(props) {
  return {
    ...(props.has('children') && childrenFor(props)),
    ...(props.has('open') && { open: true }),
    ...(props.has('open') && props.has('anchorEl') && { anchorEl: document.body }),
  };
}

function childrenFor(props) {
  return { children: props.get('children').type.includes('ReactElement') ? child : 'x' };
}

/** Renders the input of an `Autocomplete`. */
function drawInput({ InputProps, inputProps, ...rest }) {
  return createElement('div', { ref: InputProps?.ref }, createElement('input', inputProps ?? rest));
}

function canResolve(name) {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}
