import { FieldError as Message, Input, Label, TextField } from 'react-aria-components';
import styles from './fields.module.css';

export default function FieldError() {
  return (
    <TextField className={styles.field} isInvalid defaultValue="ada">
      <Label>Email</Label>
      <Input className={styles.input} />
      <Message className={styles.error}>Write an address with an @.</Message>
    </TextField>
  );
}
