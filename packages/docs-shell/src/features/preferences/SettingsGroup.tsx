import { eventAttributes } from '../analytics';
import type { ColorMode, Density, Direction, SlashKey } from '../../theme';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';

interface SettingsGroupProps {
  readonly t: Messages;
  readonly name: 'colorMode' | 'density' | 'direction' | 'slash';
  readonly options: readonly (ColorMode | Density | Direction | SlashKey)[];
  readonly 'data-color-mode'?: '';
  readonly 'data-setting'?: 'density' | 'direction' | 'slash';
}

/** One choice of the settings drawer: radio buttons that look like one bar. */
export function SettingsGroup({ t, name, options, ...marks }: SettingsGroupProps) {
  return (
    <fieldset className="d-settings-group" role="radiogroup" {...marks}>
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
