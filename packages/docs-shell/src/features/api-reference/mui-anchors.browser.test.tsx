import { expect, it } from 'vitest';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { initApiFolds } from './api-folds.client';
import { goToMuiRow } from './mui-anchors.lazy.client';

const mount = () =>
  mountPage({
    content: (
      <>
        <p id="prop-color">color</p>
        <p id="trigger-prop-color">color of the trigger</p>
      </>
    ),
    behaviors: [initApiFolds],
  });

it('goes to the row that an anchor of MUI’s pages names, in the same step of the history', async () => {
  const steps = history.length;
  history.replaceState(null, '', '#button-prop-color');
  mount();
  await expect.poll(() => location.hash).toBe('#prop-color');
  expect(query(':target').id).toBe('prop-color');
  expect(history.length).toBe(steps);
});

it.each(['#trigger-prop-color', '#button-prop-size', '#color'])(
  'leaves %s as it is',
  async (hash) => {
    history.replaceState(null, '', hash);
    mount();
    goToMuiRow(hash.slice(1));
    await new Promise(requestAnimationFrame);
    expect(location.hash).toBe(hash);
  },
);
