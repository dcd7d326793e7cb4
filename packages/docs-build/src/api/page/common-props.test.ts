import { expect, it } from 'vitest';
import { createPart, createProp } from '../api-document.fixture';
import { separateCommonProps } from './common-props';

const className = (state: string) =>
  createProp('className', {
    type: {
      text: `string | ((state: ${state}) => string)`,
      references: [{ name: state.replace(/<.*/, ''), anchor: 'type-state' }],
    },
  });

const forwarded = { ref: { forwarded: true } };

it('lists props once that several parts accept with their own states', () => {
  const { common, parts } = separateCommonProps([
    createPart('Root', { props: [createProp('open')] }),
    createPart('Item', { ...forwarded, props: [className('State<Value>'), createProp('value')] }),
    createPart('Popup', { ...forwarded, props: [className('Dialog.Popup.State')] }),
  ]);
  expect(common.map(({ name, type }) => [name, type.text])).toEqual([
    ['className', 'string | ((state: State) => string)'],
    ['ref', 'React.Ref<Element>'],
  ]);
  expect(parts.map(({ part, state }) => [part.props.map(({ name }) => name), state?.name])).toEqual(
    [
      [['open'], undefined],
      [['value'], 'State'],
      [[], 'Dialog.Popup.State'],
    ],
  );
});

it('lists className, style, render and ref', () => {
  const props = ['render', 'style', 'id', 'className'].map((name) => createProp(name));
  const { common, parts } = separateCommonProps([
    createPart('Root', { ...forwarded, props }),
    createPart('Item', { ...forwarded, props }),
  ]);
  expect(common.map(({ name }) => name)).toEqual(['className', 'style', 'render', 'ref']);
  expect(common.at(-1)?.description).toBe('A ref to the element that the part renders.');
  expect(parts.map(({ part }) => part.props.map(({ name }) => name))).toEqual([['id'], ['id']]);
});

it('leaves a prop with another type in the table of its part', () => {
  const odd = createProp('className', { type: { text: 'never', references: [] } });
  const { parts } = separateCommonProps([
    createPart('A', { props: [className('AState')] }),
    createPart('B', { props: [className('BState')] }),
    createPart('C', { props: [odd] }),
  ]);
  expect(parts.map(({ part }) => part.props.length)).toEqual([0, 0, 1]);
});

it('does not separate props that only one part has', () => {
  const { common, parts } = separateCommonProps([
    createPart('Root', { ...forwarded, props: [className('RootState')] }),
    createPart('Item'),
  ]);
  expect(common).toEqual([]);
  expect(parts[0]?.part.props).toHaveLength(1);
  expect(parts[0]?.state).toBeUndefined();
});

it('lists the props of very many parts once too', () => {
  const parts = Array.from({ length: 40 }, (_, index) =>
    createPart(`Part${index}`, { ...forwarded, props: [className(`Part${index}State`)] }),
  );
  const { common, parts: kept } = separateCommonProps(parts);
  expect(common.map(({ name }) => name)).toEqual(['className', 'ref']);
  expect(kept.flatMap(({ part }) => part.props)).toEqual([]);
});
