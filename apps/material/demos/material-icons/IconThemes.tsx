import Lightbulb from '@mui/icons-material/Lightbulb';
import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import LightbulbRounded from '@mui/icons-material/LightbulbRounded';
import LightbulbSharp from '@mui/icons-material/LightbulbSharp';
import LightbulbTwoTone from '@mui/icons-material/LightbulbTwoTone';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const themes = [
  { name: 'Filled', icon: <Lightbulb fontSize="large" /> },
  { name: 'Outlined', icon: <LightbulbOutlined fontSize="large" /> },
  { name: 'Rounded', icon: <LightbulbRounded fontSize="large" /> },
  { name: 'TwoTone', icon: <LightbulbTwoTone fontSize="large" /> },
  { name: 'Sharp', icon: <LightbulbSharp fontSize="large" /> },
];

export default function IconThemes() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {themes.map(({ name, icon }) => (
        <Box key={name} sx={{ textAlign: 'center' }}>
          {icon}
          <Typography variant="body2">{name}</Typography>
        </Box>
      ))}
    </Box>
  );
}
