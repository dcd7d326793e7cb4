import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

function PlusIcon() {
  return (
    <SvgIcon>
      <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
    </SvgIcon>
  );
}

export default function ButtonDecorators() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button size="sm" startDecorator={<PlusIcon />}>
        Add row
      </Button>
      <Button startDecorator={<PlusIcon />}>Add column</Button>
      <Button size="lg" variant="soft" endDecorator="12">
        Open tasks
      </Button>
      <IconButton aria-label="Add comment" variant="outlined">
        <PlusIcon />
      </IconButton>
    </Stack>
  );
}
