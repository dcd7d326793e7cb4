import { TextInput } from '@mantine/core';

export default function TextField() {
  return <TextInput label="Name" />;
}
