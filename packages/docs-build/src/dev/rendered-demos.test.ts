import { createDemoServer } from 'docs-shell/demos/server';
import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createRenderedDemos } from './rendered-demos';

const createRoot = () => ({
  default: ({ children }: { readonly children: ReactNode }) => children,
});
let renders = 0;
const createDemo = (text: string) => () => {
  renders += 1;
  return createElement('p', undefined, text);
};

it('renders a demo again when the demo, its fallback or the root was loaded again', async () => {
  const rendered = createRenderedDemos((_, run) => run());
  const modules = { Demo: createDemo('one'), Fallback: createDemo('one') };
  let root = createRoot();
  const show = async () => {
    const load = () => Promise.resolve({ default: modules.Demo });
    const loadFallback = () => Promise.resolve({ default: modules.Fallback });
    const server = createDemoServer(root, { 'a/One.tsx': ['One', load, loadFallback] });
    const demo = await server.loadDemo('a/One.tsx');
    const before = renders;
    const { html, fallback } = rendered.render('a/One.tsx', demo);
    const isRendered = renders > before;
    // A new server shows the same.
    expect(demo.render()).toMatchObject({ html, ...(fallback !== undefined && { fallback }) });
    return { html, isRendered };
  };
  expect(await show()).toEqual({ html: '<p>one</p>', isRendered: true });
  expect(await show()).toEqual({ html: '<p>one</p>', isRendered: false });
  modules.Demo = createDemo('two');
  expect(await show()).toEqual({ html: '<p>two</p>', isRendered: true });
  modules.Fallback = createDemo('three');
  expect(await show()).toEqual({ html: '<p>two</p>', isRendered: true });
  root = createRoot();
  expect(await show()).toEqual({ html: '<p>two</p>', isRendered: true });
  expect(await show()).toEqual({ html: '<p>two</p>', isRendered: false });
});
