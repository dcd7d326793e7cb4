import { Input, Label, TextField as Field } from 'react-aria-components';
import styles from './fields.module.css';

export default function TextField() {
  return (
    <Field className={styles.field}>
      <Label>Name</Label>
      <Input className={styles.input} />
    </Field>
  );
}
