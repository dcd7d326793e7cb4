import { useId, useState } from 'react';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const hidden = ['Projects', 'Museum', 'Exhibitions'];

export default function MenuBreadcrumbs() {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <>
      <Breadcrumbs aria-label="Path of the file">
        <Link underline="hover" color="inherit" href="#top">
          Drive
        </Link>
        <IconButton
          size="small"
          aria-label="Folders in between"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHoriz fontSize="small" />
        </IconButton>
        <Link underline="hover" color="inherit" href="#top">
          2026
        </Link>
        <Typography aria-current="page">Entrance.jpg</Typography>
      </Breadcrumbs>
      <Menu id={menuId} anchorEl={anchor} open={open} onClose={close}>
        {hidden.map((folder) => (
          <MenuItem key={folder} component="a" href="#top" onClick={close}>
            {folder}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
