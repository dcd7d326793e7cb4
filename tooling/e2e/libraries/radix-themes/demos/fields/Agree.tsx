import { Checkbox, Flex, Text } from '@radix-ui/themes';

export default function Agree() {
  return (
    <Text as="label">
      <Flex gap="2" align="center">
        <Checkbox defaultChecked />I agree
      </Flex>
    </Text>
  );
}
