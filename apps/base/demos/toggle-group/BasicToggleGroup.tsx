import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import '../theme.css';
import '../toggle/toggle.css';

export default function BasicToggleGroup() {
  return (
    <ToggleGroup className="toggle-group" aria-label="Map layer" defaultValue={['terrain']}>
      <Toggle className="toggle" value="terrain">
        Terrain
      </Toggle>
      <Toggle className="toggle" value="traffic">
        Traffic
      </Toggle>
      <Toggle className="toggle" value="transit">
        Transit
      </Toggle>
    </ToggleGroup>
  );
}
