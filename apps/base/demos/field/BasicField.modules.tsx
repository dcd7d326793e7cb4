import { Field } from '@base-ui/react/field';
import '../theme.css';
import styles from './field.module.css';

export default function BasicField() {
  return (
    <div className={styles.root}>
      <Field.Root className={styles.field} validationMode="onBlur">
        <Field.Label className={styles.label}>Email</Field.Label>
        <Field.Control className={styles.input} type="email" required autoComplete="email" />
        <Field.Description className={styles.note}>We send the ticket here.</Field.Description>
        <Field.Error className={styles.error} match="valueMissing">
          Enter your email address.
        </Field.Error>
        <Field.Error className={styles.error} match="typeMismatch">
          Enter an email address, such as name@example.com.
        </Field.Error>
      </Field.Root>
    </div>
  );
}
