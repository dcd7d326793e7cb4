import { Form, Input } from 'antd';

export default function FieldError() {
  return (
    <Form layout="vertical">
      <Form.Item
        label="Email"
        htmlFor="ant-email"
        validateStatus="error"
        help="Write an address with an @."
      >
        <Input id="ant-email" defaultValue="ada" />
      </Form.Item>
    </Form>
  );
}
