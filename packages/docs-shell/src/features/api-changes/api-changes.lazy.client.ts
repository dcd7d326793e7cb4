import { applyReaderVersions } from '../../client/reader-version-styles';
import { encodeVersion } from '../../lib/encode-version';
import { findVersions } from '../../lib/find-versions';
import {
  parseReaderVersions,
  type ReaderVersions,
  readerVersionsKey,
  sinceAttribute,
} from '../../theme/reader-version';
import { createSafeStorage } from '../../theme/safe-storage';
import { rowFilterClass } from '../row-filter/contract';
import { changeEffects } from './change-effects';
import {
  returnedInAttribute,
  changesOfAttribute,
  codemodOfAttribute,
  changesPackageAttribute,
  effectAttribute,
  excludedAttribute,
  noChangesAttribute,
  noVersionAttribute,
  packageFileAttribute,
  rememberAttribute,
  rememberedAttribute,
  unknownNamesAttribute,
  upgradeId,
} from './contract';
import { isChosen, type Choice } from './is-chosen';
import { findParts } from './load-parts.client';
import { nameVersion, type PlannedChange, planUpgrade, type ShownVersion } from './plan-upgrade';
import { type RowChange, showUpgrade } from './show-upgrade.client';

const storage = createSafeStorage(() => localStorage);

/**
 * Shows the changes between two versions, and keeps the choice in the address. Without one, the changes after the
 * reader’s own version are shown. A choice that the reader made before this code arrived stays.
 */
export function activateChanges(form: HTMLFormElement): void {
  const { from, to, components } = fieldsOf(form);
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name=show]')];
  const fold = document.getElementById(upgradeId);
  const status = form.querySelector(`[role=status]:not(.${rowFilterClass} *)`);
  const packageName = form.getAttribute(changesPackageAttribute) ?? '';
  const versions = [...to.options].map((option) => ({
    text: option.value,
    code: option.getAttribute(sinceAttribute) ?? '',
  }));
  const newest = versions[0]?.text ?? '';
  const codeOf = (value: string) => versions.find(({ text }) => text === value)?.code ?? '';
  const codemods = [...document.querySelectorAll(`#${upgradeId} > ul > li`)].map((item) => ({
    command: item.textContent,
    of: item.getAttribute(codemodOfAttribute),
    code: item.getAttribute(sinceAttribute),
  }));
  const words = form.querySelector<HTMLInputElement>(`.${rowFilterClass} input`);
  const parts = findParts();
  let rows = collectRows();
  let turns = 0;
  const known = parts?.names ?? rows.map(({ of }) => of);
  const names = new Map(known.map((name) => [name.toLowerCase(), name]));

  const readChoice = (): Choice => ({
    after: codeOf(from.value),
    upTo: codeOf(to.value),
    effects: boxes.filter((box) => box.checked).map(({ value }) => value),
  });
  const isEverything = () =>
    from.value === '' &&
    to.value === newest &&
    components.value === '' &&
    boxes.every(({ checked }) => checked);

  /** Loads what a choice needs. Until the reader chooses something, a long history shows its summary. */
  const update = async () => {
    const choice = readChoice();
    let isTable = true;
    if (parts) {
      const needsRows = !isEverything() || (words?.value ?? '') !== '';
      const turn = (turns += 1);
      const hasRows = needsRows && (await parts.load(choice, form));
      // While the pages were loading, the reader may have chosen something else.
      if (turn !== turns) return;
      parts.showRows(hasRows);
      isTable = hasRows;
      rows = collectRows();
    }
    show(choice, isTable);
  };

  const show = (choice: Choice, isTable: boolean) => {
    const wanted = splitNames(components.value);
    const chosen = new Set(wanted.flatMap((name) => names.get(name.toLowerCase()) ?? []));
    const isWanted = ({ of }: PlannedChange) => wanted.length === 0 || chosen.has(of);
    for (const change of rows) {
      const isShown = isChosen(change, choice) && isWanted(change);
      change.row.toggleAttribute(excludedAttribute, !isShown);
    }
    const unknown = wanted.filter((name) => !names.has(name.toLowerCase()));
    const isEmpty = isTable && rows.every(({ row }) => row.hasAttribute(excludedAttribute));
    const message = unknown.length > 0 ? unknownNamesAttribute : isEmpty ? noChangesAttribute : '';
    const text = message === '' ? '' : status?.getAttribute(message);
    if (status) status.textContent = (text ?? '').replace('{names}', unknown.join(', '));
    const source = { packageName, versions, changes: rows.filter(isWanted), codemods };
    showUpgrade(from.value === '' ? [] : planUpgrade(source, choice));
  };

  const writeAddress = () => {
    const address = new URL(location.href);
    const shown = boxes.filter((box) => box.checked).map(({ value }) => value);
    const isAll = shown.length === changeEffects.length;
    for (const [name, value] of [
      ['from', from.value],
      ['to', to.value === newest ? '' : to.value],
      ['of', splitNames(components.value).join(' ')],
      ['show', isAll ? '' : shown.join(' ')],
    ] as const) {
      if (value === '') address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    history.replaceState(history.state, '', address);
  };

  const remember = async (named: ReaderVersions) => {
    const stored = { ...parseReaderVersions(storage.get(readerVersionsKey)), ...named };
    storage.set(readerVersionsKey, JSON.stringify(stored));
    applyReaderVersions(stored);
    const own = named[packageName];
    if (own !== undefined) from.value = chooseKnown(own, versions);
    await update();
    const text = status?.getAttribute(own === undefined ? noVersionAttribute : rememberedAttribute);
    if (status) status.textContent = (text ?? '').replace('{version}', own ?? '');
    writeAddress();
  };

  const readFile = async (file: File | undefined) => {
    if (file) await remember(findVersions(await file.text()));
  };

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.hasAttribute(packageFileAttribute)) {
      void readFile(target.files?.[0]);
      return;
    }
    void update();
    writeAddress();
    if (from.value !== '') fold?.toggleAttribute('open', true);
  });
  form.querySelector(`[${rememberAttribute}]`)?.addEventListener('click', () => {
    const text = from.value || to.value;
    void remember({ [packageName]: nameVersion({ text, code: codeOf(text) }) });
  });
  form.addEventListener('dragover', (event) => event.preventDefault());
  form.addEventListener('drop', (event) => {
    event.preventDefault();
    void readFile(event.dataTransfer?.files[0]);
  });

  if (parts) words?.addEventListener('input', () => void update());

  if (!isEverything()) {
    void update();
    writeAddress();
    return;
  }
  const query = new URLSearchParams(location.search);
  const own = parseReaderVersions(storage.get(readerVersionsKey))[packageName];
  from.value = chooseKnown(query.get('from') ?? own ?? '', versions);
  to.value = chooseKnown(query.get('to') ?? '', versions) || newest;
  components.value = splitNames(query.get('of') ?? '').join(', ');
  const shown = query.get('show')?.split(' ');
  if (shown) for (const box of boxes) box.checked = shown.includes(box.value);
  const anchor = location.hash.slice(1);
  const [, code] = /-(\d{6,})(?:-\d+)?$/.exec(anchor) ?? [];
  if (code === undefined) {
    void update();
    return;
  }
  // The address is that of a change: the choice has to include it.
  const isSummary = parts !== undefined && isEverything();
  if (isSummary || code <= codeOf(from.value) || code > codeOf(to.value)) {
    const index = versions.findLastIndex((version) => version.code >= code);
    to.value = versions[index]?.text ?? newest;
    from.value = versions[index + 1]?.text ?? '';
    writeAddress();
  }
  // The browser goes to the target again, which may not have been in the page before.
  void update().then(() => location.replace(location.href));
}

/** Lists the changes in the table. */
function collectRows(): (RowChange & { readonly of: string })[] {
  return [...document.querySelectorAll(`[${effectAttribute}]`)].map((row) => ({
    row,
    of: row.closest(`[${changesOfAttribute}]`)?.getAttribute(changesOfAttribute) ?? '',
    code: row.getAttribute(sinceAttribute) ?? '',
    effect: row.getAttribute(effectAttribute) ?? '',
    returnedIn: row.getAttribute(returnedInAttribute),
  }));
}

function fieldsOf(form: HTMLFormElement) {
  const select = (name: string) => {
    const found = form.elements.namedItem(name);
    if (!(found instanceof HTMLSelectElement)) throw new TypeError(`The form has no ${name}.`);
    return found;
  };
  const components = form.elements.namedItem('of');
  if (!(components instanceof HTMLInputElement)) throw new TypeError('The form has no of.');
  return { from: select('from'), to: select('to'), components };
}

/** Returns the names in a list with commas, spaces or both. */
function splitNames(text: string): string[] {
  return text.split(/[\s,]+/).filter((name) => name !== '');
}

/** Returns the text of the version in the list that a version belongs to: `6.4` for 6.4.12. Empty if there is none. */
function chooseKnown(version: string, versions: readonly ShownVersion[]): string {
  const minor = version.split('.').slice(0, 2).join('.');
  const code = encodeVersion(version);
  const found =
    versions.find(({ text }) => text === version || text === minor) ??
    versions.find((candidate) => candidate.code === code);
  return found?.text ?? '';
}
