import type { Messages } from '../../i18n';
import { settingsId } from '../../lib/element-ids';
import { Icon } from '../icons/Icon';
import { SettingsGroup } from './SettingsGroup';

interface SettingsDrawerProps {
  readonly t: Messages;
}

/**
 * The reader's settings (SPEC TH-5): a button and the native popover that it opens. The behaviours `color-mode` and
 * `display-settings` serve the radio buttons. Hidden where scripts cannot run, as nothing could be set.
 */
export function SettingsDrawer({ t }: SettingsDrawerProps) {
  return (
    <>
      <button
        type="button"
        className="d-icon-button d-settings-opener"
        popoverTarget={settingsId}
        aria-label={t.settings}
        title={t.settings}
      >
        <Icon name="settings" />
      </button>
      <div id={settingsId} className="d-settings" popover="auto" data-label={t.settings}>
        <div className="d-settings-head">
          <span>{t.settings}</span>
          <button
            type="button"
            className="d-icon-button"
            popoverTarget={settingsId}
            popoverTargetAction="hide"
            aria-label={t.closeSettings}
          >
            <Icon name="close" />
          </button>
        </div>
        <SettingsGroup
          t={t}
          name="colorMode"
          options={['light', 'dark', 'system']}
          data-color-mode=""
        />
        <SettingsGroup t={t} name="direction" options={['ltr', 'rtl']} data-setting="direction" />
        <SettingsGroup
          t={t}
          name="density"
          options={['comfortable', 'dense']}
          data-setting="density"
        />
        <SettingsGroup t={t} name="slash" options={['off', 'on']} data-setting="slash" />
        <p className="d-settings-scope">{t.settingsScope}</p>
      </div>
    </>
  );
}
