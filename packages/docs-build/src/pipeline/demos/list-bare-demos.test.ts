import { expect, it } from 'vitest';
import type { DemoReference } from '../../content/types';
import type { CompiledPage } from '../../content/compiled-page';
import { listBareDemos } from './list-bare-demos';

const reference = (file: string, isBare?: true): DemoReference => ({
  file,
  title: '',
  line: 1,
  ...(isBare && { isBare }),
});
const page = (...demos: readonly DemoReference[]) =>
  ({ content: { demos } }) as unknown as CompiledPage;

it('lists demos that are bare on all pages', () => {
  const pages = [
    page(reference('Tool.tsx', true), reference('Both.tsx', true)),
    page(reference('Both.tsx'), reference('Example.tsx')),
  ];
  expect([...listBareDemos(pages)]).toEqual(['Tool.tsx']);
});
