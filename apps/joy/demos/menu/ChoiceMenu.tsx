import { useState } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const orders = ['By name', 'By length', 'By year'];

export default function ChoiceMenu() {
  const [order, setOrder] = useState('By name');
  return (
    <Dropdown>
      <MenuButton variant="soft" endDecorator="▾">
        {order}
      </MenuButton>
      <Menu aria-label="Order of the boats" size="sm">
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => setOrder(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
