import type { Messages } from '../../i18n';
import type { ColorMode } from '../../theme/color-mode';
import type { Density, Direction, SlashKey } from '../../theme/display-settings';
import { Drawer } from '../drawer/Drawer';
import { Icon } from '../icons/Icon';
import {
  colorModeAttribute,
  settingAttribute,
  type SettingName,
  settingsGroupClass,
  settingsId,
  settingsScopeClass,
  forgetMessageAttribute,
  readerVersionsId,
} from './contract';

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
          attributes={{ [colorModeAttribute]: '' }}
        />
        <SettingsGroup
          t={t}
          name="direction"
          options={['ltr', 'rtl']}
          attributes={{ [settingAttribute]: 'direction' }}
        />
        <SettingsGroup
          t={t}
          name="density"
          options={['comfortable', 'dense']}
          attributes={{ [settingAttribute]: 'density' }}
        />
        <SettingsGroup
          t={t}
          name="slash"
          options={['off', 'on']}
          attributes={{ [settingAttribute]: 'slash' }}
        />
        <ReaderVersions t={t} />
        <p className={settingsScopeClass}>{t.settingsScope}</p>
      </Drawer>
    </>
  );
}

interface SettingsGroupProps {
  readonly t: Messages;
  readonly name: 'colorMode' | 'density' | 'direction' | 'slash';
  readonly options: readonly (ColorMode | Density | Direction | SlashKey)[];
  /** The attribute by which browser code finds the radio buttons. */
  readonly attributes:
    | { readonly [colorModeAttribute]: '' }
    | { readonly [settingAttribute]: SettingName };
}

/** A group of the settings drawer: radio buttons that look like one bar. */
function SettingsGroup({ t, name, options, attributes }: SettingsGroupProps) {
  return (
    <fieldset className={settingsGroupClass} role="radiogroup" {...attributes}>
      <legend>{t[name]}</legend>
      <div className="d-settings-options">
        {options.map((option) => (
          <label key={option} className="d-settings-option">
            <input type="radio" name={`d-settings-${name}`} value={option} />
            <Icon name={option} />
            <span>{t[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ReaderVersionsProps {
  readonly t: Messages;
}

/** The section of the settings drawer with the versions of packages that the reader uses. API pages mark what is newer. */
function ReaderVersions({ t }: ReaderVersionsProps) {
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
