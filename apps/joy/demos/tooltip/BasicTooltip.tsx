import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Tooltip from '@mui/joy/Tooltip';

const tools = [
  { name: 'Zoom in', path: 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z' },
  { name: 'Zoom out', path: 'M5 11h14v2H5z' },
  {
    name: 'Whole chart',
    path: 'M4 4h6v2H6v4H4zm10 0h6v6h-2V6h-4zM4 14h2v4h4v2H4zm14 0h2v6h-6v-2h4z',
  },
];

export default function BasicTooltip() {
  return (
    <Stack direction="row" spacing={1}>
      {tools.map(({ name, path }) => (
        <Tooltip key={name} title={name}>
          <IconButton variant="outlined">
            <SvgIcon>
              <path d={path} />
            </SvgIcon>
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
