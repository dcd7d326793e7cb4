import { encodeVersion } from '../../lib/encode-version';
import { findVersions } from '../../lib/find-versions';
import { parseReaderVersions, readerVersionsKey, sinceAttribute } from '../../theme/reader-version';
import { createSafeStorage } from '../../theme/safe-storage';
import {
  changeEffects,
  changesOfAttribute,
  codemodOfAttribute,
  changesPackageAttribute,
  effectAttribute,
  excludedAttribute,
  noVersionAttribute,
  packageFileAttribute,
  rememberAttribute,
  rememberedAttribute,
} from './contract';
import { isChosen, type Choice } from './is-chosen';

const storage = createSafeStorage(() => localStorage);

/**
 * Shows the changes between two versions, and keeps the choice in the address. Without one, the changes after the
 * reader’s own version are shown. A choice that the reader made before this code arrived stays.
 */
export function activateChanges(form: HTMLFormElement): void {
  const { from, to } = selectsOf(form);
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name=show]')];
  const status = form.querySelector('[role=status]:not(.d-row-filter *)');
  const packageName = form.getAttribute(changesPackageAttribute) ?? '';
  const rows = [...document.querySelectorAll(`[${effectAttribute}]`)].map((row) => ({
    row,
    code: row.getAttribute(sinceAttribute) ?? '',
    effect: row.getAttribute(effectAttribute) ?? '',
  }));
  const known = [...to.options].map(({ value }) => value);

  const update = () => {
    const choice: Choice = {
      after: from.value === '' ? '' : encodeVersion(from.value),
      upTo: encodeVersion(to.value),
      effects: boxes.filter((box) => box.checked).map(({ value }) => value),
    };
    for (const { row, ...change } of rows) {
      row.toggleAttribute(excludedAttribute, !isChosen(change, choice));
    }
    chooseCodemods(choice);
  };

  const writeAddress = () => {
    const address = new URL(location.href);
    const shown = boxes.filter((box) => box.checked).map(({ value }) => value);
    const isAll = shown.length === changeEffects.length;
    for (const [name, value] of [
      ['from', from.value],
      ['to', to.value === known[0] ? '' : to.value],
      ['show', isAll ? '' : shown.join(' ')],
    ] as const) {
      if (value === '') address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    history.replaceState(history.state, '', address);
  };

  const remember = (versions: Readonly<Record<string, string>>) => {
    const stored = { ...parseReaderVersions(storage.get(readerVersionsKey)), ...versions };
    storage.set(readerVersionsKey, JSON.stringify(stored));
    const own = versions[packageName];
    if (own !== undefined) from.value = chooseKnown(own, known);
    const text = status?.getAttribute(own === undefined ? noVersionAttribute : rememberedAttribute);
    if (status) status.textContent = (text ?? '').replace('{version}', own ?? '');
    update();
    writeAddress();
  };

  const readFile = async (file: File | undefined) => {
    if (file) remember(findVersions(await file.text()));
  };

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.hasAttribute(packageFileAttribute)) {
      void readFile(target.files?.[0]);
      return;
    }
    update();
    writeAddress();
  });
  form
    .querySelector(`[${rememberAttribute}]`)
    ?.addEventListener('click', () => remember({ [packageName]: from.value || to.value }));
  form.addEventListener('dragover', (event) => event.preventDefault());
  form.addEventListener('drop', (event) => {
    event.preventDefault();
    void readFile(event.dataTransfer?.files[0]);
  });

  if (
    from.value !== '' ||
    to.value !== known[0] ||
    boxes.some(({ checked, defaultChecked }) => checked !== defaultChecked)
  ) {
    update();
    writeAddress();
    return;
  }
  const query = new URLSearchParams(location.search);
  const own = parseReaderVersions(storage.get(readerVersionsKey))[packageName];
  from.value = chooseKnown(query.get('from') ?? own ?? '', known);
  to.value = chooseKnown(query.get('to') ?? '', known) || known[0];
  const shown = query.get('show')?.split(' ');
  if (shown) for (const box of boxes) box.checked = shown.includes(box.value);
  update();
}

function selectsOf(form: HTMLFormElement) {
  const select = (name: string) => {
    const found = form.elements.namedItem(name);
    if (!(found instanceof HTMLSelectElement)) throw new TypeError(`The form has no ${name}.`);
    return found;
  };
  return { from: select('from'), to: select('to') };
}

/** Shows the codemods of exports that have a row, and those of versions between the two. */
function chooseCodemods({ after, upTo }: Choice): void {
  const changed = new Set(
    [...document.querySelectorAll(`[${changesOfAttribute}]`)]
      .filter((group) => group.querySelector(`tr[id]:not([${excludedAttribute}])`))
      .map((group) => group.getAttribute(changesOfAttribute)),
  );
  for (const codemod of document.querySelectorAll('.d-changes-codemods li')) {
    const of = codemod.getAttribute(codemodOfAttribute);
    const code = codemod.getAttribute(sinceAttribute);
    const isBetween = code === null || (code > after && code <= upTo);
    const isShown = isBetween && (of === null || changed.has(of));
    codemod.toggleAttribute(excludedAttribute, !isShown);
  }
}

/** Returns the version in the list that a version belongs to: `6.4` for 6.4.12. Empty if there is none. */
function chooseKnown(version: string, known: readonly string[]): string {
  if (known.includes(version)) return version;
  const minor = version.split('.').slice(0, 2).join('.');
  return known.find((one) => one === minor) ?? '';
}
