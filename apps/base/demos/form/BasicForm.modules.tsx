import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import styles from './form.module.css';

export default function BasicForm() {
  const [message, setMessage] = useState('');
  return (
    <Form
      className={styles.form}
      onFormSubmit={(values) => setMessage(`Subscribed: ${String(values['email'])}`)}
    >
      <Field.Root className={styles.field} name="email">
        <Field.Label className={styles.label}>Email</Field.Label>
        <Field.Control className={styles.input} type="email" required autoComplete="email" />
        <Field.Error className={styles.error} />
      </Field.Root>
      <button type="submit" className={`${styles.button} ${styles.strong}`}>
        Subscribe
      </button>
      <span role="status">{message}</span>
    </Form>
  );
}
