import { expect, it } from 'vitest';
import { installPackage } from '../program/installed-package.fixture';
import { renderComponents } from './render-components';

it('names the packages whose components never end', { timeout: 60_000 }, () => {
  const fromFolder = installPackage('tiny', {
    'index.js': '',
    '../react/index.js': 'for (;;);',
    '../react-dom/client.js': '',
  });
  const endless = { packageName: 'tiny', name: 'Endless', props: [] };
  expect(() => renderComponents([endless], fromFolder, 5000)).toThrow(
    'Rendering the 1 components of tiny takes more than 5 seconds. Run the command again',
  );
});
