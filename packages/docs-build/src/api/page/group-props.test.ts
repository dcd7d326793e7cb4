import { describe, expect, it } from 'vitest';
import { createProp } from '../api-document.fixture';
import { groupProps, type PropGroup } from './group-props';

const sorted = (...props: Parameters<typeof groupProps>[0]) =>
  groupProps(props).map(({ prop }) => prop.name);

const ofType = (name: string, text: string) => createProp(name, { type: { text, references: [] } });

describe('groupProps', () => {
  it.each<readonly [name: string, type: string, group: PropGroup]>([
    ['value', 'number', 'value'],
    ['step', 'number', 'value'],
    ['children', 'React.ReactNode', 'content'],
    ['startIcon', 'React.ReactElement', 'content'],
    ['disabled', 'boolean', 'behavior'],
    ['filterMode', "'client' | 'server'", 'behavior'],
    ['inputRef', 'React.Ref<any>', 'behavior'],
    ['onClick', '() => void', 'events'],
    ['variant', 'Variant', 'appearance'],
    ['placement', "'top' | 'bottom'", 'appearance'],
    ['aria-label', 'string', 'accessibility'],
    ['disableAutoFocus', 'boolean', 'accessibility'],
    ['slotProps', 'object', 'slots'],
    ['BackdropComponent', 'React.ElementType', 'slots'],
    ['getTogglableProps', '() => object', 'behavior'],
    ['sx', 'SxProps<Theme>', 'styling'],
    ['focusVisibleClassName', 'string', 'styling'],
  ])('puts %s of type %s in the group “%s”', (name, type, group) => {
    expect(groupProps([ofType(name, type)])[0]?.group).toBe(group);
  });

  it('takes a prop with a default or a change event as a value', () => {
    const props = ['page', 'inputValue', 'onPageChange', 'onInputChange', 'order', 'defaultOrder'];
    const groups = groupProps(props.map((name) => createProp(name)));
    expect(groups.map(({ prop, group }) => `${prop.name} ${group}`)).toEqual([
      'inputValue value',
      'order value',
      'defaultOrder value',
      'page value',
      'onInputChange events',
      'onPageChange events',
    ]);
  });

  it('sorts required props first, and deprecated ones last in their group', () => {
    expect(
      sorted(
        createProp('className'),
        createProp('components', { deprecation: { advice: '' } }),
        createProp('slots'),
        createProp('zoom', { required: true }),
      ),
    ).toEqual(['zoom', 'slots', 'components', 'className']);
  });

  it('sorts the groups by use and not by name', () => {
    const byName = [
      'aria-label',
      'children',
      'disabled',
      'id',
      'onClick',
      'slots',
      'sx',
      'value',
      'variant',
    ];
    expect(sorted(...byName.map((name) => createProp(name, { required: name === 'id' })))).toEqual([
      'id',
      'value',
      'children',
      'disabled',
      'onClick',
      'variant',
      'aria-label',
      'slots',
      'sx',
    ]);
  });

  it('keeps inherited props after the own ones', () => {
    expect(
      sorted(
        createProp('sx'),
        createProp('value', { inheritedFrom: 'Tool', required: true }),
        createProp('disabled'),
      ),
    ).toEqual(['disabled', 'sx', 'value']);
  });
});
