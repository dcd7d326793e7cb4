import { FieldError as Message, Input, Label, TextField } from '@heroui/react';

export default function FieldError() {
  return (
    <TextField className="max-w-64" isInvalid defaultValue="ada">
      <Label>Email</Label>
      <Input />
      <Message>Write an address with an @.</Message>
    </TextField>
  );
}
