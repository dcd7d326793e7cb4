import type { Messages } from '../../i18n';
import { forgetMessageAttribute, readerVersionsId, settingsGroupClass } from './contract';

interface ReaderVersionsProps {
  readonly t: Messages;
}

/** The section of the settings drawer with the versions of packages that the reader uses. API pages mark what is newer. */
export function ReaderVersions({ t }: ReaderVersionsProps) {
  return (
    <section
      id={readerVersionsId}
      className={settingsGroupClass}
      {...{ [forgetMessageAttribute]: t.readerVersionsForget }}
    >
      <h2>{t.readerVersions}</h2>
      <ul />
      <label>
        {t.readerVersionsFile}
        <input type="file" accept=".json" />
      </label>
    </section>
  );
}
