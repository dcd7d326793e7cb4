import { expect, it } from 'vitest';
import { comparePropTypes } from './compare-prop-types';
import { compareReference } from './compare-reference';

/** Props whose PropTypes cannot express their type, or whose type comes from a mapped type. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  material: [
    // `chainPropTypes`, and props whose type contains `null` or `undefined` although they must be set.
    ...['Accordion.children', 'FormControlLabel.label', 'GlobalStyles.styles'],
    ...['MobileStepper.backButton', 'MobileStepper.nextButton', 'StepIcon.icon'],
    ...['SliderValueLabel.value', 'TablePagination.page', 'Tooltip.title'],
  ]
    .map((prop) => `required: ${prop}`)
    .concat('present: Grid.unstable_level', 'present: SliderValueLabel.className')
    .concat(
      // These components hand on what they get: their code sets no default.
      ...['FilledInput', 'Input'].flatMap((name) => [
        `default: ${name}.componentsProps`,
        `default: ${name}.slotProps`,
      ]),
      // The default depends on other props or on the theme, or the comment of the package is broken.
      ...['MenuItem.tabIndex', 'SpeedDial.TransitionComponent'].map((prop) => `default: ${prop}`),
      // The types list the values of the string.
      'type: TextField.type',
    ),
  joy: [
    // The code computes the default.
    ...['color', 'disabled', 'variant'].map((prop) => `default: MenuItem.${prop}`),
    'required: Tooltip.title',
    'description: RadioGroup.component',
    // Values of earlier versions, which the generator of the package leaves alone.
    ...['AutocompleteListbox.variant', 'AutocompleteOption.variant', 'Link.level'].map(
      (prop) => `type: ${prop}`,
    ),
    ...['MenuButton.color', 'ToggleButtonGroup.color'].map((prop) => `type: ${prop}`),
    ...['Link.level', 'Skeleton.level', 'SvgIcon.fontSize', 'Table.stripe', 'Typography.level'].map(
      (prop) => `open union: ${prop}`,
    ),
  ],
  system: ['present: Grid.unstable_level'],
  x: [
    // The declarations do not deprecate it, and describe another prop with more words.
    'deprecated: DataGrid.autoHeight',
    ...['autoHeight', 'dataSourceRevalidateMs'].map((prop) => `description: DataGrid.${prop}`),
    // Types that contain `null` or `undefined` although they must be set, and a node, which PropTypes take for that.
    ...['GridColumnHeaderItem.sortDirection', 'GridColumnHeaderMenu.target', 'GridMenu.target'],
    ...['GridColumnHeaderSortIcon.direction', 'GridHeaderFilterCell.InputComponentProps'],
    ...['columnGroupHeaderFocus', 'columnHeaderFocus'].map((prop) => `GridColumnHeaders.${prop}`),
    ...['columnGroupHeaderTabIndexState', 'columnHeaderTabIndexState'].map(
      (prop) => `GridColumnHeaders.${prop}`,
    ),
    ...['id', 'labelledBy', 'target'].map((prop) => `GridHeaderFilterMenu.${prop}`),
    ...['GridHeaderFilterMenuContainer.buttonRef', 'GridRow.focusedColumnIndex'],
    ...['GridMenu.children', 'GridShadowScrollArea.children'],
  ]
    .map((one) => (one.includes(': ') ? one : `required: ${one}`))
    .concat(
      // The types take no props.
      'present: GridPagination.component',
      // The types list the values of the string.
      ...['PromptFieldControl', 'QuickFilterControl'].map((name) => `type: ${name}.type`),
    ),
};

/** Minimum number of props that agree, by field. The numbers of the committed documents, rounded down. */
const minimums: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  material: { present: 1455, required: 1445, description: 1450, default: 640, type: 905 },
  joy: { present: 910, required: 910, description: 900, default: 500, type: 645 },
  system: { present: 28, required: 28, description: 28, default: 11, type: 14 },
  x: { present: 1185, required: 1170, description: 700, default: 240, type: 830 },
};

it.each([
  ['material', 76],
  ['joy', 131],
  ['system', 1],
  ['x', 0],
])('the documents of %s agree with the PropTypes of the package', (app, unions) => {
  const { agreed, differing } = comparePropTypes(app);
  process.stdout.write(`${app}: ${JSON.stringify(agreed)}, ${differing.length} differ\n`);
  expect(differing.toSorted()).toEqual(exceptions[app]?.toSorted());
  expect(listBelow(agreed, minimums[app] ?? {})).toEqual([]);
  expect(agreed['open union'] ?? 0).toBe(unions);
});

it('the documents of Base UI agree with the reference inside the package', () => {
  const { agreed, differing } = compareReference();
  process.stdout.write(`base: ${JSON.stringify(agreed)}, ${differing.length} differ\n`);
  expect([...new Set(differing)].toSorted()).toEqual([
    // The types do not tell that Toolbar.Separator has another default than Separator.
    'default: Toolbar.Separator orientation',
    // The reference writes the names of parts with a dot, or replaces a word.
    'description: Autocomplete.Root filter',
    'description: Combobox.Root filter',
    'description: ContextMenu.RadioItem value',
    'description: Dialog.Trigger id',
    'description: Field.Validity children',
    'description: Menu.FilterProvider filter',
    'description: Menu.RadioItem value',
    'description: Popover.Trigger id',
    // Its page of RadioGroup has the parts of Radio too, which have a document of their own.
    'part: RadioGroup.Indicator',
    'part: RadioGroup.Root',
  ]);
  const least = {
    part: 470,
    'Props present': 1560,
    required: 1560,
    default: 1560,
    description: 2480,
    type: 430,
    'Data Attributes present': 850,
    'CSS Variables present': 109,
  };
  expect(listBelow(agreed, least)).toEqual([]);
});

/** Returns the fields in which fewer rows agree than the minimum says. */
function listBelow(
  agreed: Readonly<Record<string, number>>,
  least: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(least)
    .filter(([field, minimum]) => (agreed[field] ?? 0) < minimum)
    .map(([field, minimum]) => `${field}: ${agreed[field] ?? 0} < ${minimum}`);
}
