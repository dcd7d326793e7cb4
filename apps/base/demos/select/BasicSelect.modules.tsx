import { Select } from '@base-ui/react/select';
import '../theme.css';
import styles from './select.module.css';

const rooms = [
  { value: 'atelier', label: 'Atelier' },
  { value: 'library', label: 'Library' },
  { value: 'garden', label: 'Garden room' },
];

export default function BasicSelect() {
  return (
    <Select.Root items={rooms} defaultValue="library">
      <div className={styles.field}>
        <Select.Label className={styles.label}>Room</Select.Label>
        <Select.Trigger className={styles.trigger}>
          <Select.Value className={styles.value} />
          <Select.Icon>▾</Select.Icon>
        </Select.Trigger>
      </div>
      <Select.Portal>
        <Select.Positioner className={styles.positioner}>
          <Select.Popup className={styles.popup}>
            <Select.List>
              {rooms.map(({ value, label }) => (
                <Select.Item key={value} value={value} className={styles.item}>
                  <Select.ItemIndicator className={styles.check}>✓</Select.ItemIndicator>
                  <Select.ItemText className={styles.text}>{label}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
