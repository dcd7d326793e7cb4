import { Flex, Text, TextField as Field } from '@radix-ui/themes';

export default function TextField() {
  return (
    <Flex direction="column" gap="1" asChild>
      <label>
        <Text>Name</Text>
        <Field.Root />
      </label>
    </Flex>
  );
}
