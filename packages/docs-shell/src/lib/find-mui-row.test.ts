import { expect, it } from 'vitest';
import { findMuiRow } from './find-mui-row';

it.each([
  ['button-prop-color', 'prop-color'],
  ['Button-prop-color', 'prop-color'],
  ['toggle-button-group-prop-exclusive', 'prop-exclusive'],
  ['button-css-root', 'class-root'],
  ['button-classes-text', 'class-text'],
  ['drawer-classes-MuiDrawer-paper', 'class-paper'],
  ['autocomplete-slots-popper', 'slot-popper'],
  ['autocomplete-slot-popper', 'slot-popper'],
  ['prop-color', undefined],
  ['properties-of-a-theme', undefined],
  ['', undefined],
])('“%s” names the row “%s”', (anchor, row) => {
  expect(findMuiRow(anchor)).toBe(row);
});
