import { Flex, Text, TextField } from '@radix-ui/themes';

export default function FieldError() {
  return (
    <Flex direction="column" gap="1">
      <Text as="label" htmlFor="radix-email">
        Email
      </Text>
      <TextField.Root
        id="radix-email"
        color="red"
        defaultValue="ada"
        aria-invalid
        aria-describedby="radix-error"
      />
      <Text id="radix-error" color="red">
        Write an address with an @.
      </Text>
    </Flex>
  );
}
