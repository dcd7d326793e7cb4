// A separate process, because React and the libraries look for a document when they are loaded. Reads CommonJS modules
// with variants of the props of one component as JSON. Writes a line of JSON for each module as it is, and for each
// variant: what it throws or warns of, and what axe finds that it does not find in the module itself.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format } from 'node:util';
import { loadModule } from './load-module.mjs';
import { findViolations } from '../rendering/find-violations.mjs';
import { giveSizes } from '../rendering/give-sizes.mjs';
import { openDocument } from '../rendering/open-document.mjs';

const { fromFolder, modules } = JSON.parse(readFileSync(0, 'utf8'));
const require = createRequire(path.join(fromFolder, 'noop.js'));
giveSizes(openDocument());
let warnings = [];
for (const level of ['error', 'warn']) {
  console[level] = (...parts) => {
    const text = format(...parts);
    if (!/license|^Not implemented:|not wrapped in act/i.test(text)) warnings.push(text);
  };
}
// What a timer throws belongs to the variant that started it or to the next one. It must not end the report.
process.on('uncaughtException', (error) =>
  warnings.push(`in a timer: ${firstLine(error?.message ?? error)}`),
);
for (const level of ['log', 'info', 'debug']) console[level] = () => undefined;

const { act, createElement } = require('react');
const { createRoot } = require('react-dom/client');

/** The props that the current variant gives to a component, by component. */
let given = new Map();
const runtime = { ...require('react/jsx-runtime') };
for (const name of ['jsx', 'jsxs']) {
  const create = runtime[name];
  runtime[name] = (type, props, key) => create(type, withGiven(type, props), key);
}

/** What axe found, by markup. Most values change nothing that axe looks at. */
const examined = new Map();

for (const { code, variants } of modules) {
  const component = load(code);
  const base = await draw(
    component,
    [],
    variants.some(({ hasAxe }) => hasAxe),
  );
  report(base);
  for (const { props, hasAxe } of variants) {
    const { problem, violations } = await draw(component, props, hasAxe);
    report({
      problem: problem === base.problem ? undefined : problem,
      violations: violations.filter((violation) => !base.violations.includes(violation)),
    });
  }
}
process.stdout.write('', () => process.exit(0));

/** Writes a line for each rendering, so that those before an endless one are known. */
function report(finding) {
  process.stdout.write(`${JSON.stringify(finding)}\n`);
}

function load(code) {
  const use = (name) => (name === 'react/jsx-runtime' ? runtime : require(name));
  try {
    return loadModule(code, use).default;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

function withGiven(type, props) {
  const own = given.get(type);
  if (!own) return props;
  const { children, ...rest } = own;
  // Elements between the tags stay, as in the code that the controls write.
  const isText = typeof props.children === 'string';
  return { ...props, ...rest, ...(children !== undefined && isText && { children }) };
}

/** `{ module: '@mui/joy', path: ['Menu'] }` */
function resolve({ module, path: names }) {
  return names.reduce((value, name) => value?.[name], require(module));
}

async function draw(component, variant, hasAxe) {
  warnings = [];
  given = new Map();
  for (const { name, value, ...target } of variant) {
    const type = resolve(target);
    given.set(type, { ...given.get(type), [name]: value });
  }
  const host = document.body.appendChild(document.createElement('main'));
  let thrown;
  const keep = (error) => (thrown ??= error);
  const root = createRoot(host, { onUncaughtError: keep, onCaughtError: keep });
  let violations = [];
  try {
    await act(async () => root.render(createElement(component)));
    if (hasAxe && thrown === undefined) violations = await examine();
  } catch (error) {
    thrown ??= error;
  } finally {
    try {
      await act(async () => root.unmount());
    } catch {
      // A component that threw may throw again.
    }
    document.body.replaceChildren();
  }
  const problem =
    thrown === undefined
      ? warnings.length > 0
        ? `warns: ${firstLine(warnings[0])}`
        : undefined
      : `throws: ${firstLine(thrown?.message ?? thrown)}`;
  return { problem, violations };
}

async function examine() {
  const markup = describeMarkup();
  const known = examined.get(markup) ?? (await findViolations()).violations;
  examined.set(markup, known);
  return known;
}

/** Returns the markup without what only styles read, and with the same generated ids for each rendering. */
function describeMarkup() {
  const ids = new Map();
  const nameOf = (id) => ids.get(id) ?? ids.set(id, `id-${ids.size}`).get(id);
  return document.body.innerHTML
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/[«:_]r[0-9a-z]+[»:_]/g, nameOf);
}

function firstLine(text) {
  return String(text).split('\n')[0].slice(0, 200);
}
