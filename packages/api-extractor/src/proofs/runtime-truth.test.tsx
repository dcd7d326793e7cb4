// @vitest-environment jsdom
import path from 'node:path';
import * as joy from '@mui/joy';
import * as material from '@mui/material';
import type { ComponentType } from 'react';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ComponentDocument } from '../document';
import { extractDocuments } from '../extract/extract-documents';

const folder = path.join(import.meta.dirname, '../..');

const native = 'an element that takes focus by itself needs no attribute to have 0';
const silent = 'the package documents a default that its code does not have';

/** Defaults that the package documents and a bare component does not show; each with its reason. */
const dependent: Readonly<Record<string, string>> = {
  '@mui/material Checkbox.tabIndex': native,
  '@mui/material Radio.tabIndex': native,
  '@mui/material Switch.tabIndex': native,
  '@mui/joy Autocomplete.unstable_classNamePrefix': 'given, it reaches the element as an attribute',
  '@mui/joy Button.tabIndex': native,
  '@mui/joy Checkbox.variant': 'solid when it is checked, outlined when it is not',
  '@mui/joy IconButton.tabIndex': native,
  '@mui/joy Link.variant': silent,
  '@mui/joy ListItemButton.tabIndex': native,
};

/** Classes that the package documents and a bare component does not have; each with its reason. */
const unseen: Readonly<Record<string, string>> = {
  '@mui/material Button: MuiButton-loadingPositionCenter': 'only while it loads',
  '@mui/material StepIcon: MuiStepIcon-root': 'an icon that is text or an element has no root',
  '@mui/joy Checkbox: MuiCheckbox-variantSolid': 'only when it is checked',
  '@mui/joy Link: MuiLink-variantPlain': silent,
  '@mui/joy Tooltip: MuiTooltip-placementBottom': 'the code sets tooltipPlacementBottom',
};

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function render(component: unknown, props: object): string | undefined {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, {
    onUncaughtError: () => undefined,
    onCaughtError: () => undefined,
  });
  try {
    act(() => root.render(createElement(component as ComponentType<object>, props)));
    return document.body.innerHTML
      .replaceAll(/_r_\w+_|:r\w+:|«r\w+»/g, 'id')
      .replaceAll(/\bcss-\w+/g, 'css');
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

  it('has names of classes that the package generates, and only those', () => {
    let compared = 0;
    for (const { name, classes } of documents) {
      const exported = library[`${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`] ?? {};
      const said = Object.fromEntries(classes.map(({ key, className }) => [key, className]));
      expect(exported, name).toMatchObject(said);
      expect(classes.length > 0, `${name} has classes`).toBe(Object.keys(exported).length > 0);
      compared += classes.length;
    }
    process.stdout.write(`${packageName}: ${compared} classes compared\n`);
    expect(compared).toBeGreaterThan(500);
  });

  it('sets the class of the root, and those of the defaults of its props', () => {
    let seen = 0;
    const missing: string[] = [];
    for (const one of documents) {
      const html = render(library[one.name], minimalProps(one));
      const root = one.classes.find(({ key }) => key === 'root')?.className;
      if (html === undefined || html === '' || root === undefined) continue;
      const keys = one.props.flatMap(({ name, default: text }) => {
        const value = parseDefault(text);
        return typeof value === 'string'
          ? [`${name}${capitalize(value)}`, ...(name === 'variant' ? [value] : [])]
          : [];
      });
      const expected = one.classes.filter(({ key }) => key === 'root' || keys.includes(key));
      for (const { className } of expected) {
        if (new RegExp(`["\\s]${className}["\\s]`).test(html)) seen += 1;
        else missing.push(`${packageName} ${one.name}: ${className}`);
      }
    }
    process.stdout.write(`${packageName}: ${seen} class names seen\n`);
    expect(missing.filter((place) => !(place in unseen))).toEqual([]);
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
        if (
          value === undefined ||
          prop.name in props ||
          `${packageName} ${one.name}.${prop.name}` in dependent
        )
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
