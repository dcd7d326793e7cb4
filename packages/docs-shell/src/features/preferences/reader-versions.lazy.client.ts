import { createElement } from '../../client/create-element';
import { followStorage } from '../../client/follow-storage';
import { findVersions } from '../../lib/find-versions';
import {
  parseReaderVersions,
  type ReaderVersions,
  readerVersionsKey,
} from '../../theme/reader-version';
import { applyReaderVersions } from '../../client/reader-version-styles';
import { createSafeStorage } from '../../theme/safe-storage';
import { forgetMessageAttribute } from './contract';

const storage = createSafeStorage(() => localStorage);

/** Lists the reader’s versions, each with a button that forgets it, and reads more from a package.json. */
export function activateReaderVersions(section: HTMLElement): void {
  const list = section.querySelector('ul');
  const input = section.querySelector('input');
  const forget = section.getAttribute(forgetMessageAttribute) ?? '';

  const apply = () => {
    const versions = parseReaderVersions(storage.get(readerVersionsKey));
    applyReaderVersions(versions);
    list?.replaceChildren(
      ...Object.entries(versions).map(([name, version]) => {
        const label = forget.replace('{name}', name);
        const button = createElement('button', { type: 'button', 'aria-label': label }, '×');
        button.addEventListener('click', () => {
          const { [name]: _forgotten, ...rest } = versions;
          save(rest);
        });
        return createElement('li', {}, `${name} ${version} `, button);
      }),
    );
  };
  const save = (versions: ReaderVersions) => {
    storage.set(readerVersionsKey, JSON.stringify(versions));
    apply();
  };
  const read = async () => {
    const text = await input?.files?.[0]?.text();
    const known = parseReaderVersions(storage.get(readerVersionsKey));
    if (text !== undefined) save({ ...known, ...findVersions(text) });
  };

  input?.addEventListener('change', () => void read());
  followStorage([readerVersionsKey], apply);
  apply();
  void read();
}
