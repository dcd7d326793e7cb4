import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function BasicSpeedDial() {
  return (
    <Box sx={{ width: '100%', height: 280, position: 'relative' }}>
      <SpeedDial
        ariaLabel="Create"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 8, insetInlineEnd: 8 }}
      >
        <SpeedDialAction
          icon={<DescriptionOutlined />}
          slotProps={{ tooltip: { title: 'New document' } }}
        />
        <SpeedDialAction
          icon={<FolderOutlined />}
          slotProps={{ tooltip: { title: 'New folder' } }}
        />
        <SpeedDialAction icon={<UploadFile />} slotProps={{ tooltip: { title: 'Upload' } }} />
      </SpeedDial>
    </Box>
  );
}
