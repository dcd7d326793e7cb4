import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';

export default function MenuListExample() {
  return (
    <MenuList>
      <MenuItem>Menu item</MenuItem>
      <MenuItem>Menu item</MenuItem>
      <MenuItem>Menu item</MenuItem>
    </MenuList>
  );
}
