import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function BasicAppBar() {
  return (
    <AppBar position="static" component="div">
      <Toolbar>
        <IconButton color="inherit" edge="start" aria-label="Menu" sx={{ marginInlineEnd: 1 }}>
          <SvgIcon>
            <path d="M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z" />
          </SvgIcon>
        </IconButton>
        <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
          Recipes
        </Typography>
        <Button color="inherit">Sign in</Button>
      </Toolbar>
    </AppBar>
  );
}
