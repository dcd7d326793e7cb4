import type { Messages } from '../../i18n';
import { Drawer } from '../drawer/Drawer';
import { Icon } from '../icons/Icon';
import { colorModeAttribute, settingAttribute, settingsId, settingsScopeClass } from './contract';
import { SettingsGroup } from './SettingsGroup';

interface SettingsDrawerProps {
  readonly t: Messages;
}

/**
 * The button that opens the reader's settings, and the drawer. `color-mode.client.ts` and `display-settings.client.ts`
 * handle the radio buttons. Hidden without JavaScript.
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
      <Drawer
        id={settingsId}
        className="d-settings"
        label={t.settings}
        title={t.settings}
        closeLabel={t.closeSettings}
      >
        <SettingsGroup
          t={t}
          name="colorMode"
          options={['light', 'dark', 'system']}
          marker={{ [colorModeAttribute]: '' }}
        />
        <SettingsGroup
          t={t}
          name="direction"
          options={['ltr', 'rtl']}
          marker={{ [settingAttribute]: 'direction' }}
        />
        <SettingsGroup
          t={t}
          name="density"
          options={['comfortable', 'dense']}
          marker={{ [settingAttribute]: 'density' }}
        />
        <SettingsGroup
          t={t}
          name="slash"
          options={['off', 'on']}
          marker={{ [settingAttribute]: 'slash' }}
        />
        <p className={settingsScopeClass}>{t.settingsScope}</p>
      </Drawer>
    </>
  );
}
