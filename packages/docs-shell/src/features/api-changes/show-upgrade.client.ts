import { createElement } from '../../client/create-element';
import { excludedAttribute, type StepTitles, stepTitlesAttribute, upgradeId } from './contract';
import type { PlannedChange, UpgradeStep } from './plan-upgrade';

/** A change with its row in the table. */
export interface RowChange extends PlannedChange {
  readonly row: Element;
}

/** Above this number of changes, a step is folded at first. */
const maxOpenChanges = 30;

/** Shows the steps of an upgrade instead of all codemods, or the codemods if there are no steps. */
export function showUpgrade(steps: readonly UpgradeStep<RowChange>[]): void {
  const fold = document.getElementById(upgradeId);
  const list = fold?.querySelector('ol');
  if (!fold || !list) return;
  const titles = JSON.parse(fold.getAttribute(stepTitlesAttribute) ?? '{}') as StepTitles;
  list.hidden = steps.length === 0;
  list.replaceChildren(
    ...steps.map((step) => renderStep(step, titles[step.kind].replace('{version}', step.version))),
  );
  fold.querySelector(':scope > ul')?.toggleAttribute(excludedAttribute, steps.length > 0);
}

function renderStep({ commands, changes }: UpgradeStep<RowChange>, title: string): HTMLElement {
  const item = createElement('li', {}, title);
  if (commands.length > 0) {
    const lines = commands.map((command) =>
      createElement('li', {}, createElement('code', {}, command)),
    );
    item.append(createElement('ul', {}, ...lines));
  }
  if (changes.length > 0) {
    const open = changes.length > maxOpenChanges ? {} : { open: '' };
    const summary = createElement('summary', {}, `${title}: ${changes.length}`);
    const list = createElement('ul', {}, ...changes.map(renderChange));
    const fold = createElement('details', { class: 'd-api-fold', ...open }, summary, list);
    if (commands.length > 0) item.append(fold);
    else item.replaceChildren(fold);
  }
  return item;
}

/** Says of a change where it is and what happened. Links lead to the row, which has the types. */
function renderChange({ of, row }: RowChange): HTMLElement {
  const name = row.querySelector('code')?.textContent ?? '';
  const text = row.querySelector('td:last-child > div')?.textContent.trim() ?? '';
  const label = name === of ? of : `${of}: ${name}`;
  return createElement('li', {}, createElement('a', { href: `#${row.id}` }, label), ` ${text}`);
}
