import { expect, it } from 'vitest';
import { comparePropTypes } from './compare-prop-types.fixture';

/** Where PropTypes cannot say what the types say, or where the types come from mapped types. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  material: [
    // `chainPropTypes`, and props whose type contains `null` or `undefined` although they must be set.
    ...['Accordion.children', 'FormControlLabel.label', 'GlobalStyles.styles', 'Rating.value'],
    ...['MobileStepper.backButton', 'MobileStepper.nextButton', 'StepIcon.icon'],
    ...['TablePagination.page', 'Tooltip.title'],
  ]
    .map((prop) => `required: ${prop}`)
    .concat('present: Grid.unstable_level'),
  joy: [
    'required: Tooltip.title',
    'description: RadioGroup.component',
    ...['Link.level', 'Skeleton.level', 'SvgIcon.fontSize', 'Table.stripe', 'Typography.level'].map(
      (prop) => `open union: ${prop}`,
    ),
  ],
  system: ['present: Grid.unstable_level'],
};

it.each([
  ['material', 1400, 73],
  ['joy', 900, 131],
  ['system', 28, 1],
])('the documents of %s agree with the PropTypes of the package', (app, props, unions) => {
  const { agreed, differing } = comparePropTypes(app);
  process.stdout.write(`${app}: ${JSON.stringify(agreed)}, ${differing.length} differ\n`);
  expect(differing.toSorted()).toEqual(exceptions[app]?.toSorted());
  expect(agreed['present']).toBeGreaterThanOrEqual(props);
  expect(agreed['open union']).toBe(unions);
});
