import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import Close from '@mui/icons-material/Close';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MicNone from '@mui/icons-material/MicNone';
import Place from '@mui/icons-material/Place';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon, { speedDialIconClasses } from '@mui/material/SpeedDialIcon';

export default function OpenIconSpeedDial() {
  return (
    <Box sx={{ width: '100%', height: 280, position: 'relative' }}>
      <SpeedDial
        ariaLabel="Add to the journal"
        icon={<SpeedDialIcon icon={<EditOutlined />} openIcon={<Close />} />}
        FabProps={{ color: 'secondary', size: 'medium' }}
        sx={{
          position: 'absolute',
          bottom: 8,
          insetInlineEnd: 8,
          // The icons change without the default rotation.
          [`& .${speedDialIconClasses.icon}, & .${speedDialIconClasses.openIcon}`]: {
            transform: 'none',
          },
        }}
      >
        <SpeedDialAction
          icon={<AddAPhotoOutlined />}
          slotProps={{ tooltip: { title: 'Photo' }, fab: { color: 'secondary' } }}
        />
        <SpeedDialAction
          icon={<MicNone />}
          slotProps={{ tooltip: { title: 'Voice note' }, fab: { color: 'secondary' } }}
        />
        <SpeedDialAction
          icon={<Place />}
          slotProps={{ tooltip: { title: 'Place' }, fab: { color: 'secondary' } }}
        />
      </SpeedDial>
    </Box>
  );
}
