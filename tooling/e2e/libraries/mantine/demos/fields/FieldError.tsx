import { TextInput } from '@mantine/core';

export default function FieldError() {
  return <TextInput label="Email" defaultValue="ada" error="Write an address with an @." />;
}
