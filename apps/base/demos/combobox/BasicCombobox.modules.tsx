import { useId } from 'react';
import { Combobox } from '@base-ui/react/combobox';
import '../theme.css';
import styles from './combobox.module.css';

const cities = ['Bergen', 'Graz', 'Ljubljana', 'Porto', 'Tartu', 'Turku', 'Utrecht'];

export default function BasicCombobox() {
  const id = useId();
  return (
    <Combobox.Root items={cities}>
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          City
        </label>
        <Combobox.InputGroup className={styles.inputGroup}>
          <Combobox.Input id={id} className={styles.input} placeholder="Choose a city" />
          <Combobox.Clear className={styles.button} aria-label="Clear">
            ✕
          </Combobox.Clear>
          <Combobox.Trigger className={styles.button} aria-label="Show cities">
            ▾
          </Combobox.Trigger>
        </Combobox.InputGroup>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} sideOffset={4}>
          <Combobox.Popup className={styles.popup}>
            <Combobox.Empty className={styles.message}>No city found.</Combobox.Empty>
            <Combobox.List>
              {(city: string) => (
                <Combobox.Item key={city} value={city} className={styles.item}>
                  <Combobox.ItemIndicator className={styles.check}>✓</Combobox.ItemIndicator>
                  <span className={styles.text}>{city}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
