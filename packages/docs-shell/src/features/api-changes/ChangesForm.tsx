import { capitalize } from '../../theme/capitalize';
import type { Messages } from '../../i18n';
import { sinceAttribute } from '../../theme/reader-version';
import { searchAttribute } from '../search/contract';
import { RowFilter } from '../row-filter/RowFilter';
import { changeEffects } from './change-effects';
import {
  changesFormId,
  changesPackageAttribute,
  noChangesAttribute,
  noVersionAttribute,
  packageFileAttribute,
  rememberAttribute,
  rememberedAttribute,
  unknownNamesAttribute,
} from './contract';
import type { ChangesView } from './types';

interface ChangesFormProps {
  readonly view: Pick<ChangesView, 'packageName' | 'versions'>;
  readonly t: Messages;
}

/** Chooses two versions, effects and words. Hidden without JavaScript, where it cannot work. */
export function ChangesForm({ view: { packageName, versions }, t }: ChangesFormProps) {
  const options = versions.map(({ text, code }) => (
    <option key={code} value={text} {...{ [sinceAttribute]: code }}>
      {text}
    </option>
  ));
  return (
    <form
      id={changesFormId}
      className="d-changes-form"
      {...{ [changesPackageAttribute]: packageName, [searchAttribute]: 'off' }}
    >
      <label>
        {t.changesFrom}
        <select name="from" autoComplete="off">
          <option value="">{t.changesStart}</option>
          {options}
        </select>
      </label>
      <label>
        {t.changesTo}
        <select name="to" autoComplete="off">
          {options}
        </select>
      </label>
      <label>
        {t.changesOf}
        <input name="of" autoComplete="off" placeholder={t.changesOfHint} />
      </label>
      <fieldset>
        <legend className="d-visually-hidden">{t.changesShow}</legend>
        {changeEffects.map((effect) => (
          <label key={effect}>
            <input type="checkbox" name="show" value={effect} defaultChecked />
            {t[`changes${capitalize(effect)}`]}
          </label>
        ))}
      </fieldset>
      <RowFilter of={t.apiChanges.toLowerCase()} t={t} />
      <p className="d-changes-reader">
        <button type="button" {...{ [rememberAttribute]: '' }}>
          {t.changesRemember}
        </button>
        <label>
          {t.changesPackageFile}
          <input type="file" accept=".json" {...{ [packageFileAttribute]: '' }} />
        </label>
        <span
          role="status"
          {...{
            [rememberedAttribute]: t.changesRemembered,
            [noChangesAttribute]: t.apiFilterNoHit,
            [noVersionAttribute]: t.changesNoVersion,
            [unknownNamesAttribute]: t.changesOfUnknown,
          }}
        />
      </p>
    </form>
  );
}
