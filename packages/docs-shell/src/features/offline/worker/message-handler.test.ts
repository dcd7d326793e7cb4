import { expect, it } from 'vitest';
import { parsePageMessage } from './message-handler';

const viewed = {
  type: 'page-viewed',
  address: '/paint/a/',
  title: 'A',
  rootPath: '/paint',
  resources: ['/_assets/a.js', 7, 'https://elsewhere.example/'],
};

it.each([
  [{ type: 'skipWaiting' }, { type: 'skipWaiting' }],
  [{ type: 'version', more: 1 }, { type: 'version' }],
  [
    { type: 'save', rootPath: '' },
    { type: 'save', rootPath: '' },
  ],
  [
    { type: 'remove', rootPath: '/paint' },
    { type: 'remove', rootPath: '/paint' },
  ],
  [viewed, { ...viewed, resources: ['/_assets/a.js'] }],
  // Pages of apps that were built before.
  [
    { ...viewed, type: 'shown' },
    { ...viewed, resources: ['/_assets/a.js'] },
  ],
])('parses %j', (data, message) => {
  expect(parsePageMessage(data)).toEqual(message);
});

it.each([
  [undefined],
  [null],
  ['skipWaiting'],
  [{}],
  [{ type: 'other' }],
  [{ type: 'save' }],
  [{ type: 'save', rootPath: '//elsewhere.example' }],
  [{ type: 'save', rootPath: '/paint/' }],
  [{ ...viewed, address: 'https://elsewhere.example/' }],
  [{ ...viewed, address: '/paint/?a' }],
  [{ ...viewed, title: 7 }],
  [{ ...viewed, resources: undefined }],
])('ignores %j', (data) => {
  expect(parsePageMessage(data)).toBeUndefined();
});
