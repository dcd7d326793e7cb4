import { Field, Input } from '@chakra-ui/react';

export default function TextField() {
  return (
    <Field.Root>
      <Field.Label>Name</Field.Label>
      <Input />
    </Field.Root>
  );
}
