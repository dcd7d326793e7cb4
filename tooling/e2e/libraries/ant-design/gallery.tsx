import { Button, Checkbox, Dropdown, Flex, Form, Input, Modal, Switch, Tabs, Tooltip } from 'antd';

/** One of each component that demos use, for the styles that all pages share. */
export const gallery = (
  <>
    <Button />
    <Checkbox />
    <Dropdown menu={{ items: [{ key: 'a', label: 'a' }] }} open getPopupContainer={(node) => node}>
      <Button />
    </Dropdown>
    <Flex />
    <Form>
      <Form.Item label="a" help="a" validateStatus="error">
        <Input />
      </Form.Item>
    </Form>
    <Modal open getContainer={false} />
    <Switch />
    <Tabs items={[{ key: 'a', label: 'a' }]} />
    <Tooltip title="a" open>
      <Button />
    </Tooltip>
  </>
);
