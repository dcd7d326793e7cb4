// A separate process, because React and the libraries look for a document when they are loaded. Reads CommonJS modules
// as JSON, and writes for each what the server renders, what it throws or warns of there and in a document, and, if it is
// asked for, which rules of accessibility it breaks there.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format } from 'node:util';
import { loadModule } from './load-module.mjs';
import { findViolations } from '../rendering/find-violations.mjs';
import { giveSizes } from '../rendering/give-sizes.mjs';
import { openDocument } from '../rendering/open-document.mjs';

const { fromFolder, modules, isExamined } = JSON.parse(readFileSync(0, 'utf8'));
const require = createRequire(path.join(fromFolder, 'noop.js'));
const window = openDocument();
if (isExamined) giveSizes(window);
let warnings = [];
for (const level of ['error', 'warn']) {
  console[level] = (...parts) => note(format(...parts));
}

/** What this environment lacks says nothing about an example. */
function note(text) {
  if (!/license|^Not implemented:/i.test(text)) warnings.push(text);
}
for (const level of ['log', 'info', 'debug']) console[level] = () => undefined;

const { act, createElement } = require('react');
const { createRoot } = require('react-dom/client');
const { renderToString } = require('react-dom/server');

/** Column headers of the Data Grid that the library gives names without a role. They are not part of an example. */
const headsWithoutRoles = ['.MuiDataGrid-columnHeader [aria-label][role="presentation"]'];

/**
 * Rules that axe leaves to people, for an example is not what they wait for: entries that come later, and a dialog that keeps the
 * focus away from what is hidden.
 */
const decided = new Set(['aria-hidden-focus', 'aria-required-children']);

const results = [];
for (const code of modules) results.push(await render(code));
process.stdout.write(JSON.stringify(results), () => process.exit(0));

async function render(code) {
  warnings = [];
  const reached = new Set();
  let html;
  let violations;
  try {
    const exported = loadModule(code, (name) => watch(require(name), reached));
    const element = createElement(exported.default);
    html = renderToString(element);
    violations = await mount(element);
    // React reports elements in wrong places once in a process.
    if (isMoved(html)) warnings.push('HTML that a browser parses as something else');
  } catch (error) {
    const problem = `throws ${firstLine(error?.message ?? error)}`;
    return { html, reached: [...reached], violations, problem };
  }
  return {
    html,
    reached: [...reached],
    violations,
    problem: warnings.length > 0 ? firstLine(warnings[0]) : undefined,
  };
}

function isMoved(html) {
  const host = document.createElement('div');
  host.innerHTML = html;
  return outline(host.innerHTML) !== outline(html);
}

/** Tags and texts without attributes. */
function outline(html) {
  return html
    .replaceAll(/<!--.*?-->|<\/(path|circle|rect|input)>/g, '')
    .replaceAll(/<(\/?[\w-]+)(?:"[^"]*"|[^>"])*>/g, '<$1>');
}

/** Notes the exports that a module reads: it reads a component when it draws it. */
function watch(library, reached) {
  return new Proxy(library, {
    get(target, name) {
      if (typeof name === 'string') reached.add(name);
      return target[name];
    },
  });
}

async function mount(element) {
  const host = document.body.appendChild(document.createElement('div'));
  let thrown;
  let violations;
  const keep = (error) => (thrown = error);
  const root = createRoot(host, { onUncaughtError: keep, onCaughtError: keep });
  try {
    await act(async () => root.render(element));
    if (isExamined && thrown === undefined) violations = await examine(host);
  } finally {
    try {
      await act(async () => root.unmount());
    } catch {
      // A component that threw may throw again.
    }
    document.body.replaceChildren();
  }
  if (thrown !== undefined) throw thrown;
  return violations;
}

/** Returns the rules that the document breaks, besides those of axe: an element is visible, and ids refer to something. */
async function examine(host) {
  if ([...host.children].every(isHidden)) return ['hidden'];
  const { violations, incomplete } = await findViolations(headsWithoutRoles);
  return [
    ...(hasDanglingId() ? ['dangling-id'] : []),
    ...violations,
    ...incomplete.filter((id) => decided.has(id)),
  ];
}

function isHidden(element) {
  const { display, visibility } = getComputedStyle(element);
  return display === 'none' || visibility === 'hidden';
}

/** Returns whether an element is named or described by one that is not there. axe passes over those that are not visible. */
function hasDanglingId() {
  return ['aria-labelledby', 'aria-describedby'].some((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)]
      .flatMap((element) => element.getAttribute(attribute).split(' '))
      .some((id) => document.getElementById(id) === null),
  );
}

function firstLine(text) {
  return String(text).split('\n')[0].slice(0, 300);
}
