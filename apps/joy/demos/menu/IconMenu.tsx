import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import ListDivider from '@mui/joy/ListDivider';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import SvgIcon from '@mui/joy/SvgIcon';

function Icon({ path }: { path: string }) {
  return (
    <SvgIcon>
      <path d={path} />
    </SvgIcon>
  );
}

export default function IconMenu() {
  return (
    <Dropdown>
      <MenuButton
        aria-label="Actions for Seagull"
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'outlined', color: 'neutral' } }}
      >
        <Icon path="M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4m0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4m0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4" />
      </MenuButton>
      <Menu aria-label="Actions for Seagull" placement="bottom-start">
        <MenuItem>
          <ListItemDecorator>
            <Icon path="M4 17.3V20h2.7L16 10.7 13.3 8zM18 8.7l-2.7-2.7 1.4-1.4 2.7 2.7z" />
          </ListItemDecorator>
          Rename
        </MenuItem>
        <ListDivider />
        <MenuItem variant="soft" color="danger">
          <ListItemDecorator>
            <Icon path="M7 21V8h10v13zM9 4h6l1 1h3v2H5V5h3z" />
          </ListItemDecorator>
          Sell
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
