import * as React from 'react';
import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import { afterEach, expect, it, vi } from 'vitest';
import type { Program } from '../sandbox/playground-messages';
import { runProgram } from './run-program';

const packages: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
};
const endless = 'An effect sets state each time it runs, without end.';
let stop = () => {};

// React's development build warns of the endless effect.
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** Renders the default export of the code. Returns the errors and how often the element `#count` was updated. */
async function show(
  code: string,
  { files = {}, classNames = {} }: Partial<Pick<Program, 'classNames' | 'files'>> = {},
): Promise<{ errors: string[]; count: () => number }> {
  vi.spyOn(console, 'error').mockReturnValue();
  const library = (specifier: string) => {
    const found = packages[specifier];
    return (
      found && Promise.resolve(Object.create(found, { __esModule: { value: true } }) as object)
    );
  };
  const exported = await runProgram(
    { entry: 'demo.tsx', files: { 'demo.tsx': code, ...files }, stylesheets: [], classNames },
    library,
    Object.keys(packages),
  );
  const element = document.createElement('div');
  document.body.append(element);
  const errors: string[] = [];
  const root = createRoot(element, { onUncaughtError: (error) => errors.push(String(error)) });
  stop = () => {
    root.unmount();
    element.remove();
  };
  root.render(createElement((exported as { default: ComponentType }).default));
  return { errors, count: () => Number(element.querySelector('#count')?.textContent) };
}

it.each([
  ['useEffect', `import { useEffect, useState } from 'react';`, 'useEffect'],
  ['React.useEffect', `import React, { useState } from 'react';`, 'React.useEffect'],
  ['a namespace', `import * as R from 'react'; const { useState } = R;`, 'R.useEffect'],
])('stops an effect that sets state without end: %s', async (_, imports, name) => {
  const { errors } = await show(`${imports}
    export default function Demo() {
      const [count, setCount] = useState(0);
      ${name}(() => { setCount(count + 1); });
      return <b id="count">{count}</b>;
    }`);
  await expect.poll(() => errors.length).toBe(1);
  expect(errors[0]).toContain(endless);
});

it('does not stop animations, and effects of many components at once', async () => {
  const { errors, count } = await show(`import { useEffect, useState } from 'react';
    function Row() {
      const [isMounted, setMounted] = useState(false);
      useEffect(() => setMounted(true), []);
      return isMounted ? '.' : '';
    }
    export default function Demo() {
      const [count, setCount] = useState(0);
      useEffect(() => {
        const frame = requestAnimationFrame(() => setCount(count + 1));
        return () => cancelAnimationFrame(frame);
      });
      return <p>{Array.from({ length: 1000 }, (_, key) => <Row key={key} />)}<b id="count">{count}</b></p>;
    }`);
  await expect.poll(count).toBeGreaterThan(20);
  expect(errors).toEqual([]);
});

it('takes the names of classes of a module that was compiled with the page', async () => {
  const { count } = await show(
    `import { seven } from './demo.css';
    export default () => <b id="count">{seven}</b>;`,
    {
      files: { 'demo.css.ts': "import { style } from '@vanilla-extract/css';" },
      classNames: { 'demo.css.ts': { seven: '7' } },
    },
  );
  await expect.poll(count).toBe(7);
});
