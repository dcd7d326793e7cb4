import { expect, it } from 'vitest';
import { en } from '../i18n';
import { resolveApiHeading } from './api-section';
import type { PageResource } from './types';

const api: PageResource = { kind: 'api', title: 'Brush API', href: '/paint/api/brush/' };

it.each<[string, readonly PageResource[], number]>([
  ['one for a component with an API page', [api], 1],
  ['one for several components', [api, api], 1],
  ['none without an API page', [{ kind: 'api', title: 'Brush API' }], 0],
  ['none for the API pages of other links', [{ ...api, kind: 'source' }], 0],
  ['none without resources', [], 0],
])('returns %s', (_, resources, count) => {
  const headings = resolveApiHeading(resources, en);
  const heading = { level: 2, id: 'api-reference', text: en.apiReference };
  expect(headings).toEqual(Array.from({ length: count }, () => heading));
});
