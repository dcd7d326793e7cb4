import { expect, it } from 'vitest';
import { listSpecifiers } from './list-specifiers';

it('lists what code imports and exports again, types included', () => {
  const code = `
    import 'effect';
    import a, { type B } from 'a';
    import type { C } from './c';
    export * from './d';
    export { e } from './e';
    export type { F } from './f';
    const load = () => [import('./g'), import("h"), import(name), import(\`./\${name}\`)];
    export default <A extends B>(props: A) => <b>{import('./g')}</b>;`;
  expect([...listSpecifiers('Demo.tsx', code)].sort()).toEqual(
    ['effect', 'a', './c', './d', './e', './f', './g', 'h'].sort(),
  );
});
