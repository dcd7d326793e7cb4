import MenuList from '@mui/material/MenuList';

export default function MenuListExample() {
  return <MenuList>Menu list</MenuList>;
}
