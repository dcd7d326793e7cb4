import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';

export default function MenuListExample() {
  return (
    <MenuList>
      <MenuItem>Menu item</MenuItem>
      <MenuItem>Menu item</MenuItem>
      <MenuItem>Menu item</MenuItem>
    </MenuList>
  );
}
