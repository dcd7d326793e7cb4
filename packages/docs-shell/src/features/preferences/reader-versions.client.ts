import { onDemand } from '../../client/on-demand';
import { readerVersionsId, settingsId } from './contract';

/** Loads the list of the reader’s versions when the settings drawer opens. */
export function initReaderVersions(): void {
  const section = document.getElementById(readerVersionsId);
  if (!section) {
    return;
  }
  const code = onDemand(() =>
    import('./reader-versions.lazy.client').then(({ activateReaderVersions }) =>
      activateReaderVersions(section),
    ),
  );
  document.getElementById(settingsId)?.addEventListener('beforetoggle', () => void code.preload());
  section.addEventListener('change', () => void code.use(section));
}
