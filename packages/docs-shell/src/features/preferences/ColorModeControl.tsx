import type { ColorMode } from '../../theme/color-mode';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';
import { colorModeAttribute } from './contract';

interface ColorModeControlProps {
  readonly t: Messages;
}

const modes = ['light', 'dark', 'system'] as const satisfies readonly ColorMode[];

/** Radio buttons for the color mode. `color-mode.client.ts` checks the stored one. Hidden without JavaScript. */
export function ColorModeControl({ t }: ColorModeControlProps) {
  return (
    <fieldset className="d-color-mode" role="radiogroup" {...{ [colorModeAttribute]: '' }}>
      <legend className="d-visually-hidden">{t.colorMode}</legend>
      {modes.map((mode) => (
        <label key={mode} className="d-color-mode-option" title={t[mode]}>
          <input type="radio" name="d-color-mode" value={mode} />
          <Icon name={mode} />
          <span className="d-visually-hidden">{t[mode]}</span>
        </label>
      ))}
    </fieldset>
  );
}
