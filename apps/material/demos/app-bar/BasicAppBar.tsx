import Menu from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function BasicAppBar() {
  return (
    <AppBar position="static" component="div">
      <Toolbar>
        <IconButton color="inherit" edge="start" aria-label="Menu" sx={{ marginInlineEnd: 1 }}>
          <Menu />
        </IconButton>
        <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
          Recipes
        </Typography>
        <Button color="inherit">Sign in</Button>
      </Toolbar>
    </AppBar>
  );
}
