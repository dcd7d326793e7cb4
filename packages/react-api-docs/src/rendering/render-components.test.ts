import { expect, it } from 'vitest';
import { installPackage } from '../program/installed-package.fixture';
import { renderComponents } from './render-components';

it('names the packages whose components never end', { timeout: 60_000 }, () => {
  const fromFolder = installPackage('tiny', {
    'index.js': '',
    // It waits without using the processor.
    '../react/index.js': 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
    '../react-dom/client.js': '',
  });
  const endless = { packageName: 'tiny', name: 'Endless', props: [] };
  expect(() => renderComponents([endless], fromFolder, 2000)).toThrow(
    'Rendering the 1 components of tiny takes more than 2 seconds. Run the command again',
  );
});
