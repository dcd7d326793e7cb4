import { expect, it } from 'vitest';
import { takeAccessible } from './take-accessible';

const show = (jsx: string) => `export default () => ${jsx};`;

it('takes the first accessible example of each component', { timeout: 60_000 }, () => {
  const menu = show('<ul role="menu"><li role="menuitem">x</li></ul>');
  const candidates = [
    { name: 'Menu', text: show('<ul role="menu">x</ul>') },
    { name: 'Menu', text: menu },
    { name: 'Menu', text: show('<ul role="menu" aria-label="x"><li role="menuitem">x</li></ul>') },
    { name: 'Divider', text: show('<ul><li role="separator">x</li></ul>') },
    { name: 'Broken', text: show('missing()') },
  ];
  expect(Object.fromEntries(takeAccessible(candidates, import.meta.dirname))).toEqual({
    Menu: { text: menu },
    Divider: { broken: 'list' },
    Broken: { broken: 'throws missing is not defined' },
  });
});
