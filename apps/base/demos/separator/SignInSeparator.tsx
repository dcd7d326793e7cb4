import { useId } from 'react';
import { Button } from '@base-ui/react/button';
import { Separator } from '@base-ui/react/separator';
import '../theme.css';
import '../forms/forms.css';
import './separator.css';

export default function SignInSeparator() {
  const emailId = useId();

  return (
    <form className="separator-card separator-stack" onSubmit={(event) => event.preventDefault()}>
      <label className="forms-label" htmlFor={emailId}>
        Email
      </label>
      <input id={emailId} className="forms-input" type="email" autoComplete="email" />
      <Button className="button button-strong" type="submit">
        Continue
      </Button>
      <Separator className="separator-text">or</Separator>
      <Button className="button">Continue with a passkey</Button>
    </form>
  );
}
