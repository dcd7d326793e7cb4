import { eventAttributes } from '../analytics';
import type { ColorMode } from '../../theme';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';

interface ColorModeControlProps {
  readonly t: Messages;
}

const modes = ['light', 'dark', 'system'] as const satisfies readonly ColorMode[];

/** Three radio buttons; the behaviour `color-mode` checks the chosen one. Hidden where scripts cannot run. */
export function ColorModeControl({ t }: ColorModeControlProps) {
  return (
    <fieldset className="d-color-mode" role="radiogroup" data-color-mode>
      <legend className="d-visually-hidden">{t.colorMode}</legend>
      {modes.map((mode) => (
        <label key={mode} className="d-color-mode-option" title={t[mode]}>
          <input
            type="radio"
            name="d-color-mode"
            value={mode}
            {...eventAttributes('settings', { action: mode })}
          />
          <Icon name={mode} />
          <span className="d-visually-hidden">{t[mode]}</span>
        </label>
      ))}
    </fieldset>
  );
}
