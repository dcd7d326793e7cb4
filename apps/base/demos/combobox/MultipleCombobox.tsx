import { useId } from 'react';
import { Combobox } from '@base-ui/react/combobox';
import '../theme.css';
import './combobox.css';

const skills = ['Carpentry', 'Cooking', 'First aid', 'Navigation', 'Rigging', 'Welding'];

export default function MultipleCombobox() {
  const id = useId();
  return (
    <Combobox.Root items={skills} multiple defaultValue={['Cooking', 'First aid']}>
      <div className="combobox-field">
        <label htmlFor={id} className="combobox-label">
          Skills
        </label>
        <Combobox.InputGroup className="combobox-input-group">
          <Combobox.Chips className="combobox-chips" aria-label="Selected skills">
            <Combobox.Value>
              {(selected: string[]) => (
                <>
                  {selected.map((skill) => (
                    <Combobox.Chip key={skill} className="combobox-chip" aria-label={skill}>
                      {skill}
                      <Combobox.ChipRemove
                        className="combobox-button"
                        aria-label={`Remove ${skill}`}
                      >
                        ✕
                      </Combobox.ChipRemove>
                    </Combobox.Chip>
                  ))}
                  <Combobox.Input id={id} className="combobox-input" />
                </>
              )}
            </Combobox.Value>
          </Combobox.Chips>
        </Combobox.InputGroup>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className="combobox-positioner" sideOffset={4}>
          <Combobox.Popup className="combobox-popup">
            <Combobox.Empty className="combobox-message">No skill found.</Combobox.Empty>
            <Combobox.List>
              {(skill: string) => (
                <Combobox.Item key={skill} value={skill} className="combobox-item">
                  <Combobox.ItemIndicator className="combobox-check">✓</Combobox.ItemIndicator>
                  <span className="combobox-text">{skill}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
