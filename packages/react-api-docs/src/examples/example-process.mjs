// A separate process, because React and the libraries look for a document when they are loaded. Reads CommonJS modules
// as JSON, and writes for each what the server renders, and what it throws or warns of there and in a document.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format } from 'node:util';
import { loadModule } from './load-module.mjs';
import { openDocument } from '../rendering/open-document.mjs';

const { fromFolder, modules } = JSON.parse(readFileSync(0, 'utf8'));
const require = createRequire(path.join(fromFolder, 'noop.js'));
openDocument();
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

const results = [];
for (const code of modules) results.push(await render(code));
process.stdout.write(JSON.stringify(results), () => process.exit(0));

async function render(code) {
  warnings = [];
  const reached = new Set();
  let html;
  try {
    const exported = loadModule(code, (name) => watch(require(name), reached));
    const element = createElement(exported.default);
    html = renderToString(element);
    await mount(element);
    // React reports elements in wrong places once in a process.
    if (isMoved(html)) warnings.push('HTML that a browser parses as something else');
  } catch (error) {
    return { html, reached: [...reached], problem: `throws ${firstLine(error?.message ?? error)}` };
  }
  return {
    html,
    reached: [...reached],
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
  const keep = (error) => (thrown = error);
  const root = createRoot(host, { onUncaughtError: keep, onCaughtError: keep });
  try {
    await act(async () => root.render(element));
  } finally {
    try {
      await act(async () => root.unmount());
    } catch {
      // A component that threw may throw again.
    }
    document.body.replaceChildren();
  }
  if (thrown !== undefined) throw thrown;
}

function firstLine(text) {
  return String(text).split('\n')[0].slice(0, 300);
}
