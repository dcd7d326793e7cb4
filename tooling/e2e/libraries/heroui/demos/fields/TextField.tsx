import { Input, Label, TextField as Field } from '@heroui/react';

export default function TextField() {
  return (
    <Field className="max-w-64">
      <Label>Name</Label>
      <Input />
    </Field>
  );
}
