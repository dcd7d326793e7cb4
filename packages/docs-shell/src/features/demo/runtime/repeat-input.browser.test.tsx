import { useState, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recordInput, type InputRecorder } from '../hydration/record-input.client';
import { createDemoRuntime } from './runtime';

const mountDemo = createDemoRuntime({
  default: ({ children }: { readonly children: ReactNode }) => <>{children}</>,
});

function Fields() {
  const [state, setState] = useState({ agreed: true, way: 'post', name: '', size: 's', on: false });
  const set = (change: Partial<typeof state>) => setState((before) => ({ ...before, ...change }));
  const [notes, setNotes] = useState(0);
  const [focused, setFocused] = useState('');
  return (
    <>
      <input
        type="checkbox"
        checked={state.agreed}
        onFocus={() => setFocused('checkbox')}
        onChange={({ target }) => set({ agreed: target.checked })}
      />
      {['post', 'courier'].map((way) => (
        <input
          key={way}
          type="radio"
          value={way}
          checked={state.way === way}
          onChange={() => set({ way })}
        />
      ))}
      <input
        type="text"
        value={state.name}
        onFocus={() => setFocused('text')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <textarea
        defaultValue="Note"
        onChange={({ target }) => {
          setNotes(target.value.length);
        }}
      />
      <select value={state.size} onChange={({ target }) => set({ size: target.value })}>
        <option>s</option>
        <option>m</option>
      </select>
      <span
        role="switch"
        aria-checked={state.on}
        tabIndex={0}
        onFocus={() => setFocused('switch')}
        onClick={() => set({ on: !state.on })}
      >
        On
      </span>
      <output>{JSON.stringify({ ...state, notes, focused })}</output>
    </>
  );
}

let element: HTMLElement;
let recorder: InputRecorder;

function serve(Demo: ComponentType): void {
  document.body.innerHTML = `<section data-demo="Fields"><div data-demo-root>${renderToString(<Demo />)}</div></section>`;
  element = find('[data-demo-root]');
  recorder = recordInput(element, () => {});
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

function hydrate(Demo: ComponentType): void {
  recorder.stop();
  mountDemo({ element, name: 'Fields', Demo, early: recorder });
}

const read = () => JSON.parse(find('output').textContent) as Record<string, unknown>;

describe('input before hydration', () => {
  beforeEach(() => serve(Fields));

  it('changes a checkbox, and a later click changes it back', async () => {
    const box = find('[type="checkbox"]');
    await userEvent.click(box);
    hydrate(Fields);
    await expect.poll(read).toMatchObject({ agreed: false });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect.poll(read).toMatchObject({ agreed: true });
    expect(box).toBeChecked();
  });

  it('chooses a radio button', async () => {
    await userEvent.click(find('[value="courier"]'));
    hydrate(Fields);
    await expect.poll(read).toMatchObject({ way: 'courier' });
    expect(find('[value="courier"]')).toBeChecked();
    expect(find('[value="post"]')).not.toBeChecked();
  });

  it('stays in fields, whether React controls them or not', async () => {
    await userEvent.fill(find('[type="text"]'), 'Ada');
    await userEvent.fill(find('textarea'), 'A longer note');
    hydrate(Fields);
    await expect.poll(read).toMatchObject({ name: 'Ada', notes: 13 });
    expect(find('[type="text"]')).toHaveValue('Ada');
    expect(find('textarea')).toHaveValue('A longer note');
  });

  it.each(['[type="text"]', 'textarea'])('leaves the caret where it is in %s', async (selector) => {
    const field = find(selector) as HTMLInputElement;
    await userEvent.fill(field, 'Ada');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    hydrate(Fields);
    await expect.poll(read).toMatchObject(selector === 'textarea' ? { notes: 3 } : { name: 'Ada' });
    await userEvent.keyboard('n');
    expect(field).toHaveValue('Anda');
  });

  it.each(['focus', 'focusin'])('tells the demo of the %s of a field', async (type) => {
    const field = find('[type="text"]');
    let times = 0;
    field.focus();
    field.addEventListener(type, () => (times += 1));
    hydrate(Fields);
    await expect.poll(() => times).toBe(1);
    await expect.poll(read).toMatchObject({ focused: 'text' });
  });

  it('tells the demo of the focus of a control only if it came by keyboard', async () => {
    const on = find('[role="switch"]');
    await userEvent.click(on);
    hydrate(Fields);
    await expect.poll(read).toMatchObject({ on: true, focused: '' });

    serve(Fields);
    await userEvent.click(find('[type="checkbox"]'));
    hydrate(Fields);
    await expect.poll(read).toMatchObject({ agreed: false, focused: '' });

    serve(Fields);
    find('select').focus();
    await userEvent.tab();
    hydrate(Fields);
    await expect.poll(read).toMatchObject({ on: false, focused: 'switch' });
  });

  it('chooses an option', async () => {
    await userEvent.selectOptions(find('select'), 'm');
    hydrate(Fields);
    await expect.poll(read).toMatchObject({ size: 'm' });
    expect(find('select')).toHaveValue('m');
  });

  it('turns a switch that is no field of the browser', async () => {
    await userEvent.click(find('[role="switch"]'));
    hydrate(Fields);
    await expect.poll(read).toMatchObject({ on: true });
  });

  it('is not repeated if it comes later', async () => {
    hydrate(Fields);
    await expect.poll(() => find('[data-demo]').dataset['hydrated']).toBe('');
    await userEvent.click(find('[type="checkbox"]'));
    await userEvent.fill(find('[type="text"]'), 'Ada');
    await userEvent.click(find('[role="switch"]'));
    await expect.poll(read).toMatchObject({ agreed: false, name: 'Ada', on: true });
    expect(recorder.fields.size).toBe(0);
  });
});
