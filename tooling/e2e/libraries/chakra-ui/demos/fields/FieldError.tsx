import { Field, Input } from '@chakra-ui/react';

export default function FieldError() {
  return (
    <Field.Root invalid>
      <Field.Label>Email</Field.Label>
      <Input defaultValue="ada" />
      <Field.ErrorText>Write an address with an @.</Field.ErrorText>
    </Field.Root>
  );
}
