// @vitest-environment jsdom
import * as joy from '@mui/joy';
import * as material from '@mui/material';
import type { ComponentType } from 'react';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ComponentDocument } from '../document';
import { extractDocuments } from '../extract/extract-documents';

const folder = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

/** Defaults that only hold inside a parent or a form control; each with its reason. */
const dependent: Readonly<Record<string, string>> = {};

function render(component: unknown, props: object): string | undefined {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, {
    onUncaughtError: () => undefined,
    onCaughtError: () => undefined,
  });
  try {
    act(() => root.render(createElement(component as ComponentType<object>, props)));
    return document.body.innerHTML.replaceAll(/_r_\w+_|:r\w+:|«r\w+»/g, 'id');
  } catch {
    return undefined;
  } finally {
    act(() => root.unmount());
    document.body.replaceChildren();
  }
}

/** What a component needs to show anything; of the types that its document names. */
function minimalProps({ props }: ComponentDocument): Record<string, unknown> {
  const names = new Map(props.map((prop) => [prop.name, prop]));
  const element = createElement('button', null, 'x');
  const children = names.get('children')?.type.text.includes('ReactElement') ? element : 'x';
  return {
    ...(names.has('children') && { children }),
    ...(names.has('open') && { open: true }),
    ...(names.get('open') && names.has('anchorEl') && { anchorEl: document.body }),
    ...(names.get('options')?.required && { options: [] }),
    ...(names.get('renderInput')?.required && { renderInput: () => null }),
    ...(names.get('control')?.required && { control: element }),
    ...(names.get('title')?.required && { title: 'x' }),
    ...(names.get('label')?.required && { label: 'x' }),
    ...(names.get('value')?.required && { value: 'x' }),
  };
}

/** A default that is plain data; undefined for code and for prose. */
function parseDefault(text: string | undefined): string | number | boolean | undefined {
  if (text === undefined) return undefined;
  const [, quoted] = /^'([^']*)'$/.exec(text) ?? [];
  if (quoted !== undefined) return quoted;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

describe.each([
  ['@mui/material', material as Record<string, unknown>],
  ['@mui/joy', joy as Record<string, unknown>],
])('%s at run time', { timeout: 240_000 }, (packageName, library) => {
  let documents: readonly ComponentDocument[] = [];

  beforeAll(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    documents = extractDocuments({ packages: [packageName], fromFolder: folder }).filter(
      (one) => one.kind === 'component',
    );
  }, 240_000);
  afterAll(() => vi.unstubAllGlobals());

  it('sets no class of a component that its document does not have', () => {
    let seen = 0;
    const unknown: string[] = [];
    for (const one of documents.filter(({ classes }) => classes.length > 0)) {
      const prefix = one.classes.find(({ key, isGlobalState }) => key === 'root' && !isGlobalState);
      const html = render(library[one.name], minimalProps(one));
      if (!prefix || html === undefined) continue;
      const base = prefix.className.replace(/root$/, '');
      const set = new Set(html.match(new RegExp(`(?<=["\\s])${base}\\w+`, 'g')));
      const known = new Set(one.classes.map(({ className }) => className));
      seen += [...set].filter((name) => known.has(name)).length;
      unknown.push(...[...set].filter((name) => !known.has(name)));
    }
    process.stdout.write(`${packageName}: ${seen} class names seen\n`);
    expect(unknown).toEqual([]);
    expect(seen).toBeGreaterThan(100);
  });

  it('draws the same without a prop and with its documented default', () => {
    let compared = 0;
    let observed = 0;
    const wrong: string[] = [];
    for (const one of documents) {
      const props = minimalProps(one);
      const plain = render(library[one.name], props);
      if (plain === undefined) continue;
      for (const prop of one.props) {
        const value = parseDefault(prop.default);
        if (value === undefined || prop.name in props || `${one.name}.${prop.name}` in dependent)
          continue;
        compared += 1;
        if (render(library[one.name], { ...props, [prop.name]: value }) !== plain) {
          wrong.push(`${one.name}.${prop.name} = ${String(value)}`);
        }
        const other = otherValue(value, prop.type.text);
        if (
          other !== undefined &&
          render(library[one.name], { ...props, [prop.name]: other }) !== plain
        )
          observed += 1;
      }
    }
    process.stdout.write(
      `${packageName}: ${compared} defaults compared, ${observed} seen to matter\n`,
    );
    expect(wrong).toEqual([]);
    expect(observed).toBeGreaterThan(50);
  });
});

/** Another value of the same prop, to see whether the prop shows at all. */
function otherValue(value: string | number | boolean, type: string): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return [...type.matchAll(/'([^']+)'/g)].map(([, text]) => text).find((text) => text !== value);
}
