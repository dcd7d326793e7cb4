import { expect, it } from 'vitest';
import { parsePageMessage } from './messages';

const shown = {
  type: 'shown',
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
  [shown, { ...shown, resources: ['/_assets/a.js'] }],
])('hears %j', (data, message) => {
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
  [{ ...shown, address: 'https://elsewhere.example/' }],
  [{ ...shown, address: '/paint/?a' }],
  [{ ...shown, title: 7 }],
  [{ ...shown, resources: undefined }],
])('does not hear %j', (data) => {
  expect(parsePageMessage(data)).toBeUndefined();
});
