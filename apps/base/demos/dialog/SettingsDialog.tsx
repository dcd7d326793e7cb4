import { useState } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import { Switch } from '@base-ui/react/switch';
import '../theme.css';
import '../forms/forms.css';
import '../switch/switch.css';
import './dialog.css';

interface Profile {
  email: string;
  newsletter: boolean;
}

export default function SettingsDialog() {
  const [open, setOpen] = useState(false);
  const [profile, setProfile] = useState<Profile>({
    email: 'ana@example.com',
    newsletter: true,
  });

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <div className="dialog-row">
        <Dialog.Trigger className="button">Edit profile</Dialog.Trigger>
        <output>
          {profile.email}, {profile.newsletter ? 'with' : 'without'} newsletter
        </output>
      </div>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="dialog-popup">
          <Dialog.Title className="dialog-title">Profile</Dialog.Title>
          <Form<Profile>
            className="dialog-form"
            onFormSubmit={(values) => {
              setProfile(values);
              setOpen(false);
            }}
          >
            <Field.Root className="forms-field" name="email">
              <Field.Label className="forms-label">Email</Field.Label>
              <Field.Control
                className="forms-input"
                type="email"
                required
                autoComplete="email"
                defaultValue={profile.email}
              />
              <Field.Error className="forms-error" match="valueMissing">
                Enter your email address.
              </Field.Error>
              <Field.Error className="forms-error" match="typeMismatch">
                Enter an address such as name@example.com.
              </Field.Error>
            </Field.Root>
            <Field.Root name="newsletter">
              <Field.Label className="switch-row">
                Newsletter
                <Switch.Root className="switch" defaultChecked={profile.newsletter}>
                  <Switch.Thumb className="switch-thumb" />
                </Switch.Root>
              </Field.Label>
            </Field.Root>
            <div className="dialog-actions">
              <Dialog.Close className="button">Cancel</Dialog.Close>
              <button type="submit" className="button button-strong">
                Save
              </button>
            </div>
          </Form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
