import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { expect, it } from 'vitest';
import { watchStyleEngine } from './watch-style-engine';

const engine = (layer: string) => `export const styleEngine = createEmotionEngine({
  layer: '${layer}',
});
`;
const component = (text: string) => `export default function DemoRoot() {
  return <p>${text}</p>;
}
`;

it('tells a changed style engine from another edit of the demo root', async () => {
  const file = path.join(temporaryFolder('style-engine'), 'demo-root.tsx');
  const hasNewEngine = watchStyleEngine(file);
  expect(hasNewEngine()).toBe(false);
  await writeFile(file, component('a') + engine('mui'));
  expect(hasNewEngine()).toBe(true);
  await writeFile(file, component('b') + engine('mui'));
  expect(hasNewEngine()).toBe(false);
  await writeFile(file, component('b') + engine('utilities'));
  expect(hasNewEngine()).toBe(true);
  expect(hasNewEngine()).toBe(false);
  await writeFile(file, component('b'));
  expect(hasNewEngine()).toBe(true);
});
