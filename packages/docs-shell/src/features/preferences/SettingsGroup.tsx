import { eventAttributes } from '../analytics';
import type { ColorMode, Density, Direction, SlashKey } from '../../theme';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';
import {
  settingsGroupClass,
  type colorModeAttribute,
  type settingAttribute,
  type SettingName,
} from './contract';

interface SettingsGroupProps {
  readonly t: Messages;
  readonly name: 'colorMode' | 'density' | 'direction' | 'slash';
  readonly options: readonly (ColorMode | Density | Direction | SlashKey)[];
  /** The attribute by which browser code finds the radio buttons. */
  readonly marker:
    { readonly [colorModeAttribute]: '' } | { readonly [settingAttribute]: SettingName };
}

/** A group of the settings drawer: radio buttons that look like one bar. */
export function SettingsGroup({ t, name, options, marker }: SettingsGroupProps) {
  return (
    <fieldset className={settingsGroupClass} role="radiogroup" {...marker}>
      <legend>{t[name]}</legend>
      <div className="d-settings-options">
        {options.map((option) => (
          <label key={option} className="d-settings-option">
            <input
              type="radio"
              name={`d-settings-${name}`}
              value={option}
              {...eventAttributes('settings', { action: option })}
            />
            <Icon name={option} />
            <span>{t[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
