import Folder from '@mui/icons-material/Folder';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const folders = ['Contracts', 'Photos', 'Travel'];

export default function DenseLists() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {[false, true].map((dense) => (
        <div key={String(dense)}>
          <Typography variant="subtitle2" component="p">
            {dense ? 'dense' : 'default'}
          </Typography>
          <List dense={dense} aria-label={dense ? 'Dense folders' : 'Folders'}>
            {folders.map((folder) => (
              <ListItem key={folder}>
                <ListItemIcon>
                  <Folder fontSize={dense ? 'small' : 'medium'} />
                </ListItemIcon>
                <ListItemText primary={folder} />
              </ListItem>
            ))}
          </List>
        </div>
      ))}
    </Box>
  );
}
