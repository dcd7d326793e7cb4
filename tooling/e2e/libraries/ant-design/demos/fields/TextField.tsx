import { Form, Input } from 'antd';

export default function TextField() {
  return (
    <Form layout="vertical">
      <Form.Item label="Name" htmlFor="ant-name">
        <Input id="ant-name" />
      </Form.Item>
    </Form>
  );
}
